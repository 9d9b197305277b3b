import * as z from 'zod/mini';

/** Major units, not below zero: a cost of 0 is known to be none. */
export const Cost = z.number().check(z.minimum(0), z.maximum(1_000_000_000));
