/**
 * After a logout nobody receives push messages here any more, even where the login that added the device has ended long ago. Nobody waits
 * for it: the server forgets the device with the login, and what has ended here with the next message.
 */
export function endPush(): void {
  const found = 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/worker.js') : undefined;
  found
    ?.then((worker) => worker?.pushManager.getSubscription())
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}
