import type { CalendarChangeInput, KnownDay } from '@adaos/api';

type Change = CalendarChangeInput['change'];

/** What brings a day of the calendar back to what it was before a change. @param before the day as it was */
export function changeBack(
  { year, from, to, usual }: Pick<KnownDay, 'year' | 'from' | 'to' | 'usual'>,
  change: Change,
): Change {
  if (change.kind === 'on') return { kind: 'off' };
  if (change.kind === 'off') return { kind: 'on' };
  return usual === null ? { kind: 'restore', year } : { kind: 'move', year, from, to };
}
