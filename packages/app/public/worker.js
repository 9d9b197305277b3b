// The one worker of the app. Without a network it answers with what the app has stored: the page itself and the code that was used (see
// src/offline/storePage.ts); with one it changes nothing. And it shows push messages while the app is closed, and opens the place
// that they are about: those of packages/server/src/deliveries/send-push.ts. It stores nothing, and no answer of a call passes through it.

const OVERVIEW = /^\/dashboard(?:\/overview)?\/?$/;
const SIGNED_IN = /^\/(?:dashboard|settings|billing|subscriptions)(?:\/|$)/;

/** The page that an address of the signed-in app is drawn in; undefined for all others. */
const shellOf = (path) => (OVERVIEW.test(path) ? '/overview.html' : SIGNED_IN.test(path) ? '/app.html' : undefined);

/** The network's answer; without a network what is stored for the address. */
async function answer(request, stored) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(stored, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const stored =
    request.mode === 'navigate' ? shellOf(pathname) : pathname.startsWith('/assets/') ? request : undefined;
  if (stored !== undefined) event.respondWith(answer(request, stored));
});

/** A path of this app; else its first screen. */
const placeOf = (path) => {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return url.origin === self.location.origin ? url.href : new URL('/dashboard', self.location.origin).href;
};

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // Browsers require that something is shown for each message.
  }
  const { title = '', body = '', path, tag } = message;
  event.waitUntil(
    self.registration.showNotification(title || 'Adaos', {
      body,
      tag,
      icon: '/icons/192.png',
      data: { path },
    }),
  );
});

/** A window of the app that is open is used again; one with unsaved changes asks by itself before it leaves. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  if (shown) return shown.focus();
  return self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(placeOf(event.notification.data?.path)));
});
