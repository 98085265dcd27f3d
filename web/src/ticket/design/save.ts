// A file out of the browser.

/** The browser puts it where it puts downloads. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name.replace(/[\\/:*?"<>|]+/g, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Files that somebody chose: texts by their names, or the archive that they are in. */
export async function given(files: readonly File[]): Promise<{ files?: Record<string, string>; archive?: string }> {
  const packed = files.find(({ name }) => name.endsWith('.zip'));
  if (!packed) return { files: Object.fromEntries(await Promise.all(files.map(async (file) => [file.name, await file.text()] as const))) };
  const bytes = new Uint8Array(await packed.arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return { archive: btoa(letters) };
}
