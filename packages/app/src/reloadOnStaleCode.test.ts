import { expect, test, vi } from 'vitest';
import {
  askForMissingAgain,
  CodeMissing,
  isCodeMissing,
  opened,
  tryAgain,
  watchMissingCode,
} from './reloadOnStaleCode.ts';
import { fakeStorage } from './state/testing.ts';

function openPage({ onLine = true, status = 200, sessionStorage = fakeStorage() } = {}) {
  const reload = vi.fn();
  const fetch = vi.fn(() => (status ? Promise.resolve({ status }) : Promise.reject(new TypeError('no server'))));
  const events = new EventTarget();
  const page = Object.assign(events, { navigator: { onLine }, sessionStorage, location: { reload }, fetch });
  const bring = vi.fn(() => Promise.reject(new Error('gone')));
  /** The code of a page that is being opened turns out to be gone; what the visitor then gets. */
  const missOpened = () => {
    const opening = opened(bring, page as unknown as Window);
    return Promise.race([
      vi.waitFor(() => expect(reload).toHaveBeenCalled()).then(() => 'reloaded' as const),
      opening.catch((error: unknown) => error),
    ]);
  };
  return { page, reload, bring, missOpened };
}

test('code of a page that is gone loads the app anew, but not again and again', async () => {
  const { reload, missOpened } = openPage();
  expect(await missOpened()).toBe('reloaded');
  reload.mockClear();
  expect(await missOpened()).toBeInstanceOf(CodeMissing);
  expect(reload).not.toHaveBeenCalled();
});

test('code that is here is given on', async () => {
  const { page, reload } = openPage();
  expect(await opened(() => Promise.resolve('code'), page as unknown as Window)).toBe('code');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a host that does not answer', { status: 0 }],
  ['a host that is out of order', { status: 502 }],
  ['a place where the last time can not be remembered', { sessionStorage: fakeStorage(0) }],
])('%s is none to load anew from', async (_, settings) => {
  const { reload, missOpened } = openPage(settings);
  expect(await missOpened()).toBeInstanceOf(CodeMissing);
  expect(reload).not.toHaveBeenCalled();
});

test('without a network nothing is asked for, unless the visitor insists', async () => {
  const { reload, bring, missOpened } = openPage({ onLine: false });
  expect(await missOpened()).toBeInstanceOf(CodeMissing);
  expect(bring).not.toHaveBeenCalled();
  askForMissingAgain(true);
  expect(await missOpened()).toBeInstanceOf(CodeMissing);
  expect(bring).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  askForMissingAgain();
});

test('nothing is loaded anew over what is not saved', async () => {
  const { page, reload, missOpened } = openPage();
  page.addEventListener('beforeunload', (event) => event.preventDefault());
  expect(await missOpened()).toBeInstanceOf(CodeMissing);
  expect(reload).not.toHaveBeenCalled();
});

test('code that is missing is known by its error, also where it is not that of a page', () => {
  const { page } = openPage();
  watchMissingCode(page as unknown as Window);
  const gone = new Error('gone');
  expect(isCodeMissing(gone)).toBe(false);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }));
  expect(isCodeMissing(gone)).toBe(true);
  expect(isCodeMissing(new CodeMissing())).toBe(true);
  expect([new Error('gone'), 'gone', undefined].map(isCodeMissing)).toEqual([false, false, false]);
});

test('[ALL-7] what failed is asked for again; code that is missing comes with the page alone', () => {
  const again = vi.fn();
  const retry = (error: unknown, onLine = true) => {
    const { page, reload } = openPage({ onLine });
    tryAgain(error, again, page as unknown as Window);
    return reload;
  };
  expect(retry(new Error('lost'))).not.toHaveBeenCalled();
  expect(again).toHaveBeenCalledTimes(1);
  expect(retry(new CodeMissing())).toHaveBeenCalledOnce();
  expect(again).toHaveBeenCalledTimes(1);
  expect(retry(new CodeMissing(), false)).not.toHaveBeenCalled(); // without a network the page would be lost too
  expect(again).toHaveBeenCalledTimes(2);
});
