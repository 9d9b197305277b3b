import { addDays } from '../calendar/days.ts';
import type { ActionMeasure } from '../db/action-tables.ts';
import { WINDOW_DAYS } from '../insights/statistics.ts';

/** Card networks take disputes up to 120 days after the order (Visa and Mastercard, dispute rules for fraud). */
const DISPUTE_DAYS = 120;

/** The days after the four weeks in which what they brought becomes known. */
export const daysUntilKnown = (measure: ActionMeasure): number => (measure === 'fraud' ? DISPUTE_DAYS : 0);

/** From the first day after the four full weeks that follow an action it can be measured; where fraud is, once disputes are over. */
export const measuredFrom = (doneOn: string, measure: ActionMeasure): string =>
  addDays(doneOn, WINDOW_DAYS + daysUntilKnown(measure) + 1);
