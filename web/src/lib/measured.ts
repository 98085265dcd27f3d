// How high something is, told after the browser has laid it out: asking would make it lay out everything at once.
import type { Attachment } from 'svelte/attachments';

export function measured(tell: (height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watcher = new ResizeObserver(([entry]) => tell(entry?.borderBoxSize[0]?.blockSize ?? 0));
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}
