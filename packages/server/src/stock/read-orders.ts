import type { PurchaseOrder, PurchaseOrderSummary } from '@adaos/api';
import type { PurchaseOrderState } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { divideRounded, toMajor } from '../ledger/money.ts';

const MOST_ORDERS = 500;

interface FoundLine {
  readonly sku: string;
  readonly product: string;
  readonly units: number;
  readonly cost: string | null;
  readonly received: number;
}

interface FoundOrder {
  readonly id: string;
  readonly number: number;
  readonly supplier_id: string;
  readonly supplier: string;
  readonly state: 'draft' | 'ordered' | 'cancelled';
  readonly ordered_on: string | null;
  readonly due_on: string | null;
  readonly note: string;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly lines: readonly FoundLine[];
}

/** The latest orders with their lines, what is open first; or one. */
async function readFound(trx: ShopTransaction, shopId: string, id: string | null = null): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    with came as (
      select r.order_id, l.sku, sum(l.units) as units
      from goods_receipts r join goods_receipt_lines l on l.shop_id = ${shopId} and l.receipt_id = r.id
      where r.shop_id = ${shopId} and (${id}::uuid is null or r.order_id = ${id}::uuid) group by r.order_id, l.sku
    )
    select o.id, o.number, o.supplier_id, s.name as supplier, o.state, o.ordered_on, o.due_on, o.note, o.created_at,
      a.name as created_by_name, coalesce((
        select jsonb_agg(jsonb_build_object('sku', l.sku, 'product', l.product, 'units', l.units, 'cost', l.cost_minor::text,
          'received', coalesce(came.units, 0)) order by l.place)
        from purchase_order_lines l left join came on came.order_id = l.order_id and came.sku = l.sku
        where l.shop_id = ${shopId} and l.order_id = o.id), '[]') as lines
    from purchase_orders o join suppliers s on s.shop_id = ${shopId} and s.id = o.supplier_id left join accounts a on a.id = o.created_by
    where o.shop_id = ${shopId} and (${id}::uuid is null or o.id = ${id}::uuid)
    order by array_position(array['draft', 'ordered', 'cancelled'], o.state), o.number desc limit ${MOST_ORDERS}`.execute(
    trx,
  );
  return rows;
}

/** A cost of four decimals of the minor unit, as a whole number of them. */
const exact = (cost: string): bigint => BigInt(Math.round(Number(cost) * 10_000));

/** Minor units of `units * cost`. */
export const lineCost = (units: number, cost: string): bigint =>
  divideRounded(BigInt(Math.round(units * 10_000)) * exact(cost), 100_000_000n);

function stateOf({ state, lines }: FoundOrder): PurchaseOrderState {
  if (state !== 'ordered') return state;
  const came = lines.filter(({ received }) => received > 0);
  if (lines.length > 0 && lines.every(({ units, received }) => received >= units)) return 'received';
  return came.length > 0 ? 'partly_received' : 'ordered';
}

function toSummary(order: FoundOrder, digits: number): PurchaseOrderSummary {
  const { lines } = order;
  const costs = lines.flatMap(({ units, cost }) => (cost === null ? [] : [lineCost(units, cost)]));
  return {
    id: order.id,
    number: order.number,
    supplier: { id: order.supplier_id, name: order.supplier },
    state: stateOf(order),
    orderedOn: order.ordered_on,
    dueOn: order.due_on,
    createdAt: order.created_at.toISOString(),
    createdBy: order.created_by_name,
    products: lines.length,
    units: lines.reduce((sum, { units }) => sum + units, 0),
    received: lines.reduce((sum, { received }) => sum + received, 0),
    cost: toMajor(
      costs.reduce((sum, cost) => sum + cost, 0n),
      digits,
    ),
    uncosted: lines.length - costs.length,
  };
}

/** Orders whose goods have not all come, first; then drafts and the others, by number, newest first. */
export async function readOrders(
  trx: ShopTransaction,
  shopId: string,
  digits: number,
): Promise<PurchaseOrderSummary[]> {
  const all = (await readFound(trx, shopId)).map((order) => toSummary(order, digits));
  const place = { draft: 0, ordered: 1, partly_received: 1, received: 2, cancelled: 3 } as const;
  return all.toSorted((a, b) => place[a.state] - place[b.state] || b.number - a.number);
}

async function readReceipts(trx: ShopTransaction, shopId: string, order: string): Promise<PurchaseOrder['receipts']> {
  const { rows } = await sql<{
    id: string;
    received_on: string;
    created_at: Date;
    created_by_name: string | null;
    undone_at: Date | null;
    lines: { sku: string; product: string; units: number }[];
  }>`
    select r.id, r.received_on, r.created_at, a.name as created_by_name, u.created_at as undone_at, coalesce((
      select jsonb_agg(jsonb_build_object('sku', l.sku, 'product', coalesce(o.product, l.sku), 'units', l.units) order by o.place)
      from goods_receipt_lines l left join purchase_order_lines o on o.shop_id = ${shopId} and o.order_id = r.order_id and o.sku = l.sku
      where l.shop_id = ${shopId} and l.receipt_id = r.id), '[]') as lines
    from goods_receipts r left join goods_receipts u on u.shop_id = ${shopId} and u.undoes = r.id left join accounts a on a.id = r.created_by
    where r.shop_id = ${shopId} and r.order_id = ${order} and r.undoes is null order by r.received_on desc, r.created_at desc`.execute(
    trx,
  );
  return rows.map((row) => ({
    id: row.id,
    receivedOn: row.received_on,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    lines: row.lines,
    undoneAt: row.undone_at?.toISOString() ?? null,
  }));
}

/** @throws NotFoundError for an order that the shop does not have. */
export async function readOrder(
  trx: ShopTransaction,
  shopId: string,
  id: string,
  { currency, digits }: { readonly currency: string | null; readonly digits: number },
): Promise<PurchaseOrder> {
  const [order] = await readFound(trx, shopId, id);
  if (!order) throw new NotFoundError('There is no such purchase order.');
  return {
    ...toSummary(order, digits),
    currency,
    note: order.note,
    lines: order.lines.map(({ sku, product, units, cost, received }) => {
      return { sku, product, units, unitCost: cost === null ? null : Number(cost) / 10 ** digits, received };
    }),
    receipts: await readReceipts(trx, shopId, id),
  };
}
