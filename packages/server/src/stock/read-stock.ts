import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { addDays } from '../calendar/days.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { type OnHand, onHand } from './on-hand.ts';
import { isAmong, type Movement, readMovements, type Skus } from './read-movements.ts';
import { type Demand, type LeadTime, meanAndVariance, reorderPoint } from './reorder-point.ts';

/** Days of sales that the demand is read from. */
const DEMAND_DAYS = 90;
/** Fewer days in stock say too little. */
const LEAST_DAYS = 14;
/** Deliveries that a supplier is judged by, the latest. */
const DELIVERIES = 12;

export interface StockRow {
  readonly id: string;
  readonly supplierId: string;
  readonly supplier: string;
  /** The product's code in the orders. */
  readonly sku: string;
  readonly product: string;
  /** On hand: counted, less what was sold since. */
  readonly units: number;
  readonly counted: number;
  readonly countedAt: Date;
  readonly moved: Movement;
  /** More was sold than counted. */
  readonly oversold: boolean;
  /** Units a day over days in stock; null with too few of them. */
  readonly velocity: number | null;
  /** Days; the promise where nothing was delivered yet. */
  readonly lead: LeadTime | null;
  /** Null where demand or lead time is not known. */
  readonly reorderPoint: number | null;
}

interface Item {
  id: string;
  supplier_id: string;
  supplier: string;
  promised_days: string | null;
  sku: string;
  product: string;
  units: string;
  counted_at: Date;
}

async function readItems(trx: ShopTransaction, shopId: string, skus: Skus, byProduct: boolean): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select i.id, i.supplier_id, s.name as supplier, s.promised_days, i.sku, i.product, i.units, i.counted_at
    from stock_items i join suppliers s on s.shop_id = ${shopId} and s.id = i.supplier_id
    where i.shop_id = ${shopId} and ${isAmong('i.sku', skus)} order by ${byProduct ? sql`i.product, s.name` : sql`s.name, i.product`}, i.id`.execute(
    trx,
  );
  return rows;
}

/** Units ordered, and their squares, of a product or of the days on which one was sold out. */
interface Ordered {
  readonly units: number;
  readonly squares: number;
}

const NONE: Ordered = { units: 0, squares: 0 };

/**
 * Mean and variance of the units ordered a day, by item; days on which a product was sold out are left out, and orders that were
 * called off.
 */
async function readDemand(
  trx: ShopTransaction,
  shopId: string,
  skus: Skus,
  lastDay: string,
  items: readonly Item[],
): Promise<Map<string, Demand>> {
  const from = addDays(lastDay, 1 - DEMAND_DAYS);
  const inDays = sql`d.shop_id = ${shopId} and d.occurred_on between ${from}::date and ${lastDay}::date and d.ordered > 0`;
  const sums = sql`coalesce(sum(ordered::float8), 0) as units, coalesce(sum(ordered::float8 * ordered::float8), 0) as squares`;
  const { rows: sold } = await sql<Ordered & { sku: string }>`
    select code as sku, ${sums} from product_days d where ${inDays} and ${isAmong('code', skus)} group by code`.execute(
    trx,
  );
  const { rows: out } = await sql<Ordered & { id: string; days: string }>`
    with out as (
      select distinct item_id, d::date as day
      from stock_outages cross join generate_series(greatest(first_day, ${from}::date), least(last_day, ${lastDay}::date), '1 day') d
      where shop_id = ${shopId}
    )
    select i.id, count(*) as days, ${sums}
    from out join stock_items i on i.shop_id = ${shopId} and i.id = out.item_id and ${isAmong('i.sku', skus)}
      left join product_days d on ${inDays} and d.code = i.sku and d.occurred_on = out.day
    group by i.id`.execute(trx);
  const bySku = new Map(sold.map((row) => [row.sku, row]));
  const soldOut = new Map(out.map((row) => [row.id, row]));
  return new Map(
    items.flatMap(({ id, sku }) => {
      const [all, without] = [bySku.get(sku) ?? NONE, soldOut.get(id)];
      const days = DEMAND_DAYS - Number(without?.days ?? 0);
      if (days < LEAST_DAYS) return [];
      // Days without a sale add nothing to either sum.
      const { units, squares } = without
        ? { units: all.units - without.units, squares: all.squares - without.squares }
        : all;
      return [[id, { mean: units / days, variance: (squares - (units * units) / days) / (days - 1) }] as const];
    }),
  );
}

/** Mean and variance of the days that the latest deliveries took, by supplier. */
async function readLeadTimes(trx: ShopTransaction, shopId: string): Promise<Map<string, LeadTime>> {
  const { rows } = await sql<{ supplier_id: string; days: number[] }>`
    select supplier_id, array_agg(took order by place) as days from (
      select supplier_id, received_on - ordered_on as took,
        row_number() over (partition by supplier_id order by received_on desc, id) as place
      from deliveries where shop_id = ${shopId} and received_on is not null
    ) as latest where place <= ${DELIVERIES} group by supplier_id`.execute(trx);
  return new Map(
    rows.flatMap(({ supplier_id: id, days }) => {
      const found = meanAndVariance(days);
      return found ? [[id, found] as const] : [];
    }),
  );
}

/** What is on hand of each item, by its id. */
async function readOnHand(
  trx: ShopTransaction,
  shopId: string,
  skus: Skus,
  items: readonly Item[],
): Promise<Map<string, OnHand>> {
  const movements = await readMovements(trx, shopId, skus);
  const bySku = Map.groupBy(items, ({ sku }) => sku);
  return new Map(
    [...bySku].flatMap(([sku, same]) => {
      const found = onHand(
        same.map(({ units }) => Number(units)),
        movements.get(sku),
      );
      return same.flatMap(({ id }, place) => (found[place] ? [[id, found[place]] as const] : []));
    }),
  );
}

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
  const demands = data ? await readDemand(trx, shopId, skus, data.to, items) : new Map<string, Demand>();
  const leads = await readLeadTimes(trx, shopId);
  const hands = await readOnHand(trx, shopId, skus, items);
  return items.map((item) => {
    const counted = Number(item.units);
    const hand = hands.get(item.id);
    const demand = demands.get(item.id) ?? null;
    const promised = item.promised_days === null ? null : { mean: Number(item.promised_days), variance: 0 };
    const lead = leads.get(item.supplier_id) ?? promised;
    return {
      id: item.id,
      supplierId: item.supplier_id,
      supplier: item.supplier,
      sku: item.sku,
      product: item.product,
      units: hand?.units ?? counted,
      counted,
      countedAt: item.counted_at,
      moved: hand?.moved ?? { sold: 0, returned: 0, adjusted: 0 },
      oversold: hand?.oversold ?? false,
      velocity: demand?.mean ?? null,
      lead,
      reorderPoint: demand && lead ? reorderPoint(demand, lead) : null,
    };
  });
}

/** True from the reorder point down, and of what is sold out. */
export function isCritical({ units, reorderPoint: point }: StockRow): boolean {
  return units <= (point ?? 0);
}
