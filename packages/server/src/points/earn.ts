import type { InsightCode } from '@adaos/domain';
import { addDays } from '../calendar/days.ts';

/**
 * What earns points: only what earned or protected money, each thing once, and no longer once it is taken back.
 *
 * - An action that was done and by its measurement, four weeks later, brought money: `20 + amount a month / 10` in whole units of the shop's
 *   currency, at most 200, to the member who marked it as done. Opening it again takes them back; done again, it counts once.
 * - A kind of cost that was filled in by a rule: 30, to the member who was first, as long as a rule of it is in force.
 * - The cost of a product: 1, to the member who was first, as long as it has one; at most 50 of them a week and member.
 * - A verdict on an order that looked like fraud or was called off: 2, to the member who gave it first; at most 40 verdicts a week and member.
 * - A week in which every cost of every sale is known: 10, to the whole team.
 *
 * Only the last 52 weeks count, so that the ranking is open to those who come later.
 */
const GAIN = { base: 20, unitsAPoint: 10, most: 200 } as const;
const POINTS = { cost: 30, product_cost: 1, verdict: 2 } as const;
const MOST_A_WEEK = { cost: Infinity, product_cost: 50, verdict: 40 } as const;
export const WEEK_POINTS = 10;
export const WEEKS_COUNTED = 52;
const STREAK_WEEKS = 4;

export type ContributionKind = keyof typeof POINTS;

/** Something that a member did that earns points by itself. */
export interface Contribution {
  readonly accountId: string;
  readonly kind: ContributionKind;
  readonly at: Date;
  /** In the shop's calendar. */
  readonly day: string;
}

/** Points, whom they belong to and when they were earned. */
export interface Earning {
  readonly accountId: string;
  readonly points: number;
  readonly at: Date;
  readonly day: string;
}

/** An event of an action's history, in its order. */
export interface ActionEvent {
  readonly actionId: string;
  readonly event: 'done' | 'reopen' | 'returned' | 'measured';
  readonly accountId: string | null;
  readonly at: Date;
  readonly day: string;
  /** Of a measurement: what the action brings a month, in minor units. */
  readonly amount: number | null;
}

/** An action that was done by a member, and measured. */
export interface Measured {
  readonly actionId: string;
  readonly accountId: string;
  /** Minor units a month; negative where it lost money. */
  readonly amount: number;
  readonly at: Date;
  readonly day: string;
}

export interface Achieved {
  /** Null: of the whole team. */
  readonly accountId: string | null;
  readonly code: InsightCode;
  readonly points: number;
  readonly at: Date;
  readonly values: Readonly<Record<string, number>>;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** The points of a measured amount in minor units; none where it brought nothing. */
export function gainPoints(amount: number, digits: number): number {
  if (amount <= 0) return 0;
  return Math.min(GAIN.most, GAIN.base + Math.floor(amount / 10 ** digits / GAIN.unitsAPoint));
}

/**
 * What actions brought, one measurement for each time that an action was raised: being done again replaces the one before, being opened again
 * by a member takes it back, and only once its cause has come back by itself can it count a second time.
 * @param events oldest first.
 */
export function measuredOf(events: readonly ActionEvent[]): Measured[] {
  const found: Measured[] = [];
  for (const [actionId, own] of Map.groupBy(events, (event) => event.actionId)) {
    let doneBy: string | null = null;
    let current: Measured | undefined;
    for (const { event, accountId, amount, at, day } of own) {
      if (event === 'returned') {
        if (current) found.push(current);
        current = undefined;
        doneBy = null;
      } else if (event === 'measured') {
        if (doneBy !== null && amount !== null) current = { actionId, accountId: doneBy, amount, at, day };
      } else {
        doneBy = event === 'done' ? accountId : null;
        current = undefined;
      }
    }
    if (current) found.push(current);
  }
  return found;
}

/** The points of what members did, oldest first: what is over the most of a week earns none. */
export function earningsOf(contributions: readonly Contribution[]): Earning[] {
  const counted = new Map<string, number>();
  return contributions.flatMap(({ accountId, kind, at, day }) => {
    const week = `${kind} ${accountId} ${mondayOf(day)}`;
    const before = counted.get(week) ?? 0;
    counted.set(week, before + 1);
    return before < MOST_A_WEEK[kind] ? [{ accountId, points: POINTS[kind], at, day }] : [];
  });
}

const morningAfter = (week: string) => new Date(`${addDays(week, 7)}T06:00:00Z`);

/** A week is over, and somebody had the most points of it, of at least two who had some; of several with as many, each. */
function topWeeks(earnings: readonly Earning[], thisWeek: string): Achieved[] {
  return [...Map.groupBy(earnings, ({ day }) => mondayOf(day))].flatMap(([week, own]) => {
    const scores = new Map<string, number>();
    for (const { accountId, points } of own) scores.set(accountId, (scores.get(accountId) ?? 0) + points);
    const most = Math.max(...scores.values());
    if (week >= thisWeek || scores.size < 2) return [];
    return [...scores]
      .filter(([, points]) => points === most)
      .map(([accountId]): Achieved => {
        return { accountId, at: morningAfter(week), code: 'achievement.top_week', points: 0, values: { points: most } };
      });
  });
}

/** Every fourth week in a row in which all costs are known. @param weeks their Mondays, oldest first. */
function completeStreaks(weeks: readonly string[]): Achieved[] {
  const found: Achieved[] = [];
  let run = 0;
  for (const [index, week] of weeks.entries()) {
    run = weeks[index - 1] === addDays(week, -7) ? run + 1 : 1;
    if (run % STREAK_WEEKS !== 0) continue;
    const points = STREAK_WEEKS * WEEK_POINTS;
    const code = 'achievement.complete_weeks';
    found.push({ accountId: null, at: morningAfter(week), code, points, values: { weeks: run } });
  }
  return found;
}

/** Honours that follow from the points, newest first; they bring none of their own. @param today of the shop. */
export function achievementsOf(
  earnings: readonly Earning[],
  completeWeeks: readonly string[],
  today: string,
): Achieved[] {
  return [...topWeeks(earnings, mondayOf(today)), ...completeStreaks(completeWeeks)].toSorted(
    (a, b) => b.at.getTime() - a.at.getTime() || (a.accountId ?? '').localeCompare(b.accountId ?? ''),
  );
}
