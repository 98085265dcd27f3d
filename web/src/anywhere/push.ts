// Push messages as the browser has them.
import type { Subscription } from './server';

export const able = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

function text(data: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Ask the person, then the browser. `denied`: the person has said no, now or before; `failed`: the browser cannot. */
export async function subscribe(key: string): Promise<Subscription | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may have been made for another server's key
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    return { endpoint: made.endpoint, key: text(made.getKey('p256dh')), secret: text(made.getKey('auth')) };
  } catch {
    return 'failed';
  }
}

export async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
