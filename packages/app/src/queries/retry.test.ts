import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { isRefused, retryDelay, shouldRetry } from './retry.ts';

const problem = (status: number, retryAfter?: number) =>
  new ApiError('problem', 'No.', { status, code: 'x', retryAfter });

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

describe('a read that failed', () => {
  test.each([
    ['without network', new ApiError('network', 'lost'), true],
    ['by an ill server', problem(503), true],
    ["by a gateway's page", new ApiError('bad_answer', 'html', { status: 502 }), true],
    ['by too many tries', problem(429), true],
    ['for as long as the client waits', problem(429, 30), true],
    ['for longer than the client waits', problem(503, 31), false],
    ['by its role', problem(403), false],
    ['by the session', problem(401), false],
    ['because there is no such thing', problem(404), false],
    ['by a wrong shape', new ApiError('bad_answer', 'shape', { status: 200 }), false],
    ['by a mistake in the app', new TypeError('x'), false],
  ])('%s', (_, error, again) => {
    expect(shouldRetry(0, error)).toBe(again);
  });

  test('is not tried again while the browser has no network: it says when there is one', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(shouldRetry(0, new ApiError('network', 'lost'))).toBe(false);
    expect(shouldRetry(0, problem(503))).toBe(true);
  });

  test('is tried three times more, with growing pauses', () => {
    const lost = new ApiError('network', 'lost');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, lost))).toEqual([true, true, true, false]);
    expect([0, 1, 2].map((failures) => retryDelay(failures, lost))).toEqual([500, 1000, 2000]);
  });

  test('waits as long as the server asks', () => {
    expect(retryDelay(0, problem(503, 5))).toBe(5000);
  });

  test('[ALL-7] by the limit of a month is shown at once: another try would only count', () => {
    const limit = new ApiError('problem', 'Used up.', { status: 429, code: 'limit_reached', retryAfter: 864_000 });
    expect(shouldRetry(0, limit)).toBe(false);
  });
});

test.each([
  ['its role', problem(403), true],
  ['that there is no such thing', problem(404), true],
  ["a page of a gateway's that knows no such thing", new ApiError('bad_answer', 'html', { status: 404 }), true],
  ['too many tries', problem(429), false],
  ['an ill server', problem(503), false],
  ['a lost network', new ApiError('network', 'lost'), false],
  ['a wrong shape', new ApiError('bad_answer', 'shape', { status: 200 }), false],
  ['nothing', null, false],
])('by %s a read is refused permanently: %#', (_, error, refused) => {
  expect(isRefused(error)).toBe(refused);
});
