import { expect, test } from 'vitest';
import { comesBack } from './comes-back.ts';

test('what was decided is asked again only where it comes back, or is worse by a quarter', () => {
  const now = new Date('2024-06-28T03:00:00Z');
  const back = (action: Partial<Parameters<typeof comesBack>[0]>, effect: number | null) =>
    comesBack(
      { status: 'dismissed', decidedMinor: 100, doneOn: null, endedAt: null, ...action },
      effect,
      '2024-06-28',
      now,
    );
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  expect([back({}, 125), back({}, 126), back({ decidedMinor: null }, 126), back({ endedAt: ago(40) }, 100)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect([
    back({ decidedMinor: null, endedAt: ago(27) }, null),
    back({ decidedMinor: null, endedAt: ago(28) }, null),
  ]).toEqual([false, true]);
  const done = { status: 'done', doneOn: '2024-05-30' } as const;
  expect([back(done, 126), back({ ...done, doneOn: '2024-05-31' }, 126), back(done, 125)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([back({ ...done, endedAt: ago(6) }, 100), back({ ...done, endedAt: ago(7) }, 100)]).toEqual([false, true]);
});
