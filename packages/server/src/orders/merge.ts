import type { ImportFormat } from '@adaos/api';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { appendEntries, appending } from '../ledger/append-entries.ts';
import type { ChangedOrder } from '../ledger/coverage.ts';
import { rejectOtherCurrencies } from './day-rates.ts';
import { inShopCurrency } from '../ledger/in-shop-currency.ts';

/** What an entry of an order's line has. */
const LINE_COLUMNS = [
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
] as const;

export interface MergeOptions {
  readonly shopId: string;
  /** The shop's. */
  readonly currency: string;
  readonly format: Exclude<ImportFormat, 'unknown'>;
  /** True where the platform itself reports its orders, with refunds apart: a quantity that changed is a correction of the sale. */
  readonly reported?: boolean;
  /** The file that is imported. */
  readonly fileName?: string | null;
}

/**
 * Whether a number such as C489449 marks a refund: in line-per-item files it does, unless all orders of the shop are numbered
 * with a C.
 */
async function refundsAreMarked(trx: ShopTransaction, { shopId, format }: MergeOptions): Promise<boolean> {
  if (format !== 'lines') return false;
  const { rows } = await sql<{ marked: boolean }>`
    select exists (select from staged where key is not null and order_ref !~* '^c[0-9]')
      or exists (select from orders where shop_id = ${shopId} and external_id !~* '^c[0-9]')
      or not exists (select from staged where key is not null and amount > 0) as marked`.execute(trx);
  return rows[0]?.marked ?? false;
}

/** The kind of an order by its number and the `lineFlags` of all of its lines, in the table `flags`. */
function kindOf(ref: ReturnType<typeof sql.ref>, marked: boolean) {
  return sql`case
    when ${marked}::boolean and ${ref} ~* '^c[0-9]' then 'refund'
    when flags.has_minus and not flags.has_plus then 'refund'
    when flags.only_written_off then 'adjustment'
    else 'order' end`;
}

const lineFlags = (amount: string) =>
  sql.raw(`
  coalesce(bool_or(${amount} > 0), false) as has_plus,
  coalesce(bool_or(${amount} < 0), false) as has_minus,
  coalesce(bool_and(quantity < 0 and ${amount} = 0), false) as only_written_off`);

/**
 * Adds the orders that are new, and notes each with its number and day in the file: `merged`. An order comes with its items; in
 * a file with one row for each order with its total.
 */
async function mergeOrders(trx: ShopTransaction, options: MergeOptions, marked: boolean): Promise<void> {
  const { shopId, currency, format, fileName = null } = options;
  const [comesWith, amount] = format === 'orders' ? ['total', 'total'] : ['key', 'amount'];
  await createTemporaryTable(
    trx,
    'staged_orders',
    sql`
      select order_ref, min(placed_at) as placed_at, min(day) as day, min(customer) as customer, min(country) as country,
        min(payment_method) as payment_method, min(carrier) as carrier, min(parcels) as parcels,
        min(weight_grams) as weight_grams, min(discount_code) as discount_code, min(status) as status, min(number) as number, min(store) as store,
        min(currency) as currency, ${lineFlags(amount)}
      from staged where ${sql.ref(comesWith)} is not null group by order_ref`,
    { key: 'order_ref' },
  );
  await createTemporaryTable(
    trx,
    'known_orders',
    sql`
      select order_ref, o.id, s.day, o.currency, o.rate from staged_orders s join orders o on o.shop_id = ${shopId} and o.external_id = s.order_ref`,
    { key: 'order_ref' },
  );
  await sql`
    create temporary table merged (order_ref text collate "C", order_id bigint, is_new boolean, day date, currency text, rate numeric)
    on commit drop`.execute(trx);
  await sql`
    with added as (
      insert into orders (shop_id, external_id, kind, placed_at, order_on, currency, rate, rate_on, rate_source, customer, country,
        payment_method, carrier, parcels, weight_grams, discount_code, status, number, store, file_name)
      select ${shopId}, order_ref, ${kindOf(sql.ref('order_ref'), marked)}, placed_at, day, coalesce(currency, ${currency}),
        case when currency is null then 1 else rate end, rate_on, source, customer, country, payment_method, carrier, parcels,
        weight_grams, discount_code, status, number, store, ${fileName}
      from staged_orders flags left join day_rates r using (currency, day)
      where not exists (select from known_orders k where k.order_ref = flags.order_ref)
      order by placed_at, order_ref
      returning external_id, id, order_on, currency, rate
    )
    insert into merged select order_ref, id, false, day, currency, rate from known_orders
    union all select external_id, id, true, order_on, currency, rate from added`.execute(trx);
  await sql`create unique index on merged (order_id)`.execute(trx);
  await sql`analyze merged`.execute(trx);
}

/**
 * Adds the lines that are new with their ledger entries. A line is known by its order, its content and its number among equal
 * lines of the order.
 * @returns how many lines were added.
 */
async function mergeLines(trx: ShopTransaction, { shopId, currency }: MergeOptions, marked: boolean): Promise<number> {
  await createTemporaryTable(
    trx,
    'numbered',
    sql`
      select merged.order_id, is_new, line, key, sku, name, quantity, unit_price, amount, staged.day,
        row_number() over (partition by merged.order_id, key order by quantity, line) as occurrence
      from staged join merged using (order_ref) where key is not null`,
    { others: ['order_id'] },
  );
  const before = sql`added as (
      insert into order_lines (shop_id, order_id, content_key, occurrence, sku, name, quantity, unit_price, amount_minor, placed_on)
      select ${shopId}, n.order_id, key, n.occurrence, n.sku, n.name, n.quantity, n.unit_price, n.amount, day
      from numbered n left join order_lines l on not n.is_new and l.shop_id = ${shopId} and l.order_id = n.order_id
        and l.content_key = n.key and l.occurrence = n.occurrence
      where l.id is null
      order by line
      returning id, order_id, quantity, amount_minor, placed_on
    )`;
  const entries = sql`
      select case
          when ${marked}::boolean and m.order_ref ~* '^c[0-9]' then 'refund'
          when amount_minor >= 0 then 'sale'
          when quantity < 0 then 'refund'
          else 'discount' end,
        a.order_id, a.id, amount_minor, m.currency, m.rate, ${inShopCurrency('amount_minor', 'm', currency)}, placed_on, m.day, 'line:' || a.id, 'actual'
      from added a join merged m using (order_id)
      where amount_minor <> 0`;
  const appended = { columns: LINE_COLUMNS, entries, before };
  const { rows } = await (
    appending(shopId, appended, sql`select count(*) as added from added`) as RawBuilder<{ added: string }>
  ).execute(trx);
  return Number(rows[0]?.added ?? 0);
}

/**
 * Takes over the quantities that have changed in a platform's export since it was imported before, with entries of the
 * difference.
 */
async function mergeChangedLines(trx: ShopTransaction, options: MergeOptions): Promise<void> {
  const { shopId, currency, format, reported = false } = options;
  if (format === 'lines' || format === 'orders') return;
  await createTemporaryTable(
    trx,
    'changed',
    sql`
      select l.id, l.order_id, l.amount_minor as before, l.placed_on, n.quantity, n.amount
      from numbered n join order_lines l
        on l.shop_id = ${shopId} and l.order_id = n.order_id and l.content_key = n.key and l.occurrence = n.occurrence
      where not n.is_new and (l.quantity <> n.quantity or l.amount_minor <> n.amount)`,
    { key: 'id', others: ['order_id'] },
  );
  await createTemporaryTable(
    trx,
    'changed_before',
    sql`
      select c.id, count(*) as times
      from changed c join ledger_entries e on e.shop_id = ${shopId} and e.order_id = c.order_id and e.order_line_id = c.id
      where e.source_ref like 'line:%' group by c.id`,
    { key: 'id' },
  );
  await appendEntries(trx, shopId, {
    columns: LINE_COLUMNS,
    before: sql`updated as (
      update order_lines l set quantity = c.quantity, amount_minor = c.amount
      from changed c where l.shop_id = ${shopId} and l.id = c.id
    )`,
    entries: sql`
    select case when amount < before and not ${reported}::boolean then 'refund' else 'sale' end, c.order_id, c.id, amount - before, o.currency, o.rate,
      ${inShopCurrency('(amount - before)', 'o', currency)}, placed_on, o.order_on, 'line:' || c.id || ':' || coalesce(b.times, 0),
      case when ${reported}::boolean then 'actual' else 'estimate' end
    from changed c join orders o on o.shop_id = ${shopId} and o.id = c.order_id left join changed_before b on b.id = c.id
    where amount <> before`,
  });
}

/** The rate of a known order: one that was typed holds until another is typed, the table's is that of the order's first day. */
const rateNow = (known: string, found: string) =>
  sql.raw(
    `case when r.rate is null or (o.rate_source = 'typed' and r.source <> 'typed') then o.${known} else r.${found} end as ${known}`,
  );

/**
 * Orders known before may begin earlier, or be of another kind, with the lines that came now.
 * @returns those whose costs may be others now.
 */
async function updateKnownOrders(
  trx: ShopTransaction,
  { shopId }: MergeOptions,
  marked: boolean,
): Promise<ChangedOrder[]> {
  await createTemporaryTable(
    trx,
    'flags',
    sql`
      select order_id, count(quantity) > 0 as has_items, ${lineFlags('amount_minor')}
      from (
        select order_id, null::numeric as quantity, null::bigint as amount_minor from merged where not is_new
        union all
        select order_id, quantity, amount_minor
        from merged m join order_lines l using (order_id) where l.shop_id = ${shopId} and not is_new
      ) as part group by order_id`,
    { key: 'order_id' },
  );
  await createTemporaryTable(
    trx,
    'known_before',
    sql`
      select id, external_id, kind, placed_at, order_on, customer, country, payment_method, carrier, parcels, weight_grams, discount_code, status,
        store, rate, rate_on, rate_source, currency
      from orders where shop_id = ${shopId} and id = any (array(select order_id from merged where not is_new))`,
    { key: 'id' },
  );
  await createTemporaryTable(
    trx,
    'now_is',
    sql`
      select o.id, case when has_items then ${kindOf(sql.ref('o.external_id'), marked)}
          when s.has_minus and not s.has_plus then 'refund' else 'order' end as kind, least(o.placed_at, s.placed_at) as placed_at,
        least(o.order_on, s.day) as order_on, coalesce(s.customer, o.customer) as customer,
        coalesce(s.country, o.country) as country, coalesce(s.payment_method, o.payment_method) as payment_method,
        coalesce(s.carrier, o.carrier) as carrier, coalesce(s.parcels, o.parcels) as parcels,
        coalesce(s.weight_grams, o.weight_grams) as weight_grams, coalesce(s.discount_code, o.discount_code) as discount_code,
        coalesce(s.status, o.status) as status, coalesce(o.store, s.store) as store,
        ${rateNow('rate', 'rate')}, ${rateNow('rate_on', 'rate_on')}, ${rateNow('rate_source', 'source')}
      from merged m join flags using (order_id) join staged_orders s using (order_ref) join known_before o on o.id = m.order_id
        left join day_rates r on r.currency = o.currency and r.day = least(o.order_on, s.day)`,
    { key: 'id' },
  );
  await sql`
    update orders o
    set kind = n.kind, placed_at = n.placed_at, order_on = n.order_on, customer = n.customer, country = n.country,
      payment_method = n.payment_method, carrier = n.carrier, parcels = n.parcels, weight_grams = n.weight_grams, discount_code = n.discount_code, status = n.status, store = n.store, rate = n.rate, rate_on = n.rate_on,
      rate_source = n.rate_source
    from now_is n
    where o.shop_id = ${shopId} and o.id = n.id
      and (o.kind, o.placed_at, o.order_on, o.customer, o.country, o.payment_method, o.carrier, o.parcels, o.weight_grams, o.discount_code,
          o.status, o.store, o.rate, o.rate_on, o.rate_source)
        is distinct from (n.kind, n.placed_at, n.order_on, n.customer, n.country, n.payment_method, n.carrier, n.parcels, n.weight_grams,
          n.discount_code, n.status, n.store, n.rate, n.rate_on, n.rate_source)`.execute(trx);
  const { rows } = await sql<ChangedOrder>`
    select o.id, o.order_on as day, case when o.customer is distinct from n.customer then o.customer end as "customerBefore"
    from now_is n join known_before o using (id)
    where (o.kind, o.order_on, o.placed_at, o.country, o.payment_method, o.carrier, o.parcels, o.weight_grams, o.discount_code, o.store,
        o.customer, o.status)
      is distinct from (n.kind, n.order_on, n.placed_at, n.country, n.payment_method, n.carrier, n.parcels, n.weight_grams, n.discount_code,
        n.store, n.customer, n.status)`.execute(trx);
  return rows;
}

/** New orders that have no entry to be found by: all of their items are free, or a grid gives them a total of 0. */
async function readFreeOrders(trx: ShopTransaction): Promise<ChangedOrder[]> {
  const { rows } = await sql<ChangedOrder>`
    select order_id as id, m.day from merged m join staged_orders s using (order_ref)
    where is_new and not has_plus and not has_minus`.execute(trx);
  return rows;
}

interface Merged {
  readonly linesAdded: number;
  readonly changed: readonly ChangedOrder[];
}

/** Brings the staged lines into the shop's orders and ledger, as a set. What is known already changes nothing. */
export async function mergeStaged(trx: ShopTransaction, options: MergeOptions): Promise<Merged> {
  await rejectOtherCurrencies(trx, options.shopId, options.currency);
  const marked = await refundsAreMarked(trx, options);
  await mergeOrders(trx, options, marked);
  const linesAdded = await mergeLines(trx, options, marked);
  await mergeChangedLines(trx, options);
  const known = await updateKnownOrders(trx, options, marked);
  return { linesAdded, changed: [...known, ...(await readFreeOrders(trx))] };
}
