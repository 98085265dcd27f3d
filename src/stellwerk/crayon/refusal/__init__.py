"""Why an action is not allowed now: the rule, the reason, and the facts to tell it by in any language.

Only asked when something is refused. A refusal without a key is misuse by a program (a number that names nothing):
people, who write names, never meet it.
"""
