import type { Achievement, PointsAnswer } from '@adaos/api';
import { tenths } from '@adaos/domain';
import { ZoneClock } from '../calendar/zone.ts';
import { addDays } from '../calendar/days.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { worded } from '../insights/worded.ts';
import { toMajor } from '../ledger/money.ts';
import type { Actor } from '../services/actor.ts';
import {
  achievementsOf,
  type Achieved,
  type Earning,
  earningsOf,
  gainPoints,
  type Measured,
  measuredOf,
  mondayOf,
  WEEK_POINTS,
  WEEKS_COUNTED,
} from './earn.ts';
import { readEarnedMonth } from './earned-month.ts';
import { gamificationOf } from '../gamification/gamification.ts';
import { readActionEvents, readCompleteWeeks, readContributions } from './read-earnings.ts';

const WEEKS = 12;
const MOST_ACHIEVEMENTS = 20;
const DEPARTMENTS: Record<string, string> = { admin: 'Admin', manager: 'Manager', viewer: 'Viewer' };

interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly ranked: boolean;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const pointsIn = (earnings: readonly Earning[]) => sum(earnings.map(({ points }) => points));

/** This week's points so far in percent of last week's; without any last week, a doubling for a member who has some. */
function trendOf(earnings: readonly Earning[], thisWeek: string): number {
  const inWeek = (week: string) => pointsIn(earnings.filter(({ day }) => mondayOf(day) === week));
  const [now, before] = [inWeek(thisWeek), inWeek(addDays(thisWeek, -7))];
  if (before === 0) return now === 0 ? 0 : 100;
  return tenths((100 * (now - before)) / before);
}

/** The members who take part and could earn something, by their points. */
function rank(
  members: readonly Member[],
  earnings: readonly Earning[],
  badges: ReadonlyMap<string, number>,
  week: string,
) {
  const scored = members.flatMap(({ id, name, role, ranked }) => {
    const own = earnings.filter(({ accountId }) => accountId === id);
    const points = pointsIn(own);
    if (!ranked || (role === 'viewer' && points === 0)) return [];
    const department = DEPARTMENTS[role] ?? role;
    return [{ id, name, points, department, badges: badges.get(id) ?? 0, trend: trendOf(own, week) }];
  });
  const sorted = scored.toSorted(
    (a, b) => b.points - a.points || a.name.localeCompare(b.name) || a.id.localeCompare(b.id),
  );
  return sorted.map((player) => ({
    ...player,
    rank: 1 + sorted.filter(({ points }) => points > player.points).length,
  }));
}

/** The actions that brought money, in the words that they had in the queue. */
async function gainsOf(trx: ShopTransaction, shopId: string, gains: readonly Measured[], digits: number) {
  const rows = await trx
    .selectFrom('actions')
    .select(['id', 'code', 'title', 'values'])
    .where('shop_id', '=', shopId)
    .where(
      'id',
      'in',
      gains.length === 0 ? ['00000000-0000-0000-0000-000000000000'] : gains.map(({ actionId }) => actionId),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return gains.flatMap(({ actionId, accountId, amount, at }) => {
    const row = byId.get(actionId);
    if (!row) return [];
    const { code, title, values } = row;
    const points = gainPoints(amount, digits);
    const gain = toMajor(BigInt(Math.round(amount)), digits);
    return [{ accountId, id: `${actionId}:${at.toISOString()}`, title, points, at, gain, wording: { code, values } }];
  });
}

const toAchievement = ({ accountId, code, points, at, values }: Achieved) => ({
  accountId,
  id: `${code}:${accountId ?? 'team'}:${at.toISOString().slice(0, 10)}`,
  title: worded(code, values).title,
  points,
  at,
  wording: { code, values },
});

/** The points of the shop's members, as `earn.ts` counts them, and what their actions brought. @param now decides which week is this one. */
export async function getPoints(
  database: Database,
  { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>,
  now = new Date(),
): Promise<PointsAnswer> {
  return database.readShop(shopId, async (trx) => {
    const { currency, digits, timezone } = await readShopFacts(trx, shopId);
    const today = new ZoneClock(timezone).dayAt(now.getTime());
    const week = mondayOf(today);
    const since = addDays(week, -7 * (WEEKS_COUNTED - 1));
    const members: Member[] = await trx
      .selectFrom('members')
      .innerJoin('accounts', 'accounts.id', 'members.account_id')
      .select(['accounts.id', 'accounts.name', 'members.role', 'members.ranked'])
      .where('members.shop_id', '=', shopId)
      .execute();
    const names = new Map(members.map(({ id, name }) => [id, name]));
    const measured = measuredOf(await readActionEvents(trx, shopId, timezone));
    const gains = measured.filter(({ amount, day, accountId: by }) => amount > 0 && day >= since && names.has(by));
    const contributions = earningsOf(await readContributions(trx, shopId, timezone, since));
    const earnings: Earning[] = [
      ...contributions.filter(({ accountId: by }) => names.has(by)),
      ...gains.map(({ amount, ...gain }) => ({ ...gain, points: gainPoints(amount, digits) })),
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const complete = (await readCompleteWeeks(trx, shopId, today)).filter((monday) => monday >= since);
    const hidden = new Set(members.filter(({ ranked }) => !ranked).map(({ id }) => id));
    const achieved = [
      ...(await gainsOf(trx, shopId, gains, digits)),
      ...achievementsOf(earnings, complete, today).map(toAchievement),
    ].toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id));
    const badges = new Map<string, number>();
    for (const { accountId: by } of achieved) if (by !== null) badges.set(by, (badges.get(by) ?? 0) + 1);
    const players = rank(members, earnings, badges, week);
    const teamPoints = pointsIn(earnings) + complete.length * WEEK_POINTS;
    const weeks = Array.from({ length: WEEKS }, (_, index) => addDays(week, -7 * (WEEKS - 1 - index)));
    return {
      source: teamPoints === 0 && measured.length === 0 ? 'none' : 'live',
      currency,
      updatedAt: earnings.at(-1)?.at.toISOString() ?? null,
      gamification: await gamificationOf(trx, shopId),
      ranked: !hidden.has(accountId),
      earned: await readEarnedMonth(trx, shopId, { measured, today, digits }),
      summary: {
        totalPoints: teamPoints,
        players: players.length,
        badges: achieved.length,
        averageTrend: players.length === 0 ? null : tenths(sum(players.map(({ trend }) => trend)) / players.length),
      },
      weekly: weeks.map((monday) => ({
        week: monday,
        points:
          pointsIn(earnings.filter(({ day }) => mondayOf(day) === monday)) +
          (complete.includes(monday) ? WEEK_POINTS : 0),
      })),
      players,
      achievements: achieved
        .filter(({ accountId: by }) => by === null || !hidden.has(by))
        .slice(0, MOST_ACHIEVEMENTS)
        .map(({ accountId: by, at, ...achievement }): Achievement => {
          return { ...achievement, player: by === null ? '' : (names.get(by) ?? ''), timestamp: at.toISOString() };
        }),
    };
  });
}
