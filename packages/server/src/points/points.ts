import type { PointsAnswer } from '@adaos/api';
import { tenths } from '@adaos/domain';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Database, ShopTransaction } from '../db/database.ts';
import { addDays } from '../calendar/days.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { worded } from '../insights/worded.ts';
import { achievementsOf, type Action, type ActionKind, type Earned, mondayOf, pointsOf } from './earn.ts';

const WEEKS = 12;
const MOST_ACHIEVEMENTS = 20;
const DEPARTMENTS: Record<string, string> = { admin: 'Admin', manager: 'Manager', viewer: 'Viewer' };

interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

/** What the shop's own records report of the members' actions, oldest first. */
async function readActions(trx: ShopTransaction, shopId: string, timezone: string): Promise<Action[]> {
  const { rows } = await sql<{ account_id: string; kind: ActionKind; at: Date; day: string }>`
    select account_id, kind, at, (at at time zone ${timezone})::date as day from (
      select created_by as account_id, 'import' as kind, finished_at as at from imports
        where shop_id = ${shopId} and status = 'done' and lines_added > 0
      union all select created_by, 'costs', created_at from cost_rules where shop_id = ${shopId} and percent is not null
      union all select resolved_by, 'alert', resolved_at from alerts where shop_id = ${shopId}
      union all select created_by, 'copy', created_at from ad_copies where shop_id = ${shopId}
      union all select connected_by, 'connection', connected_at from connections where shop_id = ${shopId}
    ) as actions where account_id is not null and at is not null order by at, kind, account_id`.execute(trx);
  return rows.map(({ account_id: accountId, kind, at, day }) => ({ accountId, kind, at, day }));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** This week's points so far in percent of last week's; without any last week, a doubling for a member who has some. */
function trendOf(actions: readonly Action[], thisWeek: string): number {
  const inWeek = (week: string) => sum(actions.filter(({ day }) => mondayOf(day) === week).map(pointsOf));
  const [now, before] = [inWeek(thisWeek), inWeek(addDays(thisWeek, -7))];
  if (before === 0) return now === 0 ? 0 : 100;
  return tenths((100 * (now - before)) / before);
}

function rank(members: readonly Member[], actions: readonly Action[], earned: readonly Earned[], today: string) {
  const scored = members.map(({ id, name, role }) => {
    const [own, badges] = [
      actions.filter((action) => action.accountId === id),
      earned.filter((one) => one.accountId === id),
    ];
    return {
      id,
      name,
      points: sum(own.map(pointsOf)) + sum(badges.map(({ points }) => points)),
      department: DEPARTMENTS[role] ?? role,
      badges: badges.length,
      trend: trendOf(own, mondayOf(today)),
    };
  });
  const sorted = scored.toSorted(
    (a, b) => b.points - a.points || a.name.localeCompare(b.name) || a.id.localeCompare(b.id),
  );
  return sorted.map((player) => ({
    ...player,
    rank: 1 + sorted.filter(({ points }) => points > player.points).length,
  }));
}

/**
 * The points of the shop's members: 40 an import of orders, 30 a goods cost that was set, 15 an alert resolved, 50 a shop
 * connected, 5 a set of ads written; and achievements on top. @param now decides which week is this one.
 */
export async function getPoints(database: Database, shopId: string, now = new Date()): Promise<PointsAnswer> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await readShopFacts(trx, shopId);
    const shop = await trx
      .selectFrom('shops')
      .select('timezone')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    const members = await trx
      .selectFrom('members')
      .innerJoin('accounts', 'accounts.id', 'members.account_id')
      .select(['accounts.id', 'accounts.name', 'members.role'])
      .where('members.shop_id', '=', shopId)
      .execute();
    const names = new Map(members.map(({ id, name }) => [id, name]));
    const all = await readActions(trx, shopId, shop.timezone);
    const actions = all.filter(({ accountId }) => names.has(accountId));
    const today = DateTime.fromJSDate(now, { zone: shop.timezone }).toISODate() ?? now.toISOString().slice(0, 10);
    const earned = achievementsOf(actions, today);
    const players = rank(members, actions, earned, today);
    const weeks = Array.from({ length: WEEKS }, (_, index) => addDays(mondayOf(today), -7 * (WEEKS - 1 - index)));
    return {
      source: actions.length === 0 ? 'none' : 'live',
      currency,
      updatedAt: actions.at(-1)?.at.toISOString() ?? null,
      summary: {
        totalPoints: sum(players.map(({ points }) => points)),
        players: players.length,
        badges: earned.length,
        averageTrend: players.length === 0 ? null : tenths(sum(players.map(({ trend }) => trend)) / players.length),
      },
      weekly: weeks.map((week) => ({
        week,
        points: sum(actions.filter(({ day }) => mondayOf(day) === week).map(pointsOf)),
      })),
      players,
      achievements: earned.slice(0, MOST_ACHIEVEMENTS).map(({ accountId, code, points, at, values }) => ({
        id: `${code}:${accountId}:${at.toISOString().slice(0, 10)}`,
        player: names.get(accountId) ?? '',
        title: worded(code, values).title,
        points,
        timestamp: at.toISOString(),
        wording: { code, values },
      })),
    };
  });
}
