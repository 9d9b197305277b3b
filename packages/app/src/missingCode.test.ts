import { expect, test, vi } from 'vitest';
import { isCodeMissing, reloadForCode, tryAgain, watchMissingCode, whenOnline } from './missingCode.ts';
import { fakeStorage } from './state/testing.ts';

function openPage({ onLine = true, status = 200, sessionStorage = fakeStorage() } = {}) {
  const reload = vi.fn();
  const fetch = vi.fn(() => (status ? Promise.resolve({ status }) : Promise.reject(new TypeError('no server'))));
  const events = new EventTarget();
  const parts = Object.assign(events, { navigator: { onLine }, sessionStorage, location: { reload }, fetch });
  return { page: parts as unknown as Window, reload };
}

/** The error of code that could not be fetched, as Vite reports it. */
function missingCode(page: Window): Error {
  const payload = new Error('gone');
  watchMissingCode(page);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

test('missing code reloads the page, but not again and again', async () => {
  const { page, reload } = openPage();
  expect(await reloadForCode(page)).toBe(true);
  expect(await reloadForCode(page)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['without a network', { onLine: false }],
  ['from a server that does not answer', { status: 0 }],
  ['from a server that is out of order', { status: 502 }],
  ['where the last reload cannot be recorded', { sessionStorage: fakeStorage(0) }],
])('a page is not reloaded %s', async (_, settings) => {
  const { page, reload } = openPage(settings);
  expect(await reloadForCode(page)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a page is not reloaded over what is not saved', async () => {
  const { page, reload } = openPage();
  page.addEventListener('beforeunload', (event) => event.preventDefault());
  expect(await reloadForCode(page)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('code is loaded at once with a network, and without one as soon as it is back', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  expect(await whenOnline(load, openPage().page)).toBe('code');
  const { page } = openPage({ onLine: false });
  const waiting = whenOnline(load, page);
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('online'));
  expect(await waiting).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('missing code is known by its error', () => {
  const gone = missingCode(openPage().page);
  expect([gone, new Error('gone'), 'gone', undefined].map(isCodeMissing)).toEqual([true, false, false, false]);
});

test('[ALL-7] what failed is tried again; missing code comes with the page alone', () => {
  const again = vi.fn();
  const { page, reload } = openPage();
  tryAgain(new Error('lost'), again, page);
  expect(again).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  tryAgain(missingCode(page), again, page);
  expect(again).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  const offline = openPage({ onLine: false });
  tryAgain(missingCode(offline.page), again, offline.page);
  expect(offline.reload).not.toHaveBeenCalled(); // the page would be lost too
  expect(again).toHaveBeenCalledOnce();
});
