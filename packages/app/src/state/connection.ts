/**
 * Tells when the network is lost and when it is back, and at once where it is already lost.
 * @param page the window; none where pages are prerendered.
 */
export function watchConnection(page: Window | undefined, onLost: () => void, onBack: () => void): void {
  if (!page) return;
  page.addEventListener('offline', onLost);
  page.addEventListener('online', onBack);
  if (!page.navigator.onLine) onLost();
}
