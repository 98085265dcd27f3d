// Whatever carries the id of what is meant gets a frame. A sheet of our own, so that nobody else has to know.
const sheet = new CSSStyleSheet();

/** Frame the things with these ids until the returned function is called. */
export function pointAt(ids: readonly string[]): () => void {
  const where = ids.map((id) => `[data-on="${CSS.escape(id)}"]`).join();
  const frame = `${where}{outline:4px solid var(--accent);outline-offset:1px}`;
  const breathing = `:root:not([data-motion='off']) :is(${where}){animation:meant 1.6s ease-in-out infinite}@keyframes meant{50%{outline-offset:4px}}`;
  if (where) sheet.replaceSync(frame + breathing);
  else sheet.replaceSync('');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((each) => each !== sheet), sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet));
}
