// The client as an app: the service worker, and the browser's offer to install it.
import { settings } from '$lib/settings.svelte';

/** What browsers that can install call their offer. */
interface Offer extends Event {
  prompt(): Promise<void>;
}

let offer: Offer | null = null;

/** Only where a page comes by a safe way; what it keeps speaks the person's language. */
export async function install(): Promise<void> {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register(`/worker.js?lang=${settings.lang}`).catch(() => undefined);
}

/** How this browser installs an app: at our word, by its own menu, or not at all; or it is one already. */
export function installing(): 'offered' | 'menu' | 'done' | 'never' {
  if (matchMedia('(display-mode: standalone)').matches) return 'done';
  if (offer) return 'offered';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'menu' : 'never';
}

export async function accept(): Promise<void> {
  await offer?.prompt();
  offer = null;
}
