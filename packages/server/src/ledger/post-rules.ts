import { CARRIER_COST_KINDS, type CostRuleKind, RULED_COSTS, type RuledCost } from '@adaos/domain';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { rulesInForce, type RuleTerms } from './cost-rules.ts';
import { type ChangedOrder, refreshCoverage } from './coverage.ts';
import { goodsChanges, isWithin, postGoodsLines, postGoodsRounding, postGoodsRules } from './goods-cost.ts';
import { lastEntry } from './last-entry.ts';
import { lockLedger } from './lock.ts';
import { postDisputes } from './disputes.ts';
import { readMonths } from './months.ts';
import { postNoGoods } from './no-goods.ts';
import { readOrderIds } from './order-ids.ts';
import type { OnProgress } from './progress.ts';
import { reallocateWeighed } from './reallocate.ts';
import { postRecorded } from './recorded-costs.ts';
import {
  fixedDifferences,
  orderDifferences,
  postAllOrderCosts,
  postFixedCosts,
  postOrderCosts,
  type RuledShop,
} from './rule-costs.ts';
import { ordersOf } from './some-lines.ts';
import { postUnitCosts } from './unit-costs.ts';
import { type MonthChange, previewVat } from './preview-vat.ts';
import { postVat } from './vat.ts';

export interface PostRulesOptions {
  readonly shopId: string;
  /** Today in the shop's calendar: fixed costs are posted up to it. */
  readonly today: string;
  /** Hears how far it is. */
  readonly onProgress?: OnProgress | undefined;
}

async function ruledShop(trx: ShopTransaction, shopId: string): Promise<RuledShop> {
  const { currency } = await trx
    .selectFrom('shops')
    .select('currency')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  // A shop without orders has none, and nothing to charge.
  return { shopId, currency: currency ?? 'XXX' };
}

/** The rules that the goods cost follows from. */
const isOfGoods = ({ kind }: RuleTerms) => kind === 'cogs' || kind === 'returned_goods';

/**
 * The changes of the profit by month that the rules of a kind would make, newest month first. Nothing is written.
 * @param options.period whose part of each change is asked for.
 */
export async function previewRules(
  trx: ShopTransaction,
  { shopId, today, period }: PostRulesOptions & { readonly period: Period | null },
  kind: RuledCost,
  rules: readonly RuleTerms[],
): Promise<MonthChange[]> {
  const ofKind = kind === 'cogs' ? rules.filter(isOfGoods) : rulesOf(rules, kind);
  if (kind === 'tax') return previewVat(trx, { shopId, rules, period });
  if (kind === 'cogs') return (await sql<MonthChange>`${goodsChanges(shopId, ofKind, period)}`.execute(trx)).rows;
  const differences =
    kind === 'custom_cost'
      ? fixedDifferences(shopId, ofKind, today)
      : orderDifferences(await ruledShop(trx, shopId), kind, ofKind, null);
  const { rows } = await sql<MonthChange>`
    select to_char(day, 'YYYY-MM') as month, sum(difference) as change, count(*) as changed,
      coalesce(sum(difference) filter (where ${isWithin('day', period)}), 0) as within
    from (${differences}) as d group by 1 order by 1 desc`.execute(trx);
  return rows;
}

const rulesOf = (rules: readonly RuleTerms[], kind: CostRuleKind) => rules.filter((rule) => rule.kind === kind);

async function postKind(
  trx: ShopTransaction,
  shopId: string,
  post: (rules: readonly RuleTerms[], since: string | null) => Promise<void>,
  onProgress?: OnProgress,
): Promise<void> {
  await lockLedger(trx, shopId);
  const since = await lastEntry(trx, shopId);
  await post(await rulesInForce(trx, shopId), since);
  await refreshCoverage(trx, shopId, since, [], onProgress);
}

/** Brings the costs of one kind in the ledger in line with the rules in force, by appending differences. */
export function postRules(
  trx: ShopTransaction,
  { shopId, today, onProgress }: PostRulesOptions,
  kind: CostRuleKind,
): Promise<void> {
  if (kind === 'cogs') return postGoodsCost(trx, shopId, onProgress);
  if (kind === 'returned_goods') return postReturnedGoods(trx, shopId, onProgress);
  if (kind === 'tax') return postVatRules(trx, shopId, onProgress);
  const post = async (all: readonly RuleTerms[]) => {
    const rules = rulesOf(all, kind);
    if (kind === 'custom_cost') return postFixedCosts(trx, shopId, rules, today);
    return postAllOrderCosts(trx, await ruledShop(trx, shopId), kind, rules, onProgress);
  };
  return postKind(trx, shopId, post, onProgress);
}

/** As `postRules`, for what of the returned goods can be sold again: by the unit costs of products, and by the percentage of the goods. */
const postReturnedGoods = (trx: ShopTransaction, shopId: string, onProgress?: OnProgress): Promise<void> =>
  postKind(
    trx,
    shopId,
    async (rules) => {
      await postUnitCosts(trx, shopId, { since: null });
      await postGoodsRules(trx, shopId, rules.filter(isOfGoods), { since: null }, onProgress);
    },
    onProgress,
  );

/** As `postRules`, for the goods. */
export const postGoodsCost = (trx: ShopTransaction, shopId: string, onProgress?: OnProgress): Promise<void> =>
  postKind(
    trx,
    shopId,
    (rules) => postGoodsRules(trx, shopId, rules.filter(isOfGoods), { since: null }, onProgress),
    onProgress,
  );

/** As `postRules`, for the VAT: it takes from the net sales, of which the goods cost a percentage. */
const postVatRules = (trx: ShopTransaction, shopId: string, onProgress?: OnProgress): Promise<void> =>
  postKind(
    trx,
    shopId,
    async (rules, since) => {
      // Before the first entry there is nothing that could have VAT.
      if (since === null) return;
      const goods = rules.filter(isOfGoods);
      const months = await readMonths(trx, shopId);
      for (const [done, placed] of months.entries()) {
        await onProgress?.('posting', done, months.length);
        const before = await lastEntry(trx, shopId);
        await postVat(trx, shopId, rulesOf(rules, 'tax'), ordersOf(shopId, { placed }));
        await postGoodsLines(trx, shopId, goods, { since: before });
      }
      await postGoodsRounding(trx, shopId, goods);
      await postDisputes(trx, shopId, since);
    },
    onProgress,
  );

/**
 * Brings the goods cost of some products in line with what the owner has said of them, their unit costs and else the rules, by
 * appending differences. Doing it again changes nothing.
 * @param skus codes of products, else their names.
 */
export async function postProductCosts(
  trx: ShopTransaction,
  shopId: string,
  skus: readonly string[],
  onProgress?: OnProgress,
): Promise<void> {
  await lockLedger(trx, shopId);
  const since = await lastEntry(trx, shopId);
  if (since === null || skus.length === 0) return;
  await postNoGoods(trx, shopId, { skus });
  await postUnitCosts(trx, shopId, { skus });
  await postGoodsRules(trx, shopId, (await rulesInForce(trx, shopId)).filter(isOfGoods), { since });
  await refreshCoverage(trx, shopId, since, [], onProgress);
}

/**
 * Brings the VAT and the goods cost of some products in line with the groups that they are in now, and the
 * shipping and the shares of whole orders' costs with their weights. Doing it again changes nothing.
 * @param skus codes of products, else their names.
 */
export async function postProductFacts(
  trx: ShopTransaction,
  shopId: string,
  skus: readonly string[],
  onProgress?: OnProgress,
): Promise<void> {
  await lockLedger(trx, shopId);
  const since = await lastEntry(trx, shopId);
  if (since === null || skus.length === 0) return;
  const all = await rulesInForce(trx, shopId);
  if (all.some(({ product_group: group }) => group !== null)) {
    await postVat(trx, shopId, rulesOf(all, 'tax'), ordersOf(shopId, { skus }));
    await postDisputes(trx, shopId, since);
    await postGoodsRules(trx, shopId, all.filter(isOfGoods), { skus });
  }
  const weighing = all.filter((rule) => (rule.weight_over ?? rule.weight_to) !== null);
  if (weighing.length > 0) {
    const ids = await readOrderIds(trx, ordersOf(shopId, { skus }));
    const orders = ids.map((id) => ({ id }));
    for (const kind of CARRIER_COST_KINDS) {
      if (rulesOf(weighing, kind).length > 0)
        await postOrderCosts(trx, await ruledShop(trx, shopId), kind, rulesOf(all, kind), since, orders);
    }
  }
  await refreshCoverage(trx, shopId, since, [], onProgress);
  await reallocateWeighed(trx, shopId, skus);
}

/** Posts what orders whose verdicts have changed have lost by a dispute: the money, and the fees by the rules. */
export async function postDisputed(trx: ShopTransaction, shopId: string, orderIds: readonly string[]): Promise<void> {
  await lockLedger(trx, shopId);
  const since = (await lastEntry(trx, shopId)) ?? '0';
  const rules = rulesOf(await rulesInForce(trx, shopId), 'dispute_fee');
  const changed = orderIds.map((id) => ({ id }));
  await postDisputes(trx, shopId, since, changed);
  if (rules.length > 0) await postOrderCosts(trx, await ruledShop(trx, shopId), 'dispute_fee', rules, since, changed);
  await refreshCoverage(trx, shopId, since);
}

const touchedOrders = (shopId: string, since: string | null, changed: readonly ChangedOrder[]) =>
  since === null
    ? sql`select order_id from order_costs where shop_id = ${shopId}`
    : sql`
      select order_id from ledger_entries where shop_id = ${shopId} and id > ${since}::bigint
      union select unnest(${changed.map(({ id }) => id)}::bigint[])`;

/**
 * Posts the costs of orders with new entries: the VAT of the rules first, which takes from the net sales, then which lines need no goods
 * cost, what was recorded for an order, the goods by the unit costs of the products and else by the rules, what disputes took, the other
 * costs by their rules. Doing it again changes nothing.
 * @param since only orders with entries after this one are looked at, and the changed ones; null: all.
 */
export async function postCostsSince(
  trx: ShopTransaction,
  shopId: string,
  since: string | null,
  changed: readonly ChangedOrder[] = [],
  onProgress?: OnProgress,
): Promise<void> {
  if (since !== null && changed.length === 0 && (await lastEntry(trx, shopId)) === since) return;
  const rules = await rulesInForce(trx, shopId);
  await postVat(trx, shopId, rulesOf(rules, 'tax'), since === null ? null : touchedOrders(shopId, since, changed));
  await postNoGoods(trx, shopId, { since });
  await postRecorded(trx, shopId, touchedOrders(shopId, since, changed));
  await postUnitCosts(trx, shopId, { since, changed });
  await postDisputes(trx, shopId, since, changed);
  for (const kind of RULED_COSTS) {
    const ofKind = rulesOf(rules, kind);
    if (kind === 'custom_cost' || kind === 'tax' || ofKind.length === 0) continue;
    if (kind === 'cogs') await postGoodsRules(trx, shopId, rules.filter(isOfGoods), { since, changed });
    else await postOrderCosts(trx, await ruledShop(trx, shopId), kind, ofKind, since, changed);
  }
  await refreshCoverage(trx, shopId, since, changed, onProgress);
}
