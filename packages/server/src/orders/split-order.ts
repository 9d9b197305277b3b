import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { ChangedOrder } from '../ledger/coverage.ts';
import { ordersByNumber } from './known-numbers.ts';
import { orderName } from './same-number.ts';
import { appendEntries } from '../ledger/append-entries.ts';

interface Whole {
  readonly id: string;
  readonly external_id: string;
  readonly order_on: string;
  readonly store: string | null;
}

/** The order of a number that holds lines from before a day and from then on; undefined where none does. */
async function wholeOrder(
  trx: ShopTransaction,
  shopId: string,
  number: string,
  day: string,
): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`
    select o.id, o.external_id, o.order_on::text as order_on, o.store from orders o
    where o.shop_id = ${shopId} and (o.external_id = ${number} and o.number is null or o.number = ${number}) and o.order_on < ${day}
      and exists (
        select from order_lines l
        where l.shop_id = ${shopId} and l.order_id = o.id and l.placed_on >= ${day}::date and l.quantity <> 0)
    order by o.order_on desc limit 1`.execute(trx);
  return rows[0];
}

/**
 * Splits an order in two: its lines from a day on become an order of their own, with new lines and entries, and those that they were are
 * taken back by entries of the difference. What the order has as a whole, its discount or shipping, stays with the first until a file says
 * otherwise: what newer files said of it no longer holds against older ones. Costs are the caller's to post.
 * @returns the two orders, or none where no order has lines on both sides of the day.
 */
export async function splitOrder(
  trx: ShopTransaction,
  shopId: string,
  { number, day }: { readonly number: string; readonly day: string },
): Promise<ChangedOrder[]> {
  await sql`
    delete from order_versions where shop_id = ${shopId} and (order_ref = ${number}
      or order_ref in (select external_id from orders where shop_id = ${shopId} and number = ${number}))`.execute(trx);
  const whole = await wholeOrder(trx, shopId, number, day);
  if (!whole) return [];
  const others = (await ordersByNumber(trx, shopId, [number])).get(number) ?? [];
  const firstDays = others.map(({ ref, days }) => ({ ref, firstDay: days.toSorted()[0] ?? '' }));
  const taken = new Set(firstDays.map(({ ref }) => ref));
  const name = orderName(number, { firstDay: day, store: whole.store }, firstDays, taken);
  const { rows } = await sql<{ id: string }>`
    insert into orders (shop_id, external_id, number, kind, placed_at, order_on, currency, rate, rate_on, rate_source, country, store)
    select shop_id, ${name}, ${number}, 'order', placed_at + (${day}::date - order_on) * interval '1 day', ${day}::date, currency, rate,
      rate_on, rate_source, country, store
    from orders where shop_id = ${shopId} and id = ${whole.id} returning id`.execute(trx);
  const part = rows[0]?.id ?? '';
  await moveLines(trx, shopId, { whole, part, day });
  // Whether the first still adds up to its platform's total is for the next file to say.
  await sql`delete from order_statements where shop_id = ${shopId} and order_id = ${whole.id}`.execute(trx);
  return [
    { id: whole.id, day: whole.order_on },
    { id: part, day },
  ];
}

interface Move {
  readonly whole: Whole;
  readonly part: string;
  readonly day: string;
}

async function moveLines(trx: ShopTransaction, shopId: string, { whole, part, day }: Move): Promise<void> {
  await sql`
    create temporary table moved_lines on commit drop as
    with added as (
      insert into order_lines (shop_id, order_id, content_key, occurrence, sku, name, quantity, unit_price, amount_minor, placed_on,
        shop_amount_minor)
      select ${shopId}, ${part}, content_key, row_number() over (partition by content_key order by occurrence), sku, name, quantity,
        unit_price, amount_minor, placed_on, shop_amount_minor
      from order_lines
      where shop_id = ${shopId} and order_id = ${whole.id} and placed_on >= ${day}::date and quantity <> 0
      returning id, content_key, occurrence
    ), gone as (
      select id, content_key, row_number() over (partition by content_key order by occurrence) as place
      from order_lines
      where shop_id = ${shopId} and order_id = ${whole.id} and placed_on >= ${day}::date and quantity <> 0
    )
    select g.id, a.id as new_id from gone g join added a on a.content_key = g.content_key and a.occurrence = g.place`.execute(
    trx,
  );
  await moveEntries(trx, shopId, { whole, part, day });
  // No file finds the lines that are gone, and of equal ones those that stay are counted from 1 again.
  await sql`
    update order_lines set quantity = 0, amount_minor = 0, shop_amount_minor = null, content_key = gen_random_uuid()
    where shop_id = ${shopId} and id = any (array(select id from moved_lines))`.execute(trx);
  for (const shift of [1_000_000, 0]) {
    await sql`
      update order_lines l set occurrence = n.place + ${shift}::integer
      from (
        select id, row_number() over (partition by content_key order by occurrence) as place
        from order_lines where shop_id = ${shopId} and order_id = ${whole.id}
      ) as n where l.shop_id = ${shopId} and l.id = n.id and l.order_id = ${whole.id}`.execute(trx);
  }
}

/**
 * What the lines were sold for goes with them, and their part of the order's discount is the order's again. Costs that follow from rules are
 * posted by the caller.
 */
async function moveEntries(trx: ShopTransaction, shopId: string, { whole, part, day }: Move): Promise<void> {
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
      'known',
    ],
    entries: sql`
    with own as (
      select e.order_line_id as id, m.new_id, e.kind, e.occurred_on, e.currency, max(e.rate) as rate, min(e.quality) as quality,
        e.source_ref like 'linediscount:%' as placed, sum(e.amount_minor) as amount, sum(e.shop_amount_minor) as shop_amount,
        sum(e.known) as known
      from ledger_entries e join moved_lines m on m.id = e.order_line_id
      where e.shop_id = ${shopId} and e.order_id = ${whole.id} and e.kind in ('sale', 'refund', 'discount')
      group by e.order_line_id, m.new_id, e.kind, e.occurred_on, e.currency, placed
    ), side as (
      select ${whole.id}::bigint as order_id, id as line_id, 'line:' || id || ':split-' || kind || '-' || placed || '-' || occurred_on as name,
        kind, occurred_on, currency, rate, quality, -amount as amount, -shop_amount as shop_amount, -known as known
      from own
      union all
      select ${part}::bigint, new_id, 'line:' || new_id || ':split-' || kind || '-' || occurred_on, kind, occurred_on, currency, rate, quality,
        amount, shop_amount, known
      from own where not placed
      union all
      select ${whole.id}::bigint, null, 'linediscount:order-' || ${whole.id} || ':split-' || ${day}::text || '-' || occurred_on, kind,
        occurred_on, currency, max(rate), min(quality), sum(amount), sum(shop_amount), sum(known)
      from own where placed group by kind, occurred_on, currency
    )
    select kind, order_id, line_id, amount, currency, rate, shop_amount, occurred_on,
      case when order_id = ${part}::bigint then ${day}::date else ${whole.order_on}::date end, name, quality, known
    from side where amount <> 0 or shop_amount <> 0 or known <> 0`,
  });
}
