const KEY = 'adaos_reloaded';
const PAUSE_MS = 10_000;

let opening = 0;

/** Code that could not be fetched. The browser does not ask for it again until the page is loaded anew. */
export class CodeMissing extends Error {}

const missing = new WeakSet<Error>();

/** Whether an error says that code could not be fetched, of a page or of a part of it. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof CodeMissing || (error instanceof Error && missing.has(error));
}

/** Marks code as asked for by a visitor who opens its page, not fetched ahead. Rejects with a `CodeMissing`. */
export async function opened<T>(code: Promise<T>): Promise<T> {
  opening += 1;
  try {
    return await code;
  } catch (cause) {
    throw new CodeMissing('The code of a page could not be fetched.', { cause });
  } finally {
    opening -= 1;
  }
}

/**
 * After a new version was put up, a page opened before asks for code that is gone: it then loads itself
 * anew. At most once in ten seconds, so that code which is missing for good does not reload for ever; not without a
 * network, where nothing would come back; and not for code that is only fetched ahead.
 */
export function reloadOnStaleCode(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    missing.add(event.payload);
    if (opening === 0 || !page.navigator.onLine) return;
    try {
      const last = Number(page.sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < PAUSE_MS) return;
      page.sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // without a memory of the last time, a reload could repeat without end
    }
    event.preventDefault();
    page.location.reload();
  });
}
