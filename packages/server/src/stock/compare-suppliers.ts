import type { CourierFigures, SupplierComparison, SupplierFigures } from '@adaos/api';
import { tenths } from '@adaos/domain';
import { sql } from 'kysely';
import { addDays } from '../calendar/days.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readWholeShop } from '../db/join-sets.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { calledOff } from '../ledger/called-off.ts';
import { toMajor } from '../ledger/money.ts';
import { productSums, withWholeYears } from '../ledger/product-sums.ts';
import { NO_ECONOMICS, readEconomics } from './read-economics.ts';
import { delivered } from './read-receipts.ts';
import { readUnits } from './read-stock.ts';
import { meanAndVariance } from './reorder-point.ts';

const YEAR_DAYS = 365;
const COURIER_DAYS = 90;
/** Deliveries that a supplier is judged by: the latest. */
const DELIVERIES = 12;

const percent = (part: number, whole: number): number | null => (whole <= 0 ? null : tenths((100 * part) / whole));

interface Deliveries {
  readonly supplier_id: string;
  readonly days: readonly number[];
  /** With an expected day, and after it. */
  readonly promised: number;
  readonly late: number;
}

async function readDeliveries(trx: ShopTransaction, shopId: string): Promise<Map<string, Deliveries>> {
  const { rows } = await sql<Deliveries>`
    with ${delivered(shopId)}
    select supplier_id, array_agg(took) as days, count(due_on)::int as promised, count(*) filter (where received_on > due_on)::int as late
    from (
      select supplier_id, received_on, due_on, received_on - ordered_on as took,
        row_number() over (partition by supplier_id order by received_on desc, order_id) as place
      from delivered
    ) as latest where place <= ${DELIVERIES} group by supplier_id`.execute(trx);
  return new Map(rows.map((row) => [row.supplier_id, row]));
}

interface Earned {
  readonly orders: number;
  readonly returned: number;
  readonly net: number;
  readonly contribution: number;
  readonly unknown: number;
}

/** What the products of each supplier sold in a year; a product of several suppliers counts with each. */
async function readEarned(trx: ShopTransaction, shopId: string, lastDay: string): Promise<Map<string, Earned>> {
  const period = await withWholeYears(trx, shopId, { from: addDays(lastDay, 1 - YEAR_DAYS), to: lastDay });
  const { rows } = await sql<Earned & { supplier_id: string }>`
    with sold as materialized (${productSums(shopId, period)})
    select i.supplier_id, sum(orders)::float8 as orders, sum(returned)::float8 as returned, sum(net)::float8 as net,
      sum(net + goods + costs)::float8 as contribution, sum(unknown_minor)::float8 as unknown
    from stock_items i join sold on sold.code = i.sku where i.shop_id = ${shopId} group by i.supplier_id`.execute(trx);
  return new Map(rows.map((row) => [row.supplier_id, row]));
}

interface FoundCourier {
  readonly name: string | null;
  readonly orders: number;
  readonly parcels: number;
  readonly costed: number;
  readonly costed_parcels: number;
  readonly cost: number;
  readonly charged: number;
  readonly returned: number;
}

/** The couriers of the latest 90 days; `name` null: orders without one. */
async function readCouriers(trx: ShopTransaction, shopId: string, lastDay: string): Promise<FoundCourier[]> {
  const { rows } = await sql<FoundCourier>`
    with shipped as materialized (
      select o.id, nullif(trim(o.carrier), '') as carrier, greatest(1, coalesce(o.parcels, 1)) as parcels from orders o
      where o.shop_id = ${shopId} and o.kind = 'order' and not ${calledOff('o')}
        and o.order_on between ${addDays(lastDay, 1 - COURIER_DAYS)}::date and ${lastDay}::date
    ), total as (
      select t.order_id, -sum(amount_minor) filter (where kind = 'shipping_cost') as cost,
        coalesce(sum(amount_minor) filter (where kind = 'shipping_charged'), 0) as charged, bool_or(kind = 'refund' and amount_minor < 0) as returned
      from order_totals t
      where t.shop_id = ${shopId} and t.occurred_on >= ${addDays(lastDay, 1 - COURIER_DAYS)}::date
        and kind in ('shipping_cost', 'shipping_charged', 'refund') and order_id = any (array(select id from shipped where carrier is not null))
      group by t.order_id
    )
    select min(carrier) as name, count(*)::int as orders, sum(parcels)::int as parcels, count(cost)::int as costed,
      coalesce(sum(parcels) filter (where cost is not null), 0)::int as costed_parcels, coalesce(sum(cost), 0)::float8 as cost,
      coalesce(sum(charged) filter (where cost is not null), 0)::float8 as charged, count(*) filter (where returned)::int as returned
    from shipped left join total on total.order_id = shipped.id group by lower(carrier) order by count(*) desc, 1`.execute(
    trx,
  );
  return rows;
}

/** Suppliers and couriers side by side. */
export async function compareSuppliers(database: Database, shopId: string): Promise<SupplierComparison> {
  return database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    await readWholeShop(trx);
    const rows = await readUnits(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    const economics = await readEconomics(trx, shopId, null, span?.to ?? null);
    const deliveries = await readDeliveries(trx, shopId);
    const earned = span ? await readEarned(trx, shopId, span.to) : new Map<string, Earned>();
    const couriers = span ? await readCouriers(trx, shopId, span.to) : [];
    const major = (minor: number) => toMajor(BigInt(Math.round(minor)), digits);
    const suppliers = [...Map.groupBy(rows, ({ supplierId }) => supplierId)].map(([id, own]): SupplierFigures => {
      const { days = [], promised = 0, late = 0 } = deliveries.get(id) ?? {};
      const lead = meanAndVariance(days);
      const sold = earned.get(id);
      const costs = own.map(({ sku, units }) => {
        const { unitCost } = economics.get(sku) ?? NO_ECONOMICS;
        return unitCost === null ? null : Math.max(0, units) * unitCost;
      });
      return {
        id,
        name: own[0]?.supplier ?? '',
        products: own.length,
        deliveries: days.length,
        deliveryTime: lead && tenths(lead.mean),
        deliverySpread: days.length < 2 || lead === null ? null : tenths(Math.sqrt(lead.variance)),
        latePercent: percent(late, promised),
        returnPercent: sold ? percent(sold.returned, sold.orders) : null,
        marginPercent: sold && sold.unknown === 0 ? percent(sold.contribution, sold.net) : null,
        value: major(costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)),
        unvalued: costs.filter((cost) => cost === null).length,
      };
    });
    return {
      source: rows.length === 0 ? 'none' : 'live',
      currency,
      updatedAt: rows.length === 0 ? null : ((await readUpdatedAt(trx, shopId))?.toISOString() ?? null),
      suppliers,
      couriers: couriers.flatMap(
        ({ name, orders, parcels, costed, costed_parcels: of, cost, charged, returned }): CourierFigures[] =>
          name === null
            ? []
            : [
                {
                  name,
                  orders,
                  parcels,
                  costed,
                  cost: of === 0 ? null : major(cost / of),
                  charged: of === 0 ? null : major(charged / of),
                  returnPercent: percent(returned, orders),
                },
              ],
      ),
      withoutCourier: couriers.find(({ name }) => name === null)?.orders ?? 0,
    };
  });
}
