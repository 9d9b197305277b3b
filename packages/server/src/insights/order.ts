import type { LedgerKind, OrderDetail, OrderLine } from '@adaos/api';
import { NET_SALES_KINDS } from '@adaos/domain';
import { type Selectable, sql } from 'kysely';
import { NotFoundError } from '../errors/domain-errors.ts';
import { readOrderFraud } from '../verdicts/verdicts.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import type { OrderLinesTable, OrdersTable } from '../db/schema.ts';
import { isRowId, lineCursor } from '../paging/cursor.ts';
import { figureParts, lackingKinds, netProfit, netSales } from './figures.ts';
import { readOrderCoverage } from './order-coverage.ts';
import { minorDigits, toMajor } from '../ledger/money.ts';
import { readShopFacts } from './shop-facts.ts';
import { type TotalRow, type Totals, weakest } from './totals.ts';

const PAGE = 100;
const NO_ORDER = 'There is no such order.';

/** The order's ledger, summed by kind, with what of it has each cost. */
async function readOrderTotals(trx: ShopTransaction, shopId: string, orderId: string): Promise<Totals> {
  const found = await trx
    .selectFrom('ledger_entries')
    .select([
      'kind',
      'quality',
      sql<string>`sum(shop_amount_minor)`.as('amount'),
      sql<string>`sum(known)`.as('entries'),
    ])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .groupBy(['kind', 'quality'])
    .having(sql<boolean>`(sum(known) > 0 or sum(shop_amount_minor) <> 0)`)
    .execute();
  const rows = found.map((row) => ({
    kind: row.kind as LedgerKind,
    quality: row.quality,
    amount: BigInt(row.amount),
    entries: Number(row.entries),
  }));
  const coverage = await readOrderCoverage(trx, shopId, [orderId]);
  return { rows, coverage: coverage.get(orderId) ?? {} };
}

/** Of an order in another currency: what it was there, and the rate that it is converted by. */
async function readOriginal(trx: ShopTransaction, order: Selectable<OrdersTable>): Promise<OrderDetail['original']> {
  const { shop_id: shopId, id, currency, rate, rate_on: rateOn, rate_source: rateSource } = order;
  if (rateOn === null || rateSource === null) return null;
  const { net } = await trx
    .selectFrom('ledger_entries')
    .select(sql<string>`coalesce(sum(amount_minor), 0)`.as('net'))
    .where('shop_id', '=', shopId)
    .where('order_id', '=', id)
    .where('currency', '=', currency)
    .where('kind', 'in', NET_SALES_KINDS)
    .executeTakeFirstOrThrow();
  return { currency, netSales: toMajor(BigInt(net), minorDigits(currency)), rate: Number(rate), rateOn, rateSource };
}

/** What the goods of each line cost, as far as the ledger has it. */
async function readGoodsCosts(trx: ShopTransaction, shopId: string, orderId: string, lineIds: readonly string[]) {
  const costs = new Map<string, TotalRow[]>();
  if (lineIds.length === 0) return costs;
  const found = await trx
    .selectFrom('ledger_entries')
    .select([
      'order_line_id',
      'quality',
      sql<string>`sum(shop_amount_minor)`.as('amount'),
      sql<string>`sum(known)`.as('entries'),
    ])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('order_line_id', 'in', lineIds)
    .where('kind', '=', 'cogs')
    .groupBy(['order_line_id', 'quality'])
    .having(sql<boolean>`(sum(known) > 0 or sum(shop_amount_minor) <> 0)`)
    .execute();
  for (const row of found) {
    const id = row.order_line_id ?? '';
    const cost = {
      kind: 'cogs',
      quality: row.quality,
      amount: BigInt(row.amount),
      entries: Number(row.entries),
    } as const;
    costs.set(id, [...(costs.get(id) ?? []), cost]);
  }
  return costs;
}

/** The goods' cost is positive, as it is shown beside the price. */
function toLine(
  line: Selectable<OrderLinesTable>,
  costs: readonly TotalRow[],
  { digits, rate }: { digits: number; rate: number },
): OrderLine {
  const missing = costs.length === 0;
  const cost = -costs.reduce((sum, row) => sum + row.amount, 0n);
  return {
    id: line.id,
    sku: line.sku,
    name: line.name,
    quantity: Number(line.quantity),
    unitPrice: Number(line.unit_price) * rate,
    amount: toMajor(BigInt(line.shop_amount_minor ?? line.amount_minor), digits),
    goodsCost: missing ? null : toMajor(cost, digits),
    goodsCostQuality: missing ? 'missing' : weakest(costs.map((row) => row.quality)),
  };
}

/**
 * One order with a page of its lines, in the order in which they came.
 * @throws NotFoundError for an order that is not this shop's; 400 `invalid_request` for a cursor that cannot be.
 */
export async function getOrder(
  database: Database,
  shopId: string,
  orderId: string,
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined } = {},
): Promise<OrderDetail> {
  const after = cursor === undefined ? '0' : lineCursor.read(cursor);
  if (!isRowId(orderId)) throw new NotFoundError(NO_ORDER);
  return database.readShop(shopId, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order) throw new NotFoundError(NO_ORDER);

    const { currency } = await readShopFacts(trx, shopId);
    const digits = minorDigits(currency);
    const totals = await readOrderTotals(trx, shopId, orderId);
    const ofOrder = trx.selectFrom('order_lines').where('shop_id', '=', shopId).where('order_id', '=', orderId);
    const { count } = await ofOrder.select((of) => of.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
    const found = await ofOrder
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const page = found.slice(0, limit);
    const costs = await readGoodsCosts(
      trx,
      shopId,
      orderId,
      page.map((line) => line.id),
    );

    const profit = netProfit(totals);
    const last = page.at(-1);
    return {
      id: order.id,
      externalId: order.external_id,
      kind: order.kind,
      placedAt: order.placed_at.toISOString(),
      currency: currency ?? order.currency,
      original: await readOriginal(trx, order),
      customer: order.customer,
      country: order.country,
      netSales: toMajor(netSales(totals), digits),
      netProfit: profit === null ? null : toMajor(profit, digits),
      // Of the costs that are missing, the goods' alone keeps the profit of an order unknown.
      parts: figureParts('netProfit', totals, digits).filter(
        ({ kind, quality }) => quality !== 'missing' || kind === 'cogs',
      ),
      // Of ads an order has none of its own.
      missing: lackingKinds(totals.coverage),
      lineCount: Number(count),
      lines: page.map((line) => toLine(line, costs.get(line.id) ?? [], { digits, rate: Number(order.rate) })),
      nextCursor: found.length > limit && last ? lineCursor.of(last.id) : null,
      fraud: order.kind === 'order' ? await readOrderFraud(trx, shopId, order) : null,
    };
  });
}
