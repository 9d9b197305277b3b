const KEY = 'adaos_reloaded';
const PAUSE_MS = 10_000;

/** Code that could not be fetched. */
export class CodeMissing extends Error {}

const missing = new WeakSet<Error>();

/** Whether an error says that code could not be fetched, of a page or of a part of it. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof CodeMissing || (error instanceof Error && missing.has(error));
}

let tries = 0;
let inSpite = false;

/** The try that missing code is asked for in. */
export const currentTry = (): number => tries;

/**
 * Has missing code asked for again when it is next drawn.
 * @param insist also where the browser says that there is no network: it may be wrong.
 */
export function askForMissingAgain(insist = false): void {
  tries += 1;
  inSpite = insist;
}

/** Asks again for what failed, as the visitor wishes: the browser does not fetch code again that it failed to, so then the page is. */
export function tryAgain(error: unknown, again: () => unknown, page: Window = window): void {
  if (page.navigator.onLine && isCodeMissing(error)) page.location.reload();
  else void again();
}

/** Keeps in mind which errors say that code could not be fetched. */
export function watchMissingCode(page: Window): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
  });
}

/** Whether something on the page would be lost with it: who would ask before the page is closed, is asked. */
const holdsUnsaved = (page: Window) => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** At most once in ten seconds, so that code which is missing for good does not reload for ever. */
function mayReload(page: Window): boolean {
  try {
    const last = Number(page.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return false;
    page.sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false; // without a memory of the last time, a reload could repeat without end
  }
}

/** Whether the page's host answers, so that the page would come back. */
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
 * Brings the code of a page that the visitor opens, not of one that is only fetched ahead. Browsers do not ask again for code
 * that they once failed to fetch, so it is not asked for without a network; and a page opened before a new version was put up
 * asks for code that is gone. The page then loads itself anew, where it comes back and nothing is lost by it.
 * Rejects with a `CodeMissing`.
 */
export async function opened<T>(bring: () => Promise<T>, page: Window = window): Promise<T> {
  if (!page.navigator.onLine && !inSpite)
    throw new CodeMissing('Without a network the code of a page is not asked for.');
  try {
    return await bring();
  } catch (cause) {
    if (!holdsUnsaved(page) && (await isServed(page)) && mayReload(page)) {
      page.location.reload();
      return new Promise(() => undefined); // until then the page waits
    }
    throw new CodeMissing('The code of a page could not be fetched.', { cause });
  }
}
