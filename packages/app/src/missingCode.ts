const RELOADED_KEY = 'adaos_reloaded';
const PAUSE_MS = 10_000;

const missing = new WeakSet<Error>();

/** Remembers which errors say that code could not be fetched. Call it once, before any code is loaded on demand. */
export function watchMissingCode(page: Window = window): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
  });
}

/** Whether an error says that code could not be fetched: of a page or of a part of it. */
export const isCodeMissing = (error: unknown): boolean => error instanceof Error && missing.has(error);

/** Whether a worker answers for the code without a network: what this browser has used before is there. */
const isStored = ({ navigator: { serviceWorker } }: Window) =>
  (serviceWorker as ServiceWorkerContainer | undefined)?.controller != null;

/** Loads code as soon as there is a network: browsers do not fetch a module again that they once failed to fetch. */
export async function whenOnline<T>(load: () => Promise<T>, page: Window | undefined = globalThis.window): Promise<T> {
  if (page && !page.navigator.onLine && !isStored(page)) {
    await new Promise((resolve) => {
      page.addEventListener('online', resolve, { once: true });
    });
  }
  return load();
}

/** Tries again what failed. Missing code comes only with the whole page, which is not reloaded without a network. */
export function tryAgain(error: unknown, again: () => unknown, page: Window = window): void {
  if (!isCodeMissing(error)) void again();
  else if (page.navigator.onLine) page.location.reload();
}

/** Whether the page would ask before it is closed. */
const holdsUnsaved = (page: Window) => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** At most once in ten seconds, so that code that is permanently missing does not reload the page in a loop. */
function mayReload(page: Window): boolean {
  try {
    const last = Number(page.sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return false;
    page.sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    return false; // without a record of the last reload there could be one after another
  }
}

/** Whether the server answers: without it a reload would leave the visitor with the browser's own error page. */
async function isServed(page: Window): Promise<boolean> {
  if (!page.navigator.onLine) return false;
  try {
    const { status } = await page.fetch('/', { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the page for code that is missing, mostly because a new version was deployed: at most once in ten seconds, and only
 * where nothing unsaved is lost.
 * @returns whether the page is about to reload.
 */
export async function reloadForCode(page: Window = window): Promise<boolean> {
  if (holdsUnsaved(page) || !(await isServed(page)) || !mayReload(page)) return false;
  page.location.reload();
  return true;
}
