import { expect, test, vi } from 'vitest';
import { CodeMissing, isCodeMissing, opened, reloadOnStaleCode } from './reloadOnStaleCode.ts';
import { fakeStorage } from './state/testing.ts';

function openPage({ onLine = true, sessionStorage = fakeStorage() } = {}) {
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), { navigator: { onLine }, sessionStorage, location: { reload } });
  reloadOnStaleCode(page as unknown as Window);
  const miss = (payload = new Error('gone')) =>
    page.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  /** The code of a page that is being opened turns out to be gone. */
  const missOpened = async () => {
    const code = Promise.withResolvers<never>();
    const opening = opened(code.promise);
    miss();
    code.reject(new Error('gone'));
    await expect(opening).rejects.toThrow(CodeMissing);
  };
  return { reload, miss, missOpened };
}

test('code of a page that is gone loads the app anew, but not again and again', async () => {
  const { reload, missOpened } = openPage();
  await missOpened();
  await missOpened();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('code that is only fetched ahead is no reason', () => {
  const { reload, miss } = openPage();
  miss();
  expect(reload).not.toHaveBeenCalled();
});

test('nor is a network that is gone, from which nothing would come back', async () => {
  const { reload, missOpened } = openPage({ onLine: false });
  await missOpened();
  expect(reload).not.toHaveBeenCalled();
});

test('nor is anything where the last time can not be remembered', async () => {
  const { reload, missOpened } = openPage({ sessionStorage: fakeStorage(0) });
  await missOpened();
  expect(reload).not.toHaveBeenCalled();
});

test('code that is missing is known by its error, also where it is not that of a page', () => {
  const { miss } = openPage();
  const gone = new Error('gone');
  expect(isCodeMissing(gone)).toBe(false);
  miss(gone);
  expect(isCodeMissing(gone)).toBe(true);
  expect(isCodeMissing(new CodeMissing())).toBe(true);
  expect([new Error('gone'), 'gone', undefined].map(isCodeMissing)).toEqual([false, false, false]);
});
