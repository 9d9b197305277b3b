import { LEAST_GOODS_COVERAGE, LEDGER_KINDS, type LedgerKind, NET_SALES_KINDS } from '@adaos/domain';
import type { Database } from '../db/database.ts';

// Figures worked out from a shop's raw rows, one by one: another way than the server's, which reads roll-ups by SQL. Amounts in minor units.

export interface RawOrder {
  readonly id: string;
  readonly externalId: string;
  readonly kind: string;
  readonly on: string;
  readonly placedAt: Date;
  readonly customer: string | null;
  readonly country: string | null;
  readonly paymentMethod: string | null;
  readonly discountCode: string | null;
  readonly fileName: string | null;
  readonly off: boolean;
  readonly status: string;
  readonly vatStated: boolean;
}

export interface RawEntry {
  readonly kind: LedgerKind;
  readonly order: string | null;
  readonly line: string | null;
  readonly amount: number;
  readonly on: string;
  readonly known: number;
}

export interface Days {
  readonly from: string;
  readonly to: string;
}

const OFF = /^(void|cancel(?!.*revers)|fail|expired|trash|rejected|declined)/i;
/** All rows of a shop that figures are made of. */
export async function readRawShop(database: Database, shopId: string) {
  return database.readShop(shopId, async (trx) => {
    const of = <T>(rows: { execute(): Promise<T[]> }) => rows.execute();
    const orders = await of(trx.selectFrom('orders').selectAll().where('shop_id', '=', shopId));
    const lines = await of(trx.selectFrom('order_lines').selectAll().where('shop_id', '=', shopId));
    const entries = await of(trx.selectFrom('ledger_entries').selectAll().where('shop_id', '=', shopId));
    return {
      orders: orders.map((row): RawOrder => ({
        id: row.id,
        externalId: row.external_id,
        kind: row.kind,
        on: row.order_on,
        placedAt: row.placed_at,
        customer: row.customer,
        country: row.country,
        paymentMethod: row.payment_method,
        discountCode: row.discount_code,
        fileName: row.file_name,
        off: OFF.test(row.status ?? ''),
        status: row.status ?? '',
        vatStated: row.vat_stated !== null,
      })),
      lines: lines.map((row) => ({
        id: row.id,
        order: row.order_id,
        sku: row.sku,
        code: row.sku ?? row.name,
        quantity: Number(row.quantity),
        amount: Number(row.amount_minor),
        on: row.placed_on,
      })),
      entries: entries.map((row): RawEntry => ({
        kind: row.kind as LedgerKind,
        order: row.order_id,
        line: row.order_line_id,
        amount: Number(row.shop_amount_minor),
        on: row.occurred_on,
        known: row.known,
      })),
      campaigns: await of(trx.selectFrom('campaigns').selectAll().where('shop_id', '=', shopId)),
      campaignDays: await of(trx.selectFrom('campaign_days').selectAll().where('shop_id', '=', shopId)),
      touches: await of(trx.selectFrom('order_touches').selectAll().where('shop_id', '=', shopId)),
      brought: await of(trx.selectFrom('order_campaigns').selectAll().where('shop_id', '=', shopId)),
      stock: await of(trx.selectFrom('stock_items').selectAll().where('shop_id', '=', shopId)),
      verdicts: await of(trx.selectFrom('fraud_verdicts').selectAll().where('shop_id', '=', shopId).orderBy('id')),
    };
  });
}

export type RawShop = Awaited<ReturnType<typeof readRawShop>>;

export const sum = (amounts: Iterable<number>): number => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};
export const isIn = ({ from, to }: Days, day: string): boolean => day >= from && day <= to;
export const major = (minor: number): number => Number((minor / 100).toFixed(2));
/** With two decimals, rounded half away from zero. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : (Math.sign(part / whole) * Math.floor(Math.abs((part * 10_000) / whole) + 0.5)) / 100;

const isNet = (kind: LedgerKind) => (NET_SALES_KINDS as readonly LedgerKind[]).includes(kind);

export interface Share {
  known: number;
  of: number;
  /** How many lack the cost. */
  without: number;
}

/** How much of the sales of some orders' entries has each cost, entry by entry. */
export function coverageIn(shop: RawShop, days: Days, only?: ReadonlySet<string>): Map<LedgerKind, Share> {
  const shares = new Map<LedgerKind, Share>();
  const add = (kind: LedgerKind, amount: number, known: boolean) => {
    const share = shares.get(kind) ?? { known: 0, of: 0, without: 0 };
    shares.set(kind, share);
    share.of += amount;
    if (known) share.known += amount;
    else share.without += 1;
  };
  const counted = new Map(
    shop.orders.filter(({ id, off }) => !off && (only === undefined || only.has(id))).map((order) => [order.id, order]),
  );
  const ofOrders = shop.entries.filter(({ order }) => order !== null && counted.has(order));
  const lines = Map.groupBy(
    ofOrders.filter(({ kind, on }) => (kind === 'sale' || kind === 'cogs') && isIn(days, on)),
    ({ order, line, on }) => `${order} ${line} ${on}`,
  );
  for (const own of lines.values()) {
    const sold = sum(own.filter(({ kind }) => kind === 'sale').map(({ amount }) => amount));
    const known = sum(own.filter(({ kind }) => kind === 'cogs').map((entry) => entry.known));
    if (sold > 0) add('cogs', sold, known > 0);
  }
  const byOrder = Map.groupBy(ofOrders, ({ order }) => order ?? '');
  for (const order of counted.values()) {
    const own = byOrder.get(order.id) ?? [];
    const has = (cost: LedgerKind) => sum(own.filter(({ kind }) => kind === cost).map((entry) => entry.known)) > 0;
    if (order.kind === 'order' && isIn(days, order.on)) {
      const net = sum(own.filter(({ kind }) => isNet(kind)).map(({ amount }) => amount));
      for (const cost of ['shipping_cost', 'handling', 'payment_fee'] as const) add(cost, net, has(cost));
      add('tax', net, has('tax') || order.vatStated);
    }
    const refunds = own.filter(({ kind, on }) => kind === 'refund' && isIn(days, on));
    for (const sameDay of Map.groupBy(refunds, ({ on }) => on).values()) {
      const back = sum(sameDay.map(({ amount }) => amount));
      if (back < 0) add('return_shipping_cost', -back, has('return_shipping_cost'));
    }
  }
  return shares;
}

/** What a period comes to. */
export function periodOf(shop: RawShop, days: Days) {
  const entries = shop.entries.filter(({ on }) => isIn(days, on));
  const of = (...kinds: LedgerKind[]) =>
    sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const coverage = coverageIn(shop, days);
  const goods = coverage.get('cogs');
  const spent = entries.some(({ kind }) => kind === 'ad_spend');
  const profit = sum(entries.map(({ amount }) => amount));
  const known = goods === undefined || goods.known * 100 >= goods.of * LEAST_GOODS_COVERAGE;
  // VAT that nobody states is no cost that is missing.
  const lacking = LEDGER_KINDS.filter((kind) => kind !== 'tax' && (coverage.get(kind)?.without ?? 0) > 0);
  return {
    of,
    coverage,
    profit: known ? profit : null,
    netSales: of(...NET_SALES_KINDS),
    ads: spent ? -of('ad_spend') : null,
    revenue: of('sale', 'shipping_charged', 'tip'),
    missing: spent ? lacking : [...lacking, 'ad_spend' as const],
  };
}
