import type { StockProposal } from '@adaos/api';
import { ZoneClock } from '../calendar/zone.ts';
import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readWholeShop } from '../db/join-sets.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { dueWithinWeek, type Need, needsOf, withinCash } from './propose.ts';
import { readEconomics } from './read-economics.ts';
import { readStock } from './read-stock.ts';

interface Asked {
  readonly supplier?: string | undefined;
  /** A row of the stock: its product alone. */
  readonly item?: string | undefined;
  readonly cash?: number | undefined;
}

/** Days to a tenth. */
const rounded = (days: number | null) => (days === null ? null : Math.round(days * 10) / 10);

/** The product of a row of the stock; none where the row is gone. */
async function skuOf(trx: ShopTransaction, shopId: string, item: string): Promise<string[]> {
  const found = await trx
    .selectFrom('stock_items')
    .select('sku')
    .where('shop_id', '=', shopId)
    .where('id', '=', item)
    .execute();
  return found.map(({ sku }) => sku);
}

/** Units of each product in orders that are not placed yet. */
async function readDrafted(trx: ShopTransaction, shopId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; units: number }>`
    select l.sku, sum(l.units)::float8 as units
    from purchase_orders o join purchase_order_lines l on l.shop_id = ${shopId} and l.order_id = o.id
    where o.shop_id = ${shopId} and o.state = 'draft' group by l.sku`.execute(trx);
  return new Map(rows.map(({ sku, units }) => [sku, units]));
}

/** What to order now beside what is in drafts, within a limit of money. */
export async function getProposal(
  database: Database,
  shopId: string,
  { supplier, item, cash }: Asked,
): Promise<StockProposal> {
  return database.readShop(shopId, async (trx) => {
    const { currency, digits, timezone } = await readShopFacts(trx, shopId);
    const today = new ZoneClock(timezone).dayAt(Date.now());
    await readWholeShop(trx);
    const skus = item === undefined ? null : await skuOf(trx, shopId, item);
    const rows = await readStock(trx, shopId, skus);
    const span = await readOrderSpan(trx, shopId);
    const needs = needsOf(rows, await readEconomics(trx, shopId, skus, span?.to ?? null), today);
    const due = item === undefined ? dueWithinWeek(needs, today) : needs;
    const drafts = await readDrafted(trx, shopId);
    const drafted = ({ row }: Need) => drafts.get(row.sku) ?? 0;
    const asked = due
      .filter(({ row }) => supplier === undefined || row.supplierId === supplier)
      .map((need) => ({ ...need, wanted: Math.max(0, need.wanted - drafted(need)) }));
    const units = withinCash(asked, cash === undefined ? null : cash * 10 ** digits);
    const unitsOf = ({ row }: Need) => units.get(row.sku) ?? 0;
    const amount = (minor: number) => toMajor(BigInt(Math.round(minor)), digits);
    const lines = asked.map((need): StockProposal['lines'][number] => {
      const { row, unitCost, atRisk } = need;
      return {
        sku: row.sku,
        product: row.product,
        supplier: { id: row.supplierId, name: row.supplier },
        stock: need.units,
        onOrder: need.onOrder,
        reorderPoint: row.reorderPoint,
        coverDays: rounded(need.coverDays),
        orderBy: need.orderBy,
        drafted: drafted(need),
        units: unitsOf(need),
        wanted: need.wanted,
        unitCost: unitCost === null ? null : amount(unitCost),
        cost: unitCost === null ? null : amount(unitsOf(need) * unitCost),
        atRisk: atRisk === null ? null : amount(atRisk),
        missing: [...need.missing],
      };
    });
    return {
      source: rows.length === 0 ? 'none' : 'live',
      currency,
      updatedAt: rows.length === 0 ? null : ((await readUpdatedAt(trx, shopId))?.toISOString() ?? null),
      today,
      lines,
      cost: amount(asked.reduce((sum, need) => sum + unitsOf(need) * (need.unitCost ?? 0), 0)),
      uncosted: asked.filter(({ unitCost }) => unitCost === null).length,
      left: asked.filter((need) => unitsOf(need) < need.wanted).length,
    };
  });
}
