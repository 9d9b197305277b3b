import { expect, test } from 'vitest';
import { trendTone } from './trend.ts';

test.each([
  [14.2, 'good'],
  [10.1, 'good'],
  [10, 'careful'],
  [5.1, 'careful'],
  [5, 'neutral'],
  [0, 'neutral'],
  [-2.6, 'neutral'],
] as const)('[GAME-1] a trend of %d %% is %s', (trend, tone) => {
  expect(trendTone(trend)).toBe(tone);
});
