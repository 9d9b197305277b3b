import type { CostPreview, CostRuleInput } from '@adaos/api';
import type { RuledCost } from '@adaos/domain';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import { checkPeriod } from '../calendar/period.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { StoreChange } from '../ledger/change-costs.ts';
import { rulesInForce, type RuleTerms } from '../ledger/cost-rules.ts';
import { toMajor } from '../ledger/money.ts';
import { previewRules } from '../ledger/post-rules.ts';
import { previewLedger } from '../ledger/preview-ledger.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { type CostShop, costShop } from './cost-shop.ts';
import { effectOf } from './preview-change.ts';
import { storedRule, takeRuleBack, termsOf } from './rules.ts';

interface Asked {
  readonly kind: RuledCost;
  /** Those of all kinds that would be in force. */
  readonly rules: readonly RuleTerms[];
  readonly period: Period | null;
}

/** What some rules would change in place of those in force; nothing is written. */
async function previewOf(
  trx: ShopTransaction,
  { shopId, today, digits }: CostShop & { readonly shopId: string },
  { kind, rules, period }: Asked,
): Promise<CostPreview> {
  const months = await previewRules(trx, { shopId, today, period }, kind, rules);
  const sum = (of: 'change' | 'changed' | 'within') => months.reduce((total, month) => total + BigInt(month[of]), 0n);
  return {
    change: toMajor(sum('change'), digits),
    changed: Number(sum('changed')),
    months: months.map(({ month, change }) => ({ month, change: toMajor(BigInt(change), digits) })),
    ...(period && { inPeriod: toMajor(sum('within'), digits) }),
  };
}

/**
 * What a rule would change; nothing is written.
 * @param ends of a period whose change is asked for as well; both or none.
 */
export async function previewCostRule(
  services: Services,
  { shopId }: Actor,
  input: CostRuleInput,
  ends: { readonly from?: string | undefined; readonly to?: string | undefined } = {},
): Promise<CostPreview> {
  const { from, to } = ends;
  const period = from === undefined || to === undefined ? null : checkPeriod({ from, to });
  return previewLedger(services, shopId, async (trx) => {
    const shop = { shopId, ...(await costShop(trx, shopId)) };
    const terms = termsOf(input, shop.digits);
    const { kind } = input;
    if (kind !== 'returned_goods')
      return previewOf(trx, shop, { kind, rules: [...(await rulesInForce(trx, shopId)), terms], period });
    // Unit costs and percentages follow from it.
    const set: StoreChange<void> = async (_, recompute) => {
      await trx
        .insertInto('cost_rules')
        .values({ ...terms, shop_id: shopId, created_by: null, created_at: sql<Date>`clock_timestamp()` })
        .execute();
      await recompute({ kind, work: 'rules' });
    };
    return effectOf(trx, shopId, set, period);
  });
}

/**
 * What taking a rule back would change; nothing is written.
 * @throws NotFoundError for a rule that the shop does not have.
 */
export async function previewRuleTakenBack(trx: ShopTransaction, actor: Actor, id: string): Promise<CostPreview> {
  const { shopId } = actor;
  const shop = { shopId, ...(await costShop(trx, shopId)) };
  const { kind } = await storedRule(trx, shopId, id);
  if (kind === 'returned_goods') return effectOf(trx, shopId, takeRuleBack(actor, id));
  const rules = (await rulesInForce(trx, shopId)).filter((rule) => rule.id !== id);
  return previewOf(trx, shop, { kind, rules, period: null });
}
