const DAY_MS = 86_400_000;
/** From so many days left on, the trial's end is something to act on. */
const SOON = 3;

/** The days that are left of a trial, a part of one counting as one, and how pressing that is. */
export function trialDays(endsAt: string, now: number): { days: number; tone: 'info' | 'careful' | 'bad' } {
  const days = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / DAY_MS));
  return { days, tone: days === 0 ? 'bad' : days <= SOON ? 'careful' : 'info' };
}
