import type { Costs } from '@adaos/api';
import { sql } from 'kysely';
import type { Services } from '../services/services.ts';
import { addDays, type Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { minorDigits } from '../ledger/money.ts';
import { readCoverage } from './coverage.ts';
import { readRules, toRule } from './rules.ts';

const COVERED_DAYS = 365;
const MOST_COUNTRIES = 100;
const MOST_GROUPS = 200;
const MOST_CARRIERS = 100;
const MOST_MANAGERS = 5;

/** The values of a column, most orders first. */
function mostFirst(rows: readonly { value: string | null; orders: number }[], most: number): string[] {
  const byValue = new Map<string, number>();
  for (const { value, orders } of rows) if (value !== null) byValue.set(value, (byValue.get(value) ?? 0) + orders);
  return [...byValue]
    .toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([value]) => value);
}

/** Where the shop's orders went and how they were sent, and of how many the VAT is stated: all orders are read once. */
async function readOrderFacts(
  trx: ShopTransaction,
  shopId: string,
): Promise<Pick<Costs, 'countries' | 'carriers' | 'statedVat'>> {
  const found = await trx
    .selectFrom('orders')
    .select(['country', 'carrier', (of) => of.fn.countAll<string>().as('orders')])
    .select(sql<string>`count(*) filter (where not vat_stated)`.as('zero'))
    .select(sql<string>`count(*) filter (where vat_stated)`.as('some'))
    .where('shop_id', '=', shopId)
    .groupBy(['country', 'carrier'])
    .execute();
  const sum = (of: 'zero' | 'some') => found.reduce((total, row) => total + Number(row[of]), 0);
  const by = (of: 'country' | 'carrier') => found.map((row) => ({ value: row[of], orders: Number(row.orders) }));
  return {
    countries: mostFirst(by('country'), MOST_COUNTRIES),
    carriers: mostFirst(by('carrier'), MOST_CARRIERS),
    statedVat: { zero: sum('zero'), some: sum('some') },
  };
}

/** The groups of the shop's products, most products first. */
async function readGroups(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('product_facts')
    .select('product_group')
    .where('shop_id', '=', shopId)
    .where('product_group', 'is not', null)
    .groupBy('product_group')
    .orderBy((of) => of.fn.countAll(), 'desc')
    .orderBy('product_group')
    .limit(MOST_GROUPS)
    .execute();
  return rows.flatMap(({ product_group: group }) => group ?? []);
}

/** The names of those who may change the costs, managers first: they are nearest to it. */
async function readManagers(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const managers = await trx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('accounts.name')
    .where('members.shop_id', '=', shopId)
    .where('members.role', 'in', ['manager', 'admin'])
    .orderBy((of) => of('members.role', '=', 'manager'), 'desc')
    .orderBy('members.created_at')
    .limit(MOST_MANAGERS)
    .execute();
  return managers.map(({ name }) => name);
}

/** The last 12 months of a span. */
export function lastDays({ from, to }: Period): Period {
  const first = addDays(to, 1 - COVERED_DAYS);
  return { from: first > from ? first : from, to };
}

/** The rules of the shop, and how much of its sales of the last 12 months of orders they and the records cover. */
export async function getCosts({ database }: Services, shopId: string): Promise<Costs> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await trx
      .selectFrom('shops')
      .select('currency')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    const span = await readOrderSpan(trx, shopId);
    const period = span && lastDays(span);
    const orders = await readOrderFacts(trx, shopId);
    const digits = minorDigits(currency);
    const rules = (await readRules(trx, shopId)).map((rule) => toRule(rule, digits));
    return {
      source: span === null && rules.length === 0 ? 'none' : 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      period,
      rules,
      coverage: period ? await readCoverage(trx, shopId, period) : [],
      ...orders,
      groups: await readGroups(trx, shopId),
      managers: await readManagers(trx, shopId),
    };
  });
}
