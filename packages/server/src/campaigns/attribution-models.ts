import { ATTRIBUTION_MODELS, type AttributionModel } from '@adaos/domain';

/** Shares are kept with five decimals: all of an order are so many parts. */
export const WHOLE = 100_000;

/** Of an order with more touches only so many count: the first ones. */
export const MOST_TOUCHES = 20;

/** The parts that the first and the last of more than two touches have, in the position-based model. */
const ENDS = 40_000;

/** `WHOLE` in parts as even as they can be: what cannot be divided goes to the first. */
function even(whole: number, count: number): number[] {
  const each = Math.floor(whole / count);
  return Array.from({ length: count }, (_, index) => (index === 0 ? whole - each * (count - 1) : each));
}

const SHARES: Record<AttributionModel, (touches: number) => number[]> = {
  first: (touches) => Array.from({ length: touches }, (_, index) => (index === 0 ? WHOLE : 0)),
  last: (touches) => Array.from({ length: touches }, (_, index) => (index === touches - 1 ? WHOLE : 0)),
  linear: (touches) => even(WHOLE, touches),
  position: (touches) => (touches <= 2 ? even(WHOLE, touches) : [ENDS, ...even(WHOLE - 2 * ENDS, touches - 2), ENDS]),
};

/**
 * The share of each touch of an order, in their order, in parts of `WHOLE`; together they are `WHOLE`. The models are those of multi-touch
 * attribution (IAB, Digital Attribution Primer 2.0, 2016).
 * @param touches at least 1.
 */
export const sharesOf = (model: AttributionModel, touches: number): readonly number[] => SHARES[model](touches);

/** The shares of each touch, by the number of touches and the place of the touch among them, from 1. */
export const TOUCH_SHARES = Array.from({ length: MOST_TOUCHES }, (_, index) => index + 1).flatMap((touches) => {
  const shares = Object.fromEntries(ATTRIBUTION_MODELS.map((model) => [model, sharesOf(model, touches)]));
  return Array.from({ length: touches }, (_, index) => ({
    touches,
    place: index + 1,
    ...(Object.fromEntries(ATTRIBUTION_MODELS.map((model) => [model, shares[model]?.[index] ?? 0])) as Record<
      AttributionModel,
      number
    >),
  }));
});
