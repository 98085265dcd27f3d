// The log as it is read.
import type { LogLine } from '../wire/messages';

/** A line that says the one before it again stands in its place: a run is one sentence, however often it stopped. */
export function joined(lines: readonly LogLine[]): LogLine[] {
  return lines.filter((_, place) => !lines[place + 1]?.again);
}
