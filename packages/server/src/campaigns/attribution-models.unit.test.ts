import { ATTRIBUTION_MODELS } from '@adaos/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_TOUCHES, sharesOf, TOUCH_SHARES, WHOLE } from './attribution-models.ts';

describe('the share of an order that a touch has', () => {
  test('is all of it where the touch is the only one, in each model', () => {
    for (const model of ATTRIBUTION_MODELS) expect(sharesOf(model, 1)).toEqual([WHOLE]);
  });

  test('is all of it for the first touch, or for the last one', () => {
    expect(sharesOf('first', 3)).toEqual([100_000, 0, 0]);
    expect(sharesOf('last', 3)).toEqual([0, 0, 100_000]);
  });

  test('is the same for each touch in the linear model; what cannot be divided is the first one’s', () => {
    expect(sharesOf('linear', 4)).toEqual([25_000, 25_000, 25_000, 25_000]);
    expect(sharesOf('linear', 3)).toEqual([33_334, 33_333, 33_333]);
  });

  test('is 40 % at both ends and 20 % between them in the position-based model, and half of two', () => {
    expect(sharesOf('position', 2)).toEqual([50_000, 50_000]);
    expect(sharesOf('position', 3)).toEqual([40_000, 20_000, 40_000]);
    expect(sharesOf('position', 5)).toEqual([40_000, 6_668, 6_666, 6_666, 40_000]);
  });

  test('sums to the whole order in each model, and none is below 0', () => {
    const models = fc.constantFrom(...ATTRIBUTION_MODELS);
    fc.assert(
      fc.property(models, fc.integer({ min: 1, max: MOST_TOUCHES }), (model, touches) => {
        const shares = sharesOf(model, touches);
        expect(shares).toHaveLength(touches);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(WHOLE);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is in the table for each number of touches and each place', () => {
    expect(TOUCH_SHARES).toHaveLength((MOST_TOUCHES * (MOST_TOUCHES + 1)) / 2);
    expect(TOUCH_SHARES.find(({ touches, place }) => touches === 4 && place === 4)).toEqual({
      touches: 4,
      place: 4,
      first: 0,
      last: 100_000,
      linear: 25_000,
      position: 40_000,
    });
  });
});
