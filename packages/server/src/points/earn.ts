import type { InsightCode } from '@adaos/domain';
import { addDays } from '../calendar/days.ts';

/** What members of the shop did that counts. */
const ACTION_POINTS = { import: 40, costs: 30, alert: 15, copy: 5, connection: 50 } as const;
export type ActionKind = keyof typeof ACTION_POINTS;

export interface Action {
  readonly accountId: string;
  readonly kind: ActionKind;
  readonly at: Date;
  /** In the shop's calendar. */
  readonly day: string;
}

export interface Earned {
  readonly accountId: string;
  readonly code: InsightCode;
  readonly points: number;
  readonly at: Date;
  readonly values: Readonly<Record<string, number>>;
}

const STREAK_WEEKS = 4;
const [FIRST_IMPORT, TOP_WEEK, STREAK] = [40, 100, 80];

export const pointsOf = ({ kind }: Pick<Action, 'kind'>) => ACTION_POINTS[kind];

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

function byWeek(actions: readonly Action[]): Map<string, Map<string, number>> {
  const weeks = new Map<string, Map<string, number>>();
  for (const action of actions) {
    const week = weeks.get(mondayOf(action.day)) ?? new Map<string, number>();
    weeks.set(mondayOf(action.day), week);
    week.set(action.accountId, (week.get(action.accountId) ?? 0) + pointsOf(action));
  }
  return weeks;
}

function firstImports(actions: readonly Action[]): Earned[] {
  const first = actions.find(({ kind }) => kind === 'import');
  if (!first) return [];
  const { accountId, at } = first;
  return [
    {
      accountId,
      at,
      code: 'achievement.first_import',
      points: FIRST_IMPORT,
      values: {},
    },
  ];
}

/** A week is over, and somebody had the most points of it; of several with as many, each. */
function topWeeks(weeks: ReadonlyMap<string, ReadonlyMap<string, number>>, thisWeek: string): Earned[] {
  return [...weeks].flatMap(([week, scores]) => {
    const most = Math.max(...scores.values());
    if (week >= thisWeek || scores.size < 2) return [];
    const at = new Date(`${addDays(week, 7)}T06:00:00Z`);
    return [...scores]
      .filter(([, points]) => points === most)
      .map(([accountId]): Earned => ({
        accountId,
        at,
        code: 'achievement.top_week',
        points: TOP_WEEK,
        values: { points: most },
      }));
  });
}

/** Something done in each of four weeks in a row; every further four count again. */
function streaks(weeks: ReadonlyMap<string, ReadonlyMap<string, number>>, accountId: string): Earned[] {
  const active = [...weeks]
    .filter(([, scores]) => scores.has(accountId))
    .map(([week]) => week)
    .toSorted();
  const found: Earned[] = [];
  let run = 0;
  for (const [index, week] of active.entries()) {
    run = active[index - 1] === addDays(week, -7) ? run + 1 : 1;
    if (run % STREAK_WEEKS !== 0) continue;
    const at = new Date(`${addDays(week, 7)}T06:00:00Z`);
    found.push({ accountId, at, code: 'achievement.streak', points: STREAK, values: { weeks: run } });
  }
  return found;
}

/** What was earned in addition to the actions themselves, newest first. @param actions oldest first. @param today of the shop. */
export function achievementsOf(actions: readonly Action[], today: string): Earned[] {
  const weeks = byWeek(actions);
  const members = [...new Set(actions.map(({ accountId }) => accountId))];
  const all = [
    ...firstImports(actions),
    ...topWeeks(weeks, mondayOf(today)),
    ...members.flatMap((accountId) => streaks(weeks, accountId)),
  ];
  return all.toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.accountId.localeCompare(b.accountId));
}
