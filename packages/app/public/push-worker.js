// Shows push messages while the app is closed, and opens the place that they are about. It keeps and fetches nothing: no page is
// served by it. The messages are those of packages/server/src/deliveries/send-push.ts.

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
