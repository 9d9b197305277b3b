import type { OAuthPlatform } from '@adaos/api';
import { sql } from 'kysely';
import type pg from 'pg';
import { attributeOrders } from '../../campaigns/attribute-orders.ts';
import { nameSeen, noteReportedTouches } from '../../campaigns/order-touches.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { decimalText, toMinor } from '../../orders/decimal.ts';
import { contentKey } from '../../orders/content-key.ts';
import type { OrderLine } from '../../orders/order-line.ts';
import { noteDayRates, type RateOf } from '../../orders/day-rates.ts';
import { CALLED_OFF_ENTRIES, statusOfCalledOff } from '../../ledger/called-off.ts';
import { inShopCurrency } from '../../ledger/in-shop-currency.ts';
import { mergeStaged } from '../../orders/merge.ts';
import { tokensOf } from '../../orders/erased-customers.ts';
import { placeDiscounts } from '../../orders/place-discounts.ts';
import { postConversions } from '../../orders/post-conversions.ts';
import { createStaging, StagingWriter } from '../../orders/staging.ts';
import { noteStatedVat } from '../../orders/stated-vat.ts';
import { ZoneClock } from '../../calendar/zone.ts';
import type { ChangedOrder } from '../../ledger/coverage.ts';
import { lockLedger } from '../../ledger/lock.ts';
import { minorDigits } from '../../ledger/money.ts';
import { lastEntry } from '../../ledger/last-entry.ts';
import { postCostsSince } from '../../ledger/post-rules.ts';
import { noteReportedLines, noteReturns } from './reported-lines.ts';
import { separateStoreOrders } from './separate-orders.ts';
import { lineOrNull, type StoreLine, type StoreOrder } from './store-order.ts';
import { tieStoreOrders } from './tie-orders.ts';
import { noteVariants } from './variants.ts';
import { appendEntries } from '../../ledger/append-entries.ts';

export interface ReportingShop {
  readonly shopId: string;
  readonly platform: OAuthPlatform;
  readonly currency: string;
  readonly timezone: string;
  readonly rateOf: RateOf;
  /** The server's: customers who were erased are known by hashes that need it. */
  readonly secret: Uint8Array;
}

const MOST_GRAMS = 100_000_000;
const gramsOf = (grams: number | null) =>
  grams !== null && grams >= 0 && grams <= MOST_GRAMS ? BigInt(Math.round(grams)) : null;

function stagedLine(order: StoreOrder, line: StoreLine, clock: ZoneClock, shopCurrency: string): OrderLine {
  const item = { sku: lineOrNull(line.sku), name: lineOrNull(line.name), unitPrice: decimalText(line.unitPrice) };
  return {
    orderId: order.ref,
    number: order.number ?? null,
    date: { at: order.placedAt, day: clock.dayAt(order.placedAt) },
    customer: lineOrNull(order.customer),
    country: lineOrNull(order.billingCountry ?? order.shippingCountry),
    paymentMethod: lineOrNull(order.paymentMethod),
    carrier: lineOrNull(order.carrier),
    discountCode: lineOrNull(order.discountCode),
    grams: gramsOf(order.grams),
    status: lineOrNull(order.status),
    item: {
      ...item,
      quantity: decimalText(line.quantity),
      amount: toMinor(line.amount, minorDigits(order.currency)),
      key: contentKey(item),
      discount: line.discount && toMinor(line.discount, minorDigits(order.currency)),
    },
    amounts: null,
    currency: order.currency === shopCurrency ? null : order.currency,
  };
}

async function stageOrders(
  client: pg.ClientBase,
  orders: readonly StoreOrder[],
  clock: ZoneClock,
  shopCurrency: string,
): Promise<void> {
  const writer = new StagingWriter(client);
  try {
    let number = 0;
    for (const order of orders) {
      for (const line of order.lines) {
        writer.add((number += 1), { line: stagedLine(order, line, clock, shopCurrency) }, '');
      }
      await writer.flush();
    }
    await writer.end();
  } catch (error) {
    // What follows on the connection, the rollback too, would wait for the end of the rows without end.
    await writer.abort();
    throw error;
  }
}

/**
 * Notes the orders of this page that are known by now, in the table `reported`.
 * @returns how many the platform had not reported before, and those that were called off, or are no more.
 */
async function noteReported(
  trx: ShopTransaction,
  shop: ReportingShop,
  orders: readonly StoreOrder[],
): Promise<{ added: number; changed: ChangedOrder[] }> {
  const reported = orders.map(({ id, ref, status, isSale, billingCountry, shippingCountry, returnReason }) => {
    return {
      id,
      ref,
      isSale,
      status: lineOrNull(status),
      billingCountry: lineOrNull(billingCountry),
      shippingCountry: lineOrNull(shippingCountry),
      returnReason: lineOrNull(returnReason),
    };
  });
  await sql`
    create temporary table reported on commit drop as
    select o.id as order_id, o.order_on, o.currency, o.rate, t.ref, t.id as platform_order_id, "billingCountry", "shippingCountry", "returnReason",
      case when "isSale" then t.status else ${statusOfCalledOff('t.status')} end as status,
      o.told_by is distinct from ${shop.platform}::text as is_new
    from jsonb_to_recordset(${JSON.stringify(reported)}::jsonb)
      as t(id text, ref text, status text, "isSale" boolean, "billingCountry" text, "shippingCountry" text, "returnReason" text)
    join orders o on o.shop_id = ${shop.shopId} and o.external_id = t.ref`.execute(trx);
  await sql`analyze reported`.execute(trx);
  const { rows: changed } = await sql<ChangedOrder>`
    with updated as (
      update orders o set told_by = ${shop.platform}, status = coalesce(t.status, o.status), platform_order_id = t.platform_order_id
      from reported t where o.shop_id = ${shop.shopId} and o.id = t.order_id
        and (o.told_by, o.status, o.platform_order_id)
          is distinct from (${shop.platform}, coalesce(t.status, o.status), t.platform_order_id)
      returning o.id
    ), facts as (
      insert into order_facts as f (shop_id, order_id, billing_country, shipping_country, return_reason)
      select ${shop.shopId}, order_id, "billingCountry", "shippingCountry", "returnReason" from reported
      on conflict (shop_id, order_id) do update set billing_country = excluded.billing_country,
        shipping_country = excluded.shipping_country, return_reason = excluded.return_reason
      where (f.billing_country, f.shipping_country, f.return_reason)
        is distinct from (excluded.billing_country, excluded.shipping_country, excluded.return_reason)
      returning f.order_id
    )
    select o.id, o.order_on as day
    from orders o
    where o.shop_id = ${shop.shopId} and o.id = any (array(select id from updated union select order_id from facts))`.execute(
    trx,
  );
  const { rows } = await sql<{ added: string }>`select count(*) filter (where is_new) as added from reported`.execute(
    trx,
  );
  return { added: Number(rows[0]?.added ?? 0), changed };
}

// As an array they are looked up in the index; as a join the whole table may be read while its statistics are young.
const reportedIds = sql`array(select order_id from reported)`;

/** Lines that the platform no longer reports have left their order: they no longer count. */
async function takeBackGoneLines(trx: ShopTransaction, { shopId, currency }: ReportingShop): Promise<void> {
  await appendEntries(trx, shopId, {
    columns: [
      'kind',
      'order_id',
      'order_line_id',
      'amount_minor',
      'currency',
      'rate',
      'shop_amount_minor',
      'occurred_on',
      'order_on',
      'source_ref',
      'quality',
    ],
    before: sql`gone as (
      select l.id, l.order_id, l.amount_minor as before, l.placed_on, t.order_on, t.currency, t.rate
      from order_lines l join reported t on t.order_id = l.order_id
      where l.shop_id = ${shopId} and l.order_id = any (${reportedIds}) and (l.quantity <> 0 or l.amount_minor <> 0) and not exists (
        select from numbered n
        where n.order_id = l.order_id and n.key = l.content_key and n.occurrence = l.occurrence)
    ), emptied as (
      update order_lines l set quantity = 0, amount_minor = 0 from gone where l.shop_id = ${shopId} and l.id = gone.id
    )`,
    entries: sql`
    select case when before > 0 then 'sale' else 'discount' end, order_id, id, -before, currency, rate,
      ${inShopCurrency('(-before)', 'gone', currency)}, placed_on,
      order_on, 'line:' || id || ':' || (
        select count(*) from ledger_entries e
        where e.shop_id = ${shopId} and e.order_id = gone.order_id and e.order_line_id = gone.id and e.source_ref like 'line:%'),
      'actual'
    from gone where before <> 0`,
  });
}

/**
 * Posts what orders have in addition to their lines, by the difference from what was posted before: each by its key and day. What files
 * reported on an order as a whole, its refunds included, is reversed: the platform reports it exactly.
 */
async function postAmounts(
  trx: ShopTransaction,
  { shopId, currency }: ReportingShop,
  orders: readonly StoreOrder[],
  clock: ZoneClock,
): Promise<void> {
  const reported = orders.flatMap(({ ref, amounts, currency: own }) =>
    amounts.map(({ key, kind, amount, at, line }) => {
      return {
        ref,
        key,
        kind,
        place: line === undefined ? null : line + 1,
        amount: String(toMinor(amount, minorDigits(own))),
        day: at === null ? null : clock.dayAt(at),
      };
    }),
  );
  await appendEntries(trx, shopId, {
    columns: [
      'kind',
      'order_id',
      'order_line_id',
      'amount_minor',
      'currency',
      'rate',
      'shop_amount_minor',
      'occurred_on',
      'order_on',
      'source_ref',
      'quality',
    ],
    entries: sql`
    with wanted as (
      select t.order_id, l.line_id, w.key || coalesce('.' || l.line_id, '') as key, w.kind, coalesce(w.day, t.order_on) as day,
        sum(w.amount) as amount
      from jsonb_to_recordset(${JSON.stringify(reported)}::jsonb)
        as w(ref text, key text, kind text, place int, amount bigint, day date)
      join reported t using (ref) left join reported_lines l on l.order_id = t.order_id and l.place = w.place
      where w.amount <> 0 group by 1, 2, 3, 4, 5
    ), posted as (
      select e.order_id, min(e.order_line_id) as line_id, kind, occurred_on as day, sum(amount_minor) as amount, count(*) as times,
        min(quality) as quality, case when source_ref like 'store:%' then split_part(source_ref, ':', 3)
          else 'file-' || kind || coalesce('.' || order_line_id, '') end as key
      from ledger_entries e
      where e.shop_id = ${shopId} and e.order_id = any (${reportedIds})
        and (source_ref like 'store:%' or source_ref like 'order:%' or ${CALLED_OFF_ENTRIES})
      group by e.order_id, kind, occurred_on, 8
    ), changes as (
      select order_id, coalesce(w.line_id, p.line_id) as line_id, key, kind, day,
        coalesce(w.amount, 0) - coalesce(p.amount, 0) as difference, coalesce(p.times, 0) as times,
        coalesce(p.quality, 'actual') as quality
      from wanted w full join posted p using (order_id, key, kind, day)
    )
    select kind, order_id, line_id, difference, t.currency, t.rate, ${inShopCurrency('difference', 't', currency)}, day, t.order_on,
      'store:' || order_id || ':' || key || ':' || day || ':' || times, quality
    from changes join reported t using (order_id) where difference <> 0`,
  });
}

/** Notes which campaigns the customers came by, and what that makes of the campaigns that are known. */
async function noteTouches(trx: ShopTransaction, shopId: string, orders: readonly StoreOrder[]): Promise<void> {
  const touches = orders.flatMap(({ ref, touch }) => (touch === null ? [] : [{ ref, ...touch }]));
  await nameSeen(trx, shopId, orders);
  await noteReportedTouches(trx, shopId, touches);
  await attributeOrders(
    trx,
    shopId,
    orders.map(({ ref }) => ref),
  );
}

/** Customers who were erased have the token that they have since. */
async function withoutErased(
  trx: ShopTransaction,
  shop: ReportingShop,
  orders: readonly StoreOrder[],
): Promise<StoreOrder[]> {
  const names = orders.flatMap(({ customer }) => lineOrNull(customer) ?? []);
  const tokens = await tokensOf(trx, shop, [...new Set(names)]);
  return orders.map((order) => {
    const token = tokens.get(lineOrNull(order.customer) ?? '');
    return token === undefined ? order : { ...order, customer: token };
  });
}

/**
 * Brings orders, as their platform reports them, into the shop's orders and ledger, through the way of an import. What is known
 * already changes nothing; what has changed is corrected by entries of the difference.
 * @param read none twice, each with a rate where it is in another currency than the shop's.
 * @returns how many of them the platform had not reported before.
 */
export async function mergeStoreOrders(
  trx: ShopTransaction,
  client: pg.ClientBase,
  shop: ReportingShop,
  read: readonly StoreOrder[],
): Promise<number> {
  const { shopId, platform, currency, timezone, rateOf } = shop;
  const clock = new ZoneClock(timezone);
  await lockLedger(trx, shopId);
  const orders = await separateStoreOrders(trx, shopId, clock, await withoutErased(trx, shop, read));
  const since = await lastEntry(trx, shopId);
  await createStaging(trx);
  await stageOrders(client, orders, clock, currency);
  await sql`analyze staged`.execute(trx);
  await noteDayRates(trx, rateOf);
  const merged = await mergeStaged(trx, { shopId, currency, format: platform, reported: true });
  const { added, changed } = await noteReported(trx, shop, orders);
  await takeBackGoneLines(trx, shop);
  await noteReportedLines(trx, shopId);
  await noteVariants(trx, shop, orders);
  const returned = await noteReturns(trx, shopId, orders, clock);
  await postAmounts(trx, shop, orders, clock);
  await placeDiscounts(trx, shop);
  await postConversions(trx, shop, since);
  const tied = await tieStoreOrders(trx, shop, orders);
  const withVat = await noteStatedVat(trx, shopId, 'stated');
  await postCostsSince(trx, shopId, since, [...merged.changed, ...changed, ...returned, ...tied, ...withVat]);
  await noteTouches(trx, shopId, orders);
  return added;
}
