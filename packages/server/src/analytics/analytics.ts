import type { AnalyticsAnswer, UsersAnswer } from '@adaos/api';
import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import { joinSets } from '../db/join-sets.ts';
import { toMajor } from '../ledger/money.ts';
import { isFirstSince } from '../ledger/screened-orders.ts';
import { addDays } from '../calendar/days.ts';
import { addMonths, firstDayOf, monthOf, monthsBetween } from '../calendar/months.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';
import { readVisits } from './visits.ts';

const MONTHS = 12;
/** Who ordered within so many days is active, or new where it was for the first time. */
const ACTIVE_DAYS = 30;

/** The first order of a customer, of those that were not called off: each has one. */
const isFirst = sql`before_on = '-infinity'`;

async function readCustomers(trx: ShopTransaction, shopId: string, lastDay: string) {
  const since = addDays(lastDay, 1 - ACTIVE_DAYS);
  const { rows } = await sql<{ all: string; active: string; fresh: string }>`
    select count(*) as "all", count(*) filter (where order_on >= ${since}) as fresh, (
      select count(*) from screened_orders where shop_id = ${shopId} and order_on >= ${since} and ${isFirstSince(since)}) as active
    from screened_orders where shop_id = ${shopId} and ${isFirst}`.execute(trx);
  const { all = '0', active = '0', fresh = '0' } = rows[0] ?? {};
  return { totalUsers: Number(all), activeUsers: Number(active), newUsers: Number(fresh) };
}

async function readMonths(trx: ShopTransaction, shopId: string, from: string) {
  const { rows } = await sql<{ month: string; users: string; revenue: string }>`
    with revenue as (
      select to_char(occurred_on, 'YYYY-MM') as month, sum(amount_minor) as revenue from daily_totals
      where shop_id = ${shopId} and occurred_on >= ${from} and kind in ('sale', 'shipping_charged', 'tip') group by 1
    ), users as (
      select to_char(month, 'YYYY-MM') as month, count(*) as users
      from (
        select date_trunc('month', order_on)::date as month, before_on from screened_orders
        where shop_id = ${shopId} and order_on >= ${from}
      ) as placed
      where before_on < month
      group by month
    )
    select month, coalesce(users, 0) as users, coalesce(revenue, 0) as revenue from revenue full join users using (month)`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.month, { users: Number(row.users), revenue: BigInt(row.revenue) }]));
}

/**
 * The shop's customers and what they brought in, over the twelve months up to its latest order. A user is a customer. Visits and pages
 * are those that the script in the shop's pages has counted; without any there is no conversion rate.
 */
export async function getAnalytics(database: Database, shopId: string): Promise<AnalyticsAnswer> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const { currency, digits } = await readShopFacts(trx, shopId);
    const data = await readOrderSpan(trx, shopId);
    if (data === null) {
      const nobody = { totalUsers: 0, activeUsers: 0, newUsers: 0, revenue: 0, chartData: [] };
      return { source: 'none', currency, updatedAt: null, conversionRate: null, topPages: [], ...nobody };
    }
    const earliest = addMonths(monthOf(data.to), 1 - MONTHS);
    const first = monthOf(data.from) > earliest ? monthOf(data.from) : earliest;
    const months = await readMonths(trx, shopId, firstDayOf(first));
    const visits = await readVisits(trx, shopId, { from: firstDayOf(first), to: data.to });
    const updatedAt = await readUpdatedAt(trx, shopId);
    const revenue = [...months.values()].reduce((sum, month) => sum + month.revenue, 0n);
    return {
      currency,
      conversionRate: visits?.conversionRate ?? null,
      topPages: (visits?.topPages ?? []).map(({ page, views }) => ({ page, views })),
      source: 'live',
      updatedAt: updatedAt?.toISOString() ?? null,
      ...(await readCustomers(trx, shopId, data.to)),
      revenue: toMajor(revenue, digits),
      chartData: monthsBetween(first, monthOf(data.to)).map((month) => ({
        month,
        users: months.get(month)?.users ?? 0,
        revenue: toMajor(months.get(month)?.revenue ?? 0n, digits),
      })),
    };
  });
}

/** The members of the shop. Who has not confirmed the e-mail address is not active; what the shop pays counts for nobody in it. */
export async function getUsersList(database: Database, shopId: string): Promise<UsersAnswer> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await readShopFacts(trx, shopId);
    const rows = await trx
      .selectFrom('members')
      .innerJoin('accounts', 'accounts.id', 'members.account_id')
      .select(['accounts.id', 'name', 'email', 'email_verified_at', 'last_login_at', 'members.created_at'])
      .where('members.shop_id', '=', shopId)
      .orderBy('members.created_at')
      .orderBy('accounts.id')
      .execute();
    const { id: plan } = await planOfShop(trx, shopId);
    const users = rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      status: row.email_verified_at === null ? ('inactive' as const) : ('active' as const),
      lastLogin: row.last_login_at?.toISOString() ?? null,
      plan,
      createdAt: row.created_at.toISOString(),
      totalSpent: 0,
    }));
    const active = users.filter(({ status }) => status === 'active').length;
    return {
      source: 'live',
      currency,
      updatedAt: null,
      users,
      stats: {
        byPlan: { [plan]: users.length },
        byStatus: { active, inactive: users.length - active },
      },
    };
  });
}
