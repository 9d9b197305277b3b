import type { RecomputationState, TakeBack } from '@adaos/api';
import type { OrderCostKind, TakeBackKind } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import { campaignNamed } from '../campaigns/entered-campaign.ts';
import type { ShopTransaction } from '../db/database.ts';
import { ConflictError, NotFoundError } from '../errors/domain-errors.ts';
import { changeCosts } from '../ledger/change-costs.ts';
import type { RuleTerms } from '../ledger/cost-rules.ts';
import type { CostChange } from '../ledger/recomputation.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { costShop } from './cost-shop.ts';
import { planFixedCosts } from './fixed-costs.ts';

type Table = 'cost_rules' | 'product_costs' | 'order_costs' | 'ad_spend_entries' | 'no_ads_periods' | 'line_decisions';

interface Asked {
  readonly trx: ShopTransaction;
  readonly jobs: Services['jobs'];
  readonly shopId: string;
  readonly id: string;
}

/** What counts again: what follows from it, and what it is called in the admin log. */
interface PutBack {
  readonly change: CostChange;
  readonly target: string;
}

/**
 * What was taken back counts again, from the day and with the place among newer ones that it had.
 * @returns undefined where it counts already.
 * @throws NotFoundError for what the shop does not have.
 */
async function putBack<Row>({ trx, shopId, id }: Asked, table: Table, columns: RawBuilder<Row>) {
  const own = sql`shop_id = ${shopId} and id = ${id}::uuid`;
  const { rows: known } = await sql`select from ${sql.table(table)} where ${own}`.execute(trx);
  if (known.length === 0) throw new NotFoundError('There is nothing of this kind to undo.');
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set withdrawn_at = null, withdrawn_by = null
    where ${own} and withdrawn_at is not null returning ${columns}`.execute(trx);
  return rows[0];
}

async function putRuleBack(asked: Asked): Promise<PutBack | undefined> {
  const { trx, jobs, shopId } = asked;
  type Row = Pick<RuleTerms, 'kind'> & { readonly label: string | null };
  const rule = await putBack(asked, 'cost_rules', sql<Row>`kind, label`);
  if (!rule) return undefined;
  if (rule.kind === 'custom_cost') await planFixedCosts(jobs, trx, shopId, await costShop(trx, shopId));
  return { change: { kind: rule.kind, work: 'rules' }, target: rule.label ?? rule.kind };
}

async function putProductCostBack(asked: Asked): Promise<PutBack | undefined> {
  const cost = await putBack(asked, 'product_costs', sql<{ readonly sku: string }>`sku`);
  return cost && { change: { kind: 'cogs', work: 'products', ids: [cost.sku] }, target: cost.sku };
}

const numbersOf = async ({ trx, shopId }: Asked, ids: readonly string[]) => {
  const { rows } = await sql<{ external_id: string }>`
    select external_id from orders where shop_id = ${shopId} and id = any (${ids}::bigint[]) limit 1`.execute(trx);
  return rows[0]?.external_id ?? '';
};

async function putOrderCostBack(asked: Asked): Promise<PutBack | undefined> {
  type Row = { readonly kind: OrderCostKind; readonly order_id: string };
  const cost = await putBack(asked, 'order_costs', sql<Row>`kind, order_id`);
  if (!cost) return undefined;
  const ids = [cost.order_id];
  return { change: { kind: cost.kind, work: 'orders', ids }, target: await numbersOf(asked, ids) };
}

/** Of a file comes back what was taken back with it at once. */
async function putOrderCostFileBack({ trx, shopId, id }: Asked): Promise<PutBack | undefined> {
  const own = sql`shop_id = ${shopId} and import_id = ${id}::uuid`;
  const { rows: files } = await sql<{ left: string; file_name: string | null }>`
    select count(*) filter (where withdrawn_at is null) as left,
      (select file_name from imports where shop_id = ${shopId} and id = ${id}::uuid) as file_name
    from order_costs where ${own} having count(*) > 0`.execute(trx);
  const [file] = files;
  if (!file) throw new NotFoundError('There is no such file.');
  if (file.left !== '0') return undefined;
  const { rows } = await sql<{ order_id: string }>`
    update order_costs set withdrawn_at = null, withdrawn_by = null
    where ${own} and withdrawn_at = (select max(withdrawn_at) from order_costs where ${own}) returning order_id`.execute(
    trx,
  );
  const ids = Array.from(new Set(rows.map(({ order_id: order }) => order)));
  return { change: { kind: 'order_costs', work: 'orders', ids }, target: file.file_name ?? '' };
}

/** The campaign may have gone with the entry: the one of the same name is then another. */
async function putAdSpendBack(asked: Asked): Promise<PutBack | undefined> {
  const { trx, shopId, id } = asked;
  type Row = { readonly platform: string; readonly campaign: string };
  const entry = await putBack(asked, 'ad_spend_entries', sql<Row>`platform, campaign`);
  if (!entry) return undefined;
  const { platform, campaign: name } = entry;
  const campaign = await campaignNamed(trx, shopId, { platform, name });
  await trx
    .updateTable('ad_spend_entries')
    .set({ campaign_id: campaign.id })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
  return { change: { kind: 'ad_spend', work: 'ad_spend' }, target: `${platform} / ${name}` };
}

async function putNoAdsBack(asked: Asked): Promise<PutBack | undefined> {
  type Row = { readonly first_on: string; readonly last_on: string };
  const days = await putBack(asked, 'no_ads_periods', sql<Row>`first_on, last_on`);
  return days && { change: { kind: 'ad_spend', work: 'no_ads' }, target: `${days.first_on} – ${days.last_on}` };
}

/** @throws ConflictError where a newer decision about the same line counts. */
async function putLineDecisionBack(asked: Asked): Promise<PutBack | undefined> {
  const { trx, shopId, id } = asked;
  const { rows } = await sql`
    select from line_decisions d join line_decisions newer on newer.shop_id = d.shop_id and newer.code = d.code
    where d.shop_id = ${shopId} and d.id = ${id}::uuid and newer.id <> d.id and newer.withdrawn_at is null`.execute(
    trx,
  );
  if (rows.length > 0) throw new ConflictError('conflict', 'A newer decision about this line counts.');
  const decision = await putBack(asked, 'line_decisions', sql<{ readonly code: string }>`code`);
  return decision && { change: { kind: 'cogs', work: 'products', ids: [decision.code] }, target: decision.code };
}

const PUT_BACK: Record<TakeBackKind, (asked: Asked) => Promise<PutBack | undefined>> = {
  rule: putRuleBack,
  product_cost: putProductCostBack,
  order_cost: putOrderCostBack,
  order_cost_file: putOrderCostFileBack,
  ad_spend: putAdSpendBack,
  no_ads: putNoAdsBack,
  line: putLineDecisionBack,
};

/**
 * Undoes a take-back: what was taken back counts again, and the ledger is brought in line with it. Doing it again changes nothing.
 * @throws NotFoundError for what the shop does not have.
 * @throws ConflictError where something newer has taken its place.
 */
export const undoTakeBack = (
  services: Services,
  actor: Actor,
  { what, id }: TakeBack,
): Promise<{ recomputation: RecomputationState | null }> =>
  changeCosts(services, actor.shopId, async (trx, recompute) => {
    const again = await PUT_BACK[what]({ trx, jobs: services.jobs, shopId: actor.shopId, id });
    if (again) {
      const { change, target } = again;
      await recordAudit(trx, actor, { action: 'take_back_undone', target, details: { what } });
      await recompute(change);
    }
    return {};
  });
