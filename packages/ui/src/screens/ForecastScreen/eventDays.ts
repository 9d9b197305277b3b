import * as z from 'zod/mini';

const [MOST_DAYS, DAY_MS] = [62, 86_400_000];
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'required'));
export const daysShape = { from: day, to: day };

/** Whether the last day is not before the first one, and not too far from it. */
export const rightDays = z.refine<{ from: string; to: string }>(
  ({ from, to }) => to >= from && (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS,
  { error: 'range', path: ['to'] },
);
