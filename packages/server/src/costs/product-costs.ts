import type { CostPreview, ProductCost, ProductCostInput, Recomputing } from '@adaos/api';
import { sql } from 'kysely';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { changeCosts, type StoreChange } from '../ledger/change-costs.ts';
import { previewLedger } from '../ledger/preview-ledger.ts';
import { rememberCosts } from '../ledger/unit-costs.ts';
import { costShop } from './cost-shop.ts';
import { effectOf } from './preview-change.ts';
import { selectCosts, toProductCost } from './list-products.ts';

type Owner = Pick<Actor, 'shopId' | 'accountId'>;

/** Keeps the cost of a product. @returns the product, where something has changed. */
async function keepCost(
  trx: ShopTransaction,
  { shopId, accountId }: Owner,
  { code, cost, from }: ProductCostInput,
  digits: number,
): Promise<string[]> {
  const minor = (cost * 10 ** digits).toFixed(4);
  const wanted = sql`
    select ${code}::text collate "C" as sku, ${from}::date as valid_from, ${minor}::numeric(20, 4) as cost, true as exact`;
  await createTemporaryTable(trx, 'wanted_costs', wanted, {});
  return rememberCosts(trx, shopId, accountId);
}

/** Keeps the cost of a product. */
const setCost =
  (actor: Owner, input: ProductCostInput): StoreChange<boolean> =>
  async (trx, recompute) => {
    const { digits } = await costShop(trx, actor.shopId);
    const changed = await keepCost(trx, actor, input, digits);
    if (changed.length > 0) await recompute({ kind: 'cogs', work: 'products', ids: changed });
    return changed.length > 0;
  };

/** What the cost of a product would change; nothing is written. */
export const previewProductCost = (services: Services, actor: Owner, input: ProductCostInput): Promise<CostPreview> =>
  previewLedger(services, actor.shopId, (trx) => effectOf(trx, actor.shopId, setCost(actor, input)));

/** Sets what one unit of a product costs from a day on. The same cost from the same day again changes nothing. */
export async function addProductCost(
  services: Services,
  actor: Actor,
  input: ProductCostInput,
): Promise<Recomputing<ProductCost>> {
  const { shopId } = actor;
  return changeCosts(services, shopId, async (trx, recompute) => {
    const { digits } = await costShop(trx, shopId);
    if (await setCost(actor, input)(trx, recompute)) {
      const details = { cost: input.cost, from: input.from };
      await recordAudit(trx, actor, { action: 'product_cost_set', target: input.code, details });
    }
    const stored = await selectCosts(trx, shopId)
      .where('sku', '=', input.code)
      .where('valid_from', '=', input.from)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    return toProductCost(stored, digits);
  });
}

/**
 * Takes the cost of a product back, and has the ledger brought in line with those that are left, and else with the rules. Doing it again
 * changes nothing.
 * @throws NotFoundError for a cost that the shop does not have.
 */
export const takeProductCostBack =
  (actor: Actor, id: string): StoreChange<ProductCost> =>
  async (trx, recompute) => {
    const { shopId, accountId } = actor;
    const { digits } = await costShop(trx, shopId);
    const read = () => selectCosts(trx, shopId).where('product_costs.id', '=', id).executeTakeFirst();
    const before = await read();
    if (!before) throw new NotFoundError('There is no such cost.');
    if (before.withdrawn_at !== null) return toProductCost(before, digits);
    await trx
      .updateTable('product_costs')
      .set({ withdrawn_at: sql<Date>`clock_timestamp()`, withdrawn_by: accountId })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await recompute({ kind: 'cogs', work: 'products', ids: [before.sku] });
    const details = { cost: toProductCost(before, digits).cost, from: before.valid_from };
    await recordAudit(trx, actor, { action: 'product_cost_withdrawn', target: before.sku, details });
    return toProductCost((await read()) ?? before, digits);
  };

export const withdrawProductCost = (services: Services, actor: Actor, id: string): Promise<Recomputing<ProductCost>> =>
  changeCosts(services, actor.shopId, takeProductCostBack(actor, id));
