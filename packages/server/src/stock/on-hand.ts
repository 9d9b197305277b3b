import type { Movement } from './read-movements.ts';

/** Units on hand of a product at one supplier, with the count that they follow from. */
export interface OnHand {
  /** Not below 0. */
  readonly units: number;
  readonly moved: Movement;
  /** More has gone than was counted and came in: the count was wrong, or deliveries are missing. */
  readonly oversold: boolean;
}

/** A product at one of its suppliers. */
export interface Counted {
  readonly units: number;
  /** Came in from this supplier since the count. */
  readonly received?: number;
}

const NOTHING: Movement = { sold: 0, returned: 0, adjusted: 0 };

/**
 * `counted + received - sold + returned + adjusted` of a product, never below 0. Sales do not say whose goods went: of a product of
 * several suppliers they are taken from the first while it has any, then from the next; what came back is with the first.
 * @param counted units at each of its suppliers. @param movement of the product as a whole; undefined where nothing moved.
 */
export function onHand(counted: readonly Counted[], movement: Movement = NOTHING): OnHand[] {
  const back = Math.max(movement.returned, 0) + Math.max(movement.adjusted, 0);
  let gone = movement.sold - Math.min(movement.returned, 0) - Math.min(movement.adjusted, 0);
  const total = counted.reduce((sum, { units, received = 0 }) => sum + units + received, 0);
  const oversold = gone > 0 && total + back < gone;
  return counted.map(({ units: own, received = 0 }, place) => {
    const available = own + received + (place === 0 ? back : 0);
    const taken = Math.min(Math.max(available, 0), gone);
    gone -= taken;
    return { units: gone > 0 || taken > 0 ? Math.max(available - taken, 0) : available, moved: movement, oversold };
  });
}
