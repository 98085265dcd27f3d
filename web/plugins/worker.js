// The service worker. It keeps files whose names change with their contents, and a page for when the network is away;
// every page itself comes from the server, so that nobody ever sees an old one.
const HASHED = new Set(__HASHED__);
const CACHE = 'stellwerk'; // beside it: __MARK__
const LANGS = __LANGS__;
const lang = LANGS.find((each) => each === new URL(self.location.href).searchParams.get('lang')) ?? 'en';
const AWAY = `/away-${lang}.html`;
const BESIDE = [AWAY, '/away.css', '/away.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  const fresh = BESIDE.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(tidy()));

/** What no page asks for any more goes. */
async function tidy() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!HASHED.has(pathname) && !BESIDE.includes(pathname)) await cache.delete(request);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (HASHED.has(pathname)) event.respondWith(kept(request));
  else if (BESIDE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const away = await caches.match(AWAY);
    if (away) return away;
    throw error;
  }
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, lang, icon: '/icon-192.png', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** The table in the window where it is open already, or in a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((each) => new URL(each.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
