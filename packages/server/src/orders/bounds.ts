/** Minor units, or pieces, of one line that no real order passes; sums of a whole shop stay exact far beyond. */
const MOST = 1_000_000_000_000n;

/** Whether an amount can be one of a real order. @param units minor units, signed. */
export const isPossibleAmount = (units: bigint): boolean => units <= MOST && units >= -MOST;

/** Characters of an order's number. */
export const ORDER_REF_LENGTH = 200;
/** Characters that are kept of a name or another text. */
export const TEXT_LENGTH = 500;
