import type { LedgerKind } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';

/** The costs that an order may lack, each a bit of `missing` in the roll-ups: their order never changes. */
const LACKED_KINDS = [
  'cogs',
  'shipping_cost',
  'handling',
  'payment_fee',
  'platform_fee',
  'return_shipping_cost',
] as const satisfies readonly LedgerKind[];

const bitOf = (kind: (typeof LACKED_KINDS)[number]) => sql.lit(2 ** LACKED_KINDS.indexOf(kind));

/** The costs whose bits are set. */
export const kindsLacked = (missing: number): LedgerKind[] =>
  LACKED_KINDS.filter((_, index) => Math.trunc(missing / 2 ** index) % 2 === 1);

const bits = sql`(values ${sql.join(LACKED_KINDS.map((kind) => sql`(${sql.lit(kind)}, ${bitOf(kind)})`))}) as b(kind, bit)`;

/**
 * Notes, after the coverage, the days on which no order has a cost, in the table `unknown_days`: the bits that orders lack which sold
 * something then (`goods`), had something returned (`returns`), or were placed (`placed`).
 */
export async function noteUnknownDays(
  trx: ShopTransaction,
  shopId: string,
  within: RawBuilder<unknown>,
): Promise<void> {
  const of = (which: RawBuilder<unknown>) => sql`coalesce(bit_or(bit) filter (where ${which}), 0)`;
  const goods = sql`kind = 'cogs'`;
  const returns = sql`kind = 'return_shipping_cost'`;
  await createTemporaryTable(
    trx,
    'unknown_days',
    sql`
      select occurred_on, ${of(goods)} as goods, ${of(returns)} as returns, ${of(sql`not ${goods} and not ${returns}`)} as placed
      from daily_coverage c join ${bits} using (kind)
      where shop_id = ${shopId} and known = 0 and counted > 0 and ${within} group by occurred_on`,
    { key: 'occurred_on' },
  );
}

/** The bits of an entry of an order's totals, beside its row of `unknown_days`. */
export const lackedByTotals = sql`case
  when kind = 'sale' and amount_minor > 0 then coalesce(goods, 0)
  when kind = 'refund' and amount_minor < 0 then coalesce(returns, 0) else 0 end`;

/** A query of what single orders lack on days on which others have it: `order_id`, `occurred_on`, `missing`. */
export const gapBits = (shopId: string, within: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select order_id, occurred_on, bit as missing from order_gaps g join ${bits} using (kind) where shop_id = ${shopId} and ${within}`;
