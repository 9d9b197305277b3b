import { expect, test } from 'vitest';
import { watchConnection } from './connection.ts';

function watch(onLine: boolean) {
  const told: string[] = [];
  const page = Object.assign(new EventTarget(), { navigator: { onLine } });
  watchConnection(
    page as unknown as Window,
    () => told.push('lost'),
    () => told.push('back'),
  );
  return { told, page };
}

test('a network that is lost is told, and that it is back', () => {
  const { told, page } = watch(true);
  page.dispatchEvent(new Event('offline'));
  page.dispatchEvent(new Event('online'));
  expect(told).toEqual(['lost', 'back']);
});

test('a page that is opened without a network says so at once', () => {
  expect(watch(false).told).toEqual(['lost']);
});
