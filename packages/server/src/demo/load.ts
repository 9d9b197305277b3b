import { firstDayOf, monthOf } from '../calendar/months.ts';
import { sql } from 'kysely';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { attributeOrders } from '../campaigns/attribute-orders.ts';
import type { ShopTransaction } from '../db/database.ts';
import { joinSets } from '../db/join-sets.ts';
import { postAdSpend } from '../ledger/ad-spend.ts';
import { lockLedger } from '../ledger/lock.ts';
import { DEMO_CAMPAIGNS, DEMO_SHOP } from './catalogue.ts';
import { campaignEvents } from './generate-ads.ts';
import { DEMO_MONTHS, generateDemo } from './generate.ts';
import { loadCosts } from './load-costs.ts';
import { DemoStock, loadStock } from './load-stock.ts';
import { type ChargedBack, loadDisputes, loadVerdicts } from './load-verdicts.ts';
import { touchesOf } from './touches.ts';
import type { DemoEntry, DemoMonth, DemoOrder } from './types.ts';
import { appendEntries } from '../ledger/append-entries.ts';

export interface LoadOptions {
  /** The data has no days after it. */
  readonly lastDay: string;
  readonly months?: number;
  /** Who judges its cases of fraud. */
  readonly accountId?: string;
}

/** What the data is named for among the imports. */
const DEMO_FILE = 'Demo';

async function insertOrders(trx: ShopTransaction, shopId: string, orders: readonly DemoOrder[]) {
  const rows = orders.map(({ externalId, placedAt, on, customer, country, status, paymentMethod }) => {
    return { externalId, placedAt, on, customer, country, status, paymentMethod };
  });
  const found = await sql<{ id: string; external_id: string }>`
    insert into orders (shop_id, external_id, kind, placed_at, order_on, currency, customer, country, status,
      payment_method, file_name)
    select ${shopId}, "externalId", 'order', "placedAt", "on", ${DEMO_SHOP.currency}, customer, country, status, "paymentMethod", ${DEMO_FILE}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o("externalId" text, "placedAt" timestamptz, "on" date, customer text, country text, status text,
        "paymentMethod" text)
    returning id, external_id`.execute(trx);
  return new Map(found.rows.map((row) => [row.external_id, row.id]));
}

/** @returns the id of each line by its order's number and its place in it. */
async function insertLines(
  trx: ShopTransaction,
  shopId: string,
  orders: readonly DemoOrder[],
  ids: ReadonlyMap<string, string>,
) {
  const keys = new Map<string, string>();
  const rows = orders.flatMap(({ externalId, on, lines }) =>
    lines.map((line, index) => {
      const key = uuidv5(`${externalId} ${index}`, shopId);
      keys.set(key, `${externalId} ${index}`);
      return { ...line, on, key, order: ids.get(externalId) };
    }),
  );
  const found = await sql<{ id: string; content_key: string }>`
    insert into order_lines (shop_id, order_id, content_key, occurrence, sku, name, quantity, unit_price, amount_minor, placed_on)
    select ${shopId}, "order", key, 1, sku, name, quantity, price / 100.0, amount, "on"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as l("order" bigint, key uuid, sku text, name text, quantity numeric, price bigint, amount bigint, "on" date)
    returning id, content_key`.execute(trx);
  return new Map(found.rows.map((row) => [keys.get(row.content_key) ?? '', row.id]));
}

interface Posting extends DemoEntry {
  readonly order: string | null;
  readonly lineId: string | null;
  readonly orderOn: string;
  readonly ref: string;
}

async function insertEntries(trx: ShopTransaction, shopId: string, postings: readonly Posting[]) {
  await appendEntries(trx, shopId, {
    columns: [
      'kind',
      'order_id',
      'order_line_id',
      'amount_minor',
      'currency',
      'shop_amount_minor',
      'occurred_on',
      'order_on',
      'source_ref',
      'quality',
    ],
    entries: sql`
    select kind, "order", "lineId", amount, ${DEMO_SHOP.currency}, amount, "on", "orderOn", ref, 'actual'
    from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
      as e(kind text, "order" bigint, "lineId" bigint, amount bigint, "on" date, "orderOn" date, ref text)`,
  });
}

async function insertFacts(
  trx: ShopTransaction,
  shopId: string,
  orders: readonly DemoOrder[],
  ids: ReadonlyMap<string, string>,
) {
  const facts = orders.map(({ externalId, country, billingCountry, cardKey, returnReason }) => {
    return { order: ids.get(externalId), country, billingCountry, cardKey, returnReason };
  });
  await sql`
    insert into order_facts (shop_id, order_id, billing_country, shipping_country, card_key, return_reason)
    select ${shopId}, "order", "billingCountry", country, "cardKey", "returnReason"
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as f("order" bigint, "billingCountry" text, country text, "cardKey" text, "returnReason" text)`.execute(trx);
  const touches = orders.flatMap((order) =>
    touchesOf(order).map((touch, index) => ({ ...touch, order: order.externalId, position: index + 1 })),
  );
  await sql`
    insert into order_touches (shop_id, order_ref, position, campaign, source)
    select ${shopId}, "order", position, campaign, source
    from jsonb_to_recordset(${JSON.stringify(touches)}::jsonb) as t("order" text, campaign text, source text, position int)`.execute(
    trx,
  );
}

/** @returns the orders that were charged back. */
async function loadMonth(trx: ShopTransaction, shopId: string, month: DemoMonth): Promise<ChargedBack[]> {
  const ids = await insertOrders(trx, shopId, month.orders);
  const lineIds = await insertLines(trx, shopId, month.orders, ids);
  const ofOrders = month.orders.flatMap(({ externalId, on, entries }) =>
    entries.map((entry, index): Posting => {
      const lineId = entry.line === undefined ? null : (lineIds.get(`${externalId} ${entry.line}`) ?? null);
      return { ...entry, order: ids.get(externalId) ?? null, lineId, orderOn: on, ref: `demo:${externalId}:${index}` };
    }),
  );
  await insertEntries(trx, shopId, ofOrders);
  await insertFacts(trx, shopId, month.orders, ids);
  const days = month.campaignDays.map((day) => ({ ...day, campaign: uuidv5(day.key, shopId) }));
  await sql`
    insert into campaign_days (shop_id, campaign_id, day, spend_minor, impressions, clicks, invalid_clicks, conversions)
    select ${shopId}, campaign, day, spend, impressions, clicks, "invalidClicks", conversions
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(campaign uuid, day date, spend bigint, impressions bigint,
      clicks bigint, "invalidClicks" bigint, conversions integer)`.execute(trx);
  return month.orders.flatMap(({ externalId, chargedBackOn: on }) => {
    const id = ids.get(externalId);
    return on === undefined || id === undefined ? [] : [{ id, externalId, on }];
  });
}

async function insertCampaigns(trx: ShopTransaction, shopId: string): Promise<void> {
  await trx
    .insertInto('campaigns')
    .values(
      DEMO_CAMPAIGNS.map(({ key, platform, name, status, budget }) => ({
        shop_id: shopId,
        id: uuidv5(key, shopId),
        platform,
        external_id: key,
        name,
        status,
        daily_budget_minor: budget,
      })),
    )
    .execute();
}

/** Events of campaigns whose days are there. */
async function insertEvents(
  trx: ShopTransaction,
  shopId: string,
  { lastDay, first }: { lastDay: string; first: string },
) {
  const events = campaignEvents(monthOf(lastDay)).filter(({ at }) => at >= first && at.slice(0, 10) <= lastDay);
  if (events.length === 0) return;
  await trx
    .insertInto('campaign_events')
    .values(
      events.map(({ key, at, kind, budget }) => {
        return { shop_id: shopId, campaign_id: uuidv5(key, shopId), at: new Date(at), kind, budget_minor: budget };
      }),
    )
    .execute();
}

/** The load is listed among the imports: as the shop's newest data, and named for what it is. */
async function noteImport(
  trx: ShopTransaction,
  shopId: string,
  span: { first: string; lastDay: string },
  { orders, lines }: { orders: number; lines: number },
) {
  await trx
    .insertInto('imports')
    .values({
      shop_id: shopId,
      id: uuidv7(),
      status: 'done',
      file_name: DEMO_FILE,
      format: 'lines',
      mapping: null,
      goods_cost_percent: null,
      currency: DEMO_SHOP.currency,
      timezone: DEMO_SHOP.timezone,
      orders,
      lines_read: lines,
      lines_added: lines,
      first_day: span.first,
      last_day: span.lastDay,
      created_by: null,
      finished_at: new Date(),
    })
    .execute();
}

/**
 * Fills an empty shop with the demo's orders, refunds, costs, ads, suppliers, stock and fraud, through the ledger that every shop
 * has. The shop says from then on that it is a demo.
 * @throws Error where the shop has orders or campaigns.
 */
export async function loadDemo(trx: ShopTransaction, shopId: string, options: LoadOptions): Promise<void> {
  const { lastDay, months = DEMO_MONTHS, accountId = null } = options;
  await lockLedger(trx, shopId);
  const { rows } = await sql`
    select from orders where shop_id = ${shopId} union all select from campaigns where shop_id = ${shopId} limit 1`.execute(
    trx,
  );
  if (rows.length > 0) throw new Error('The demo is for an empty shop.');
  await trx
    .updateTable('shops')
    .set({ currency: DEMO_SHOP.currency, timezone: DEMO_SHOP.timezone, is_demo: true })
    .where('shop_id', '=', shopId)
    .execute();
  await insertCampaigns(trx, shopId);
  const stock = new DemoStock(lastDay);
  let first = lastDay;
  let orders = 0;
  let lines = 0;
  const chargedBack: ChargedBack[] = [];
  for (const month of generateDemo(lastDay, months)) {
    chargedBack.push(...(await loadMonth(trx, shopId, month)));
    stock.sell(month.orders);
    orders += month.orders.length;
    lines += month.orders.reduce((sum, order) => sum + order.lines.length, 0);
    if (firstDayOf(month.month) < first) first = firstDayOf(month.month);
  }
  await insertEvents(trx, shopId, { lastDay, first });
  await attributeOrders(trx, shopId);
  await loadStock(trx, shopId, stock);
  await postAdSpend(trx, shopId);
  await loadDisputes(trx, { shopId, accountId }, chargedBack);
  await loadCosts(trx, shopId, { first, lastDay });
  await noteImport(trx, shopId, { first, lastDay }, { orders, lines });
  await joinSets(trx);
  await loadVerdicts(trx, { shopId, accountId }, lastDay);
}
