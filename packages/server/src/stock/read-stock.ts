import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { readMany } from '../db/read-many.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import type { Demand } from './demand.ts';
import { type OnHand, onHand } from './on-hand.ts';
import { type FoundDemand, readDemand } from './read-demand.ts';
import { isAmong, type Movement, readMovements, type Skus } from './read-movements.ts';
import { type Incoming, NOTHING_INCOMING, placeOf, readIncoming, readLeadTimes } from './read-receipts.ts';
import { type LeadTime, reorderPoint } from './reorder-point.ts';
import type { OrderTerms } from './replenishment.ts';

export interface StockRow {
  readonly id: string;
  readonly supplierId: string;
  readonly supplier: string;
  /** The product's code in the orders. */
  readonly sku: string;
  readonly product: string;
  /** On hand: counted, with what came in and less what was sold since. */
  readonly units: number;
  readonly counted: number;
  readonly countedAt: Date;
  readonly moved: Movement;
  /** Units that came in since the count, and that are ordered and have not come. */
  readonly received: number;
  readonly onOrder: number;
  /** More was sold than counted and received. */
  readonly oversold: boolean;
  /** Of the days in stock; null with too few of them. */
  readonly demand: Demand | null;
  /** Days of the latest 90 on which it was sold out. */
  readonly daysOut: number;
  /** Units a day over days in stock; null with too few of them. */
  readonly velocity: number | null;
  /** Days; the promise where nothing was delivered yet. */
  readonly lead: LeadTime | null;
  /** Null where demand or lead time is not known. */
  readonly reorderPoint: number | null;
  readonly terms: OrderTerms;
  /** Units of the product at all of its suppliers, and on their way from them. */
  readonly shelf: { readonly units: number; readonly onOrder: number };
  /** Of the product's suppliers the one that delivers first: it is ordered there. */
  readonly first: boolean;
}

interface Item {
  id: string;
  supplier_id: string;
  supplier: string;
  promised_days: number | null;
  sku: string;
  product: string;
  units: number;
  counted_at: string;
  least_units: number | null;
  pack_units: number | null;
}

const readItems = (trx: ShopTransaction, shopId: string, skus: Skus, byProduct: boolean): Promise<Item[]> =>
  readMany(
    trx,
    sql`
    select i.id, i.supplier_id, s.name as supplier, s.promised_days, i.sku, i.product, i.units, i.counted_at, i.least_units, i.pack_units
    from stock_items i join suppliers s on s.shop_id = ${shopId} and s.id = i.supplier_id
    where i.shop_id = ${shopId} and ${isAmong('i.sku', skus)} order by ${byProduct ? sql`i.product, s.name` : sql`s.name, i.product`}, i.id`,
  );

/** What is on hand of each item, by its id. */
async function readOnHand(
  trx: ShopTransaction,
  shopId: string,
  skus: Skus,
  items: readonly Item[],
  incoming: ReadonlyMap<string, Incoming>,
): Promise<Map<string, OnHand>> {
  const movements = await readMovements(trx, shopId, skus);
  const bySku = Map.groupBy(items, ({ sku }) => sku);
  return new Map(
    [...bySku].flatMap(([sku, same]) => {
      const found = onHand(
        same.map(({ units, supplier_id: supplier }) => {
          return { units, received: incoming.get(placeOf(supplier, sku))?.received ?? 0 };
        }),
        movements.get(sku),
      );
      return same.flatMap(({ id }, place) => (found[place] ? [[id, found[place]] as const] : []));
    }),
  );
}

/** The shop's products at their suppliers with the units on hand, without what follows from their demand. */
export async function readUnits(
  trx: ShopTransaction,
  shopId: string,
): Promise<Pick<StockRow, 'supplierId' | 'supplier' | 'sku' | 'units'>[]> {
  const items = await readItems(trx, shopId, null, false);
  const hands = await readOnHand(trx, shopId, null, items, await readIncoming(trx, shopId));
  return items.map(({ id, supplier_id: supplierId, supplier, sku, units }) => {
    return { supplierId, supplier, sku, units: hands.get(id)?.units ?? units };
  });
}

/** The products of which nothing is left at any supplier. */
const emptyOf = (items: readonly Item[], hands: ReadonlyMap<string, OnHand>): string[] =>
  [...Map.groupBy(items, ({ sku }) => sku)]
    .filter(([, same]) => same.every(({ id, units }) => (hands.get(id)?.units ?? units) <= 0))
    .map(([sku]) => sku);

/**
 * The shop's products at their suppliers, with the stock from which each should be ordered again. A product of several suppliers is
 * a row with each.
 * @param skus of these products alone; null: of all.
 * @param options.byProduct in the order of the products' names; default: of the suppliers' names, then the products'.
 */
export async function readStock(
  trx: ShopTransaction,
  shopId: string,
  skus: Skus = null,
  { byProduct = false }: { byProduct?: boolean } = {},
): Promise<StockRow[]> {
  const items = await readItems(trx, shopId, skus, byProduct);
  if (items.length === 0) return [];
  const data = await readOrderSpan(trx, shopId);
  const incoming = await readIncoming(trx, shopId, skus);
  const hands = await readOnHand(trx, shopId, skus, items, incoming);
  const empty = emptyOf(items, hands);
  const demands = data ? await readDemand(trx, shopId, skus, data, empty) : new Map<string, FoundDemand>();
  const leads = await readLeadTimes(trx, shopId);
  const rows = items.map((item): Omit<StockRow, 'shelf' | 'first'> => {
    const counted = item.units;
    const hand = hands.get(item.id);
    const { demand, daysOut } = demands.get(item.id) ?? { demand: null, daysOut: 0 };
    const { received, onOrder } = incoming.get(placeOf(item.supplier_id, item.sku)) ?? NOTHING_INCOMING;
    const promised = item.promised_days === null ? null : { mean: item.promised_days, variance: 0 };
    const lead = leads.of(item.supplier_id, item.sku) ?? promised;
    return {
      id: item.id,
      supplierId: item.supplier_id,
      supplier: item.supplier,
      sku: item.sku,
      product: item.product,
      units: hand?.units ?? counted,
      counted,
      countedAt: new Date(item.counted_at),
      moved: hand?.moved ?? { sold: 0, returned: 0, adjusted: 0 },
      received,
      onOrder,
      oversold: hand?.oversold ?? false,
      demand,
      daysOut,
      velocity: demand?.mean ?? null,
      lead,
      reorderPoint: demand && lead ? reorderPoint(demand, lead) : null,
      terms: { leastUnits: item.least_units, packUnits: item.pack_units },
    };
  });
  return withShelves(rows);
}

/** Of several suppliers of a product the one that delivers first. */
function firstToDeliver<Row extends Pick<StockRow, 'lead'>>(same: readonly Row[]): Row | undefined {
  const days = ({ lead }: Row) => lead?.mean ?? Number.POSITIVE_INFINITY;
  return same.toSorted((a, b) => days(a) - days(b))[0];
}

/** With what each product has at all of its suppliers: that, not what one of them has, is what its demand takes from. */
export function withShelves(rows: readonly Omit<StockRow, 'shelf' | 'first'>[]): StockRow[] {
  const products = new Map(
    [...Map.groupBy(rows, ({ sku }) => sku)].map(([sku, same]) => {
      const units = same.reduce((sum, row) => sum + Math.max(0, row.units), 0);
      const onOrder = same.reduce((sum, row) => sum + row.onOrder, 0);
      return [sku, { shelf: { units, onOrder }, first: firstToDeliver(same)?.id }];
    }),
  );
  return rows.map((row) => {
    const { shelf = { units: row.units, onOrder: row.onOrder }, first } = products.get(row.sku) ?? {};
    return { ...row, shelf, first: row.id === first };
  });
}

/**
 * To be ordered from this supplier: from the reorder point of the product down, what is on its way being counted as if it were there, and
 * what is sold out. A product of several suppliers is ordered from one.
 */
export function isCritical({ shelf, first, reorderPoint: point }: StockRow): boolean {
  return first && shelf.units + shelf.onOrder <= (point ?? 0);
}
