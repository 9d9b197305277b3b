import { addDays } from '../calendar/days.ts';
import { WINDOW_DAYS } from '../insights/statistics.ts';

/** Worse is an effect greater by so much than when it was decided. */
const WORSE = 1.25;
/** What had gone for so many days, and is there again, is a new case. */
const GONE_DAYS = { done: 7, dismissed: 28 } as const;
const DAY_MS = 86_400_000;

/** An action that was decided about, as it is kept. */
export interface Decided {
  readonly status: 'done' | 'dismissed';
  /** Minor units; null where it was not known when it was decided. */
  readonly decidedMinor: number | null;
  /** `YYYY-MM-DD`, of one that was done. */
  readonly doneOn: string | null;
  /** When its cause was gone; null while it holds. */
  readonly endedAt: Date | null;
}

/**
 * Whether an action whose cause holds is to be decided about again:
 * - one that was done: its cause had gone for a week; or it holds still after the four weeks by which the action is measured, and is worse
 *   by a quarter
 * - one that was dismissed: it is worse by a quarter; without amounts, its cause had gone for four weeks
 * @param effectMinor expected now. @param today `YYYY-MM-DD`.
 */
export function comesBack(action: Decided, effectMinor: number | null, today: string, now: Date): boolean {
  const { status, decidedMinor, doneOn, endedAt } = action;
  const comparable = effectMinor !== null && decidedMinor !== null;
  const worse = comparable && effectMinor > decidedMinor * WORSE && effectMinor > 0;
  const gone = endedAt !== null && now.getTime() - endedAt.getTime() >= GONE_DAYS[status] * DAY_MS;
  if (status === 'dismissed') return worse || (gone && !comparable);
  return gone || (worse && doneOn !== null && addDays(doneOn, WINDOW_DAYS) < today);
}
