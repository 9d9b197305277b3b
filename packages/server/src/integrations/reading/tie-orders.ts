import type { OAuthPlatform } from '@adaos/domain';
import { sql } from 'kysely';
import { ZoneClock } from '../../calendar/zone.ts';
import type { ShopTransaction } from '../../db/database.ts';
import type { ChangedOrder } from '../../ledger/coverage.ts';
import { isCurrency, minorDigits } from '../../ledger/money.ts';
import { isPossibleAmount } from '../../orders/bounds.ts';
import { type Decimal, toMinor } from '../../orders/decimal.ts';
import { STATED_COLUMNS, tieOrders } from '../../orders/ties.ts';
import type { SetAside, StoreOrder } from './store-order.ts';

function minorOf(amount: Decimal | null, digits: number): string | null {
  const minor = amount && toMinor(amount, digits);
  return minor !== null && isPossibleAmount(minor) ? String(minor) : null;
}

const dayOf = (at: number, clock: ZoneClock) =>
  at >= Date.UTC(1990, 0, 1) && at < Date.UTC(2101, 0, 1) ? clock.dayAt(at) : null;

/** What is known of the total of an order that is set aside. */
export function statedOfSetAside(stated: SetAside['stated'], clock: ZoneClock) {
  if (!stated || !isCurrency(stated.currency)) return { placed_on: null, currency: null, total: null };
  const { placedAt, currency, total } = stated;
  return { placed_on: dayOf(placedAt, clock), currency, total: minorOf(total, minorDigits(currency)) };
}

/**
 * Compares what the platform says the totals of its orders are with what is counted of them. Orders that are no sale are kept as left
 * out, with their totals where they are in the shop's currency.
 * @returns see `tieOrders`.
 */
export async function tieStoreOrders(
  trx: ShopTransaction,
  {
    shopId,
    platform,
    currency,
    timezone,
  }: {
    readonly shopId: string;
    readonly platform: OAuthPlatform;
    readonly currency: string;
    readonly timezone: string;
  },
  orders: readonly StoreOrder[],
): Promise<ChangedOrder[]> {
  const clock = new ZoneClock(timezone);
  const rows = orders.map(({ ref, isSale, placedAt, stated, ...order }) => {
    const digits = minorDigits(isCurrency(order.currency) ? order.currency : currency);
    return {
      order_ref: ref,
      state: isSale ? 'counted' : stated.test ? 'test' : 'cancelled',
      placed_on: dayOf(placedAt, clock),
      currency: order.currency === currency ? null : isCurrency(order.currency) ? order.currency : 'XXX',
      total: minorOf(stated.total, digits),
      discount: minorOf(stated.discount, digits),
      shipping: minorOf(stated.shipping, digits),
      tip: minorOf(stated.tip, digits),
      tax: minorOf(stated.tax, digits),
      gift_card: minorOf(stated.giftCard, digits),
      duties: minorOf(stated.duties, digits),
      gift_card_sold: minorOf(stated.giftCardsSold, digits),
      edited: stated.edited,
    };
  });
  await sql`drop table if exists pg_temp.stated`.execute(trx);
  await sql`
    create temporary table stated on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(${sql.raw(STATED_COLUMNS.join(', '))})`.execute(
    trx,
  );
  const changed = await tieOrders(trx, shopId);
  await sql`
    update order_statements set told_by = ${platform}
    where shop_id = ${shopId} and order_ref = any (array(select order_ref from stated)) and told_by is distinct from ${platform}`.execute(
    trx,
  );
  return changed;
}
