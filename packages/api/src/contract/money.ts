import * as z from 'zod/mini';

/** An amount in whole minor units of the answer's currency, e.g. cents: sums of such amounts are exact. */
export const MinorMoney = z.int();
