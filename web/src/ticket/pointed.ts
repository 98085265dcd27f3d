// Shown while a mouse or the keyboard is on something. Fingers do not hover: for them a tap pins.
import type { Attachment } from 'svelte/attachments';

export function pointed(show: (on: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const off = () => show(false);
    const over = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && show(true);
    const focused = () => element.matches(':focus-visible') && show(true);
    element.addEventListener('pointerenter', over);
    element.addEventListener('pointerleave', off);
    element.addEventListener('focus', focused);
    element.addEventListener('blur', off);
    return () => {
      element.removeEventListener('pointerenter', over);
      element.removeEventListener('pointerleave', off);
      element.removeEventListener('focus', focused);
      element.removeEventListener('blur', off);
    };
  };
}
