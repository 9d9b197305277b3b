import { expect, test } from 'vitest';
import { barsOf } from './steps.ts';

test('a total is from 0, and a change from where the bar before it ends, over 0 and under it', () => {
  expect(
    barsOf([
      { kind: 'total', value: 100 },
      { kind: 'change', value: 40 },
      { kind: 'change', value: -190 },
      { kind: 'total', value: -50 },
    ]),
  ).toEqual([
    { from: 0, to: 100 },
    { from: 100, to: 140 },
    { from: 140, to: -50 },
    { from: 0, to: -50 },
  ]);
});
