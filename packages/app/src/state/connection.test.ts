import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionAtom, figuresAtAtom, watchConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(onLine: boolean) {
  const store = createStore();
  const page = Object.assign(new EventTarget(), { navigator: { onLine } });
  watchConnection(store, page as unknown as Window);
  const hears = (name: 'offline' | 'online') => void page.dispatchEvent(new Event(name));
  return { now: () => store.get(connectionAtom), hears };
}

test('a network that is lost is known until it is back, and that it is back for a few seconds', () => {
  const { now, hears } = watch(true);
  expect(now()).toBe('online');
  hears('offline');
  vi.advanceTimersByTime(60_000);
  expect(now()).toBe('offline');
  hears('online');
  expect(now()).toBe('back');
  vi.advanceTimersByTime(5000);
  expect(now()).toBe('online');
});

test('a network that is lost again right after its return is lost', () => {
  const { now, hears } = watch(true);
  hears('offline');
  hears('online');
  hears('offline');
  vi.advanceTimersByTime(60_000);
  expect(now()).toBe('offline');
});

test('without a network it is known when the figures on the screen came, also after another screen was opened', () => {
  const store = createStore();
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const watched = watchConnection(store, page as unknown as Window);
  let at = '2026-03-01T08:00:00.000Z';
  watched.figuresAt = () => at;
  watched.looked();
  expect(store.get(figuresAtAtom)).toBeUndefined();
  watched.lost();
  expect(store.get(figuresAtAtom)).toBe(at);
  at = '2026-02-01T08:00:00.000Z';
  watched.looked();
  expect(store.get(figuresAtAtom)).toBe(at);
});

test('a page that is opened without a network knows it at once', () => {
  expect(watch(false).now()).toBe('offline');
});
