import { hash } from 'node:crypto';
import { cleanLine, cutText, type OAuthPlatform } from '@adaos/api';
import { sql } from 'kysely';
import type pg from 'pg';
import { attributeOrders } from '../../campaigns/attribute-orders.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { decimalText, toMinor } from '../../imports/decimal.ts';
import type { OrderLine } from '../../imports/line-reader.ts';
import { mergeStaged } from '../../imports/merge.ts';
import { createStaging, StagingWriter } from '../../imports/staging.ts';
import { ZoneClock } from '../../imports/zone.ts';
import { lockLedger } from '../../ledger/lock.ts';
import { minorDigits } from '../../ledger/money.ts';
import { lastEntry, postGoodsCostSince } from '../../ledger/post-goods-cost-since.ts';
import type { StoreLine, StoreOrder } from './store-order.ts';

export interface TellingShop {
  readonly shopId: string;
  readonly platform: OAuthPlatform;
  readonly currency: string;
  readonly timezone: string;
}

const TEXT_LENGTH = 500;
const lineOrNull = (text: string | null) => text && cutText(cleanLine(text), TEXT_LENGTH);

/** As in the platform's exports: an item is told by its number and price, and its quantity may change. */
function keyOf({ sku, name, unitPrice }: StoreLine): string {
  return hash('md5', `${sku ?? name ?? ''}\n${decimalText(unitPrice)}\n`);
}

function stagedLine(order: StoreOrder, line: StoreLine, clock: ZoneClock, digits: number): OrderLine {
  return {
    orderId: order.ref,
    date: { at: order.placedAt, day: clock.dayAt(order.placedAt) },
    customer: lineOrNull(order.customer),
    country: lineOrNull(order.billingCountry ?? order.shippingCountry),
    status: lineOrNull(order.status),
    item: {
      sku: lineOrNull(line.sku),
      name: lineOrNull(line.name),
      quantity: decimalText(line.quantity),
      unitPrice: decimalText(line.unitPrice),
      amount: toMinor(line.amount, digits),
      key: keyOf(line),
    },
    amounts: null,
  };
}

async function stageOrders(
  client: pg.ClientBase,
  orders: readonly StoreOrder[],
  clock: ZoneClock,
  digits: number,
): Promise<void> {
  const writer = new StagingWriter(client);
  try {
    let number = 0;
    for (const order of orders) {
      for (const line of order.lines) {
        writer.add((number += 1), { line: stagedLine(order, line, clock, digits) }, '');
      }
      await writer.flush();
    }
    await writer.end();
  } catch (error) {
    // What follows on the connection, the rollback too, would wait for the end of the rows for good.
    await writer.abort();
    throw error;
  }
}

/** Notes the orders of this page that are known by now: `told`. @returns how many were not told by the platform before. */
async function noteTold(trx: ShopTransaction, shop: TellingShop, orders: readonly StoreOrder[]): Promise<number> {
  const told = orders.map(({ ref, status, billingCountry, shippingCountry, returnReason }) => {
    return {
      ref,
      status: lineOrNull(status),
      billingCountry: lineOrNull(billingCountry),
      shippingCountry: lineOrNull(shippingCountry),
      returnReason: lineOrNull(returnReason),
    };
  });
  await sql`
    create temporary table told on commit drop as
    select o.id as order_id, o.order_on, t.* , o.told_by is distinct from ${shop.platform}::text as is_new
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as t(ref text, status text, "billingCountry" text, "shippingCountry" text, "returnReason" text)
    join orders o on o.shop_id = ${shop.shopId} and o.external_id = t.ref`.execute(trx);
  await sql`analyze told`.execute(trx);
  await sql`
    update orders o set told_by = ${shop.platform}, status = coalesce(t.status, o.status)
    from told t where o.shop_id = ${shop.shopId} and o.id = t.order_id
      and (o.told_by, o.status) is distinct from (${shop.platform}, coalesce(t.status, o.status))`.execute(trx);
  await sql`
    insert into order_facts as f (shop_id, order_id, billing_country, shipping_country, return_reason)
    select ${shop.shopId}, order_id, "billingCountry", "shippingCountry", "returnReason" from told
    on conflict (shop_id, order_id) do update set billing_country = excluded.billing_country,
      shipping_country = excluded.shipping_country, return_reason = excluded.return_reason`.execute(trx);
  const { rows } = await sql<{ added: string }>`select count(*) filter (where is_new) as added from told`.execute(trx);
  return Number(rows[0]?.added ?? 0);
}

// As an array they are looked up in the index; as a join the whole table may be read while its statistics are young.
const toldIds = sql`array(select order_id from told)`;

/** Lines that the platform tells no more have gone from their order: they count for nothing from now on. */
async function takeBackGoneLines(trx: ShopTransaction, { shopId, currency }: TellingShop): Promise<void> {
  await sql`
    with gone as (
      select l.id, l.order_id, l.amount_minor as before, l.placed_on, t.order_on
      from order_lines l join told t on t.order_id = l.order_id
      where l.shop_id = ${shopId} and l.order_id = any (${toldIds}) and (l.quantity <> 0 or l.amount_minor <> 0) and not exists (
        select from numbered n
        where n.order_id = l.order_id and n.key = l.content_key and n.occurrence = l.occurrence)
    ), emptied as (
      update order_lines l set quantity = 0, amount_minor = 0 from gone where l.shop_id = ${shopId} and l.id = gone.id
    )
    insert into ledger_entries (shop_id, kind, order_id, order_line_id, amount_minor, currency, shop_amount_minor, occurred_on,
      order_on, source_ref, quality)
    select ${shopId}, case when before > 0 then 'sale' else 'discount' end, order_id, id, -before, ${currency}, -before, placed_on,
      order_on, 'line:' || id || ':' || (
        select count(*) from ledger_entries e
        where e.shop_id = ${shopId} and e.order_id = gone.order_id and e.order_line_id = gone.id and e.source_ref like 'line:%'),
      'actual'
    from gone where before <> 0`.execute(trx);
}

/**
 * Posts what orders have besides their lines, by the difference from what was posted before: each by its key and day. What files
 * told of an order as a whole, its refunds included, is taken back: the platform tells it exactly.
 */
async function postAmounts(
  trx: ShopTransaction,
  { shopId, currency }: TellingShop,
  orders: readonly StoreOrder[],
  clock: ZoneClock,
  digits: number,
): Promise<void> {
  const told = orders.flatMap(({ ref, amounts }) =>
    amounts.map(({ key, kind, amount, at }) => {
      return { ref, key, kind, amount: String(toMinor(amount, digits)), day: at === null ? null : clock.dayAt(at) };
    }),
  );
  await sql`
    with wanted as (
      select t.order_id, w.key, w.kind, coalesce(w.day, t.order_on) as day, sum(w.amount) as amount
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as w(ref text, key text, kind text, amount bigint, day date)
      join told t using (ref) where w.amount <> 0 group by 1, 2, 3, 4
    ), posted as (
      select e.order_id, kind, occurred_on as day, sum(amount_minor) as amount, count(*) as times, min(quality) as quality,
        case when source_ref like 'store:%' then split_part(source_ref, ':', 3) else 'file-' || kind end as key
      from ledger_entries e
      where e.shop_id = ${shopId} and e.order_id = any (${toldIds}) and e.order_line_id is null
        and (source_ref like 'store:%' or source_ref like 'order:%')
      group by e.order_id, kind, occurred_on, 7
    ), changes as (
      select order_id, key, kind, day, coalesce(w.amount, 0) - coalesce(p.amount, 0) as difference,
        coalesce(p.times, 0) as times, coalesce(p.quality, 'actual') as quality
      from wanted w full join posted p using (order_id, key, kind, day)
    )
    insert into ledger_entries (shop_id, kind, order_id, amount_minor, currency, shop_amount_minor, occurred_on, order_on,
      source_ref, quality)
    select ${shopId}, kind, order_id, difference, ${currency}, difference, day, t.order_on,
      'store:' || order_id || ':' || key || ':' || day || ':' || times, quality
    from changes join told t using (order_id) where difference <> 0`.execute(trx);
}

/** Notes which campaigns the customers came by, and what that makes of the campaigns that are known. */
async function noteTouches(trx: ShopTransaction, shopId: string, orders: readonly StoreOrder[]): Promise<void> {
  const touches = orders.flatMap(({ ref, touch }) => (touch === null ? [] : [{ ref, ...touch }]));
  if (touches.length > 0) {
    await sql`
    insert into order_touches (shop_id, order_ref, campaign, source)
    select ${shopId}, ref, campaign, source
    from jsonb_to_recordset(${JSON.stringify(touches)}::jsonb) as t(ref text, campaign text, source text)
    on conflict do nothing`.execute(trx);
  }
  await attributeOrders(
    trx,
    shopId,
    orders.map(({ ref }) => ref),
  );
}

/**
 * Brings orders, as their platform tells them, into the shop's orders and ledger, through the way of an import. What is known
 * already changes nothing; what has changed is corrected by entries of the difference.
 * @param orders all in the shop's currency; none twice.
 * @returns how many of them the platform had not told before.
 */
export async function mergeStoreOrders(
  trx: ShopTransaction,
  client: pg.ClientBase,
  shop: TellingShop,
  orders: readonly StoreOrder[],
): Promise<number> {
  const { shopId, platform, currency, timezone } = shop;
  const [clock, digits] = [new ZoneClock(timezone), minorDigits(currency)];
  await lockLedger(trx, shopId);
  const since = await lastEntry(trx, shopId);
  await createStaging(trx);
  await stageOrders(client, orders, clock, digits);
  await sql`analyze staged`.execute(trx);
  await mergeStaged(trx, { shopId, currency, format: platform, told: true });
  const added = await noteTold(trx, shop, orders);
  await takeBackGoneLines(trx, shop);
  await postAmounts(trx, shop, orders, clock, digits);
  await postGoodsCostSince(trx, shopId, since);
  await noteTouches(trx, shopId, orders);
  return added;
}
