import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { ForecastPart } from '../db/forecast-tables.ts';
import type { Elasticities } from './estimate.ts';
import type { PartElasticity } from './models/price-elasticities.ts';
import type { ShopForecast } from './models/shop-forecast.ts';

export interface ShopContent extends ShopForecast {
  readonly elasticity: Elasticities;
  readonly ownEvents: number;
}

/** Of a part; amounts in minor units. */
export interface PartContent {
  readonly name: string | null;
  /** Sales of the latest four weeks, and of the four to come. */
  readonly before: number;
  readonly coming: number;
  /** Of the four to come. */
  readonly low: number;
  readonly high: number;
  /** Of its prices, where they or those of its products changed. */
  readonly price?: PartElasticity;
  /** What goes with the units sold, as a share of the net sales; left out where it is not known. */
  readonly variableShare?: number;
  /** Week by week up to the last day and after it, of the parts that sell the most; of others empty. */
  readonly past: readonly number[];
  readonly weeks: readonly { readonly value: number; readonly low: number; readonly high: number }[];
}

interface Row {
  readonly part: ForecastPart;
  readonly key: string;
  readonly content: unknown;
}

/** In place of those before. */
export async function writeForecasts(
  trx: ShopTransaction,
  shopId: string,
  { lastDay, now, rows }: { lastDay: string; now: Date; rows: readonly Row[] },
): Promise<void> {
  // One at a time: two at once would both write what the other has not deleted.
  await sql`select from shops where shop_id = ${shopId} for update`.execute(trx);
  await trx.deleteFrom('forecasts').where('shop_id', '=', shopId).execute();
  const kept = JSON.stringify(rows);
  await sql`
    insert into forecasts (shop_id, part, key, last_day, made_at, content)
    select ${shopId}, part, key, ${lastDay}::date, ${now}, content
    from jsonb_to_recordset(${kept}::jsonb) as f(part text, key text, content jsonb)`.execute(trx);
}

export interface StoredForecast {
  readonly content: ShopContent;
  readonly madeAt: Date;
  readonly lastDay: string;
}

/** What was computed last of the whole shop, if it follows from its latest orders; else null. @param lastDay of the orders. */
export async function readStored(
  trx: ShopTransaction,
  shopId: string,
  lastDay: string,
): Promise<StoredForecast | null> {
  const row = await trx
    .selectFrom('forecasts')
    .select(['content', 'made_at', 'last_day'])
    .where('shop_id', '=', shopId)
    .where('part', '=', 'shop')
    .where('last_day', '=', lastDay)
    .executeTakeFirst();
  return row ? { content: row.content as ShopContent, madeAt: row.made_at, lastDay: row.last_day } : null;
}

/** What was computed last of the whole shop, also where newer orders have come since; null where nothing was. */
export async function readLatest(trx: ShopTransaction, shopId: string): Promise<ShopContent | null> {
  const row = await trx
    .selectFrom('forecasts')
    .select('content')
    .where('shop_id', '=', shopId)
    .where('part', '=', 'shop')
    .executeTakeFirst();
  return row ? (row.content as ShopContent) : null;
}

/** The elasticities of the products whose own prices changed, by code. */
export async function readProductElasticities(
  trx: ShopTransaction,
  shopId: string,
): Promise<Map<string, PartElasticity>> {
  const { rows } = await sql<{ key: string; price: PartElasticity }>`
    select key, content -> 'price' as price from forecasts
    where shop_id = ${shopId} and part = 'product' and content ? 'price'`.execute(trx);
  return new Map(rows.map(({ key, price }) => [key, price]));
}

export interface StoredPart {
  readonly key: string;
  readonly content: PartContent;
}

/** The parts of one kind that are expected to sell the most, and what all of them add up to. */
export async function readStoredParts(
  trx: ShopTransaction,
  shopId: string,
  part: ForecastPart,
  most: number,
): Promise<{ parts: StoredPart[]; count: number; before: number; coming: number; lastDay: string }> {
  const amount = sql<number>`(content ->> 'coming')::float8`;
  const all = await trx
    .selectFrom('forecasts')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(${amount}), 0)`.as('coming')])
    .select(sql<number>`coalesce(sum((content ->> 'before')::float8), 0)`.as('before'))
    .select(sql<string>`coalesce(max(last_day)::text, '')`.as('lastDay'))
    .where('shop_id', '=', shopId)
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  const rows = await trx
    .selectFrom('forecasts')
    .select(['key', 'content'])
    .where('shop_id', '=', shopId)
    .where('part', '=', part)
    .orderBy(amount, 'desc')
    .orderBy('key')
    .limit(most)
    .execute();
  return { ...all, parts: rows.map(({ key, content }) => ({ key, content: content as PartContent })) };
}
