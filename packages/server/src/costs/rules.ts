import type { CostRule, CostRuleInput, Recomputing } from '@adaos/api';
import { COST_RULE_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { changeCosts, type StoreChange } from '../ledger/change-costs.ts';
import { type RuleTerms, TERM_COLUMNS } from '../ledger/cost-rules.ts';
import { toMajor } from '../ledger/money.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { costShop } from './cost-shop.ts';
import { planFixedCosts } from './fixed-costs.ts';

type StoredRule = RuleTerms & {
  readonly label: string | null;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly withdrawn_at: Date | null;
};

const money = (minor: string | null, digits: number) => (minor === null ? null : toMajor(BigInt(minor), digits));

export const toRule = (row: StoredRule, digits: number): CostRule => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  country: row.country,
  paymentMethod: row.payment_method,
  group: row.product_group,
  vatIncluded: row.vat_included,
  overZero: row.over_zero,
  carrier: row.carrier,
  weightOver: row.weight_over,
  weightTo: row.weight_to,
  percent: row.percent === null ? null : Number(row.percent),
  perOrder: money(row.order_minor, digits),
  perItem: money(row.item_minor, digits),
  perParcel: money(row.parcel_minor, digits),
  perMonth: money(row.month_minor, digits),
  once: money(row.once_minor, digits),
  from: row.valid_from,
  to: row.valid_to,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

export async function readRules(trx: ShopTransaction, shopId: string, id?: string): Promise<StoredRule[]> {
  return trx
    .selectFrom('cost_rules')
    .leftJoin('accounts', 'accounts.id', 'cost_rules.created_by')
    .select(['cost_rules.id', ...TERM_COLUMNS, 'label', 'cost_rules.created_at', 'withdrawn_at'])
    .select('accounts.name as created_by_name')
    .where('shop_id', '=', shopId)
    .where('kind', 'in', COST_RULE_KINDS)
    .$if(id !== undefined, (query) => query.where('cost_rules.id', '=', id ?? ''))
    .orderBy('cost_rules.created_at', 'desc')
    .orderBy('cost_rules.id', 'desc')
    .execute();
}

/** A rule as it is kept. @param digits of the minor unit of the shop's currency. */
export function termsOf(input: CostRuleInput, digits: number): RuleTerms {
  const minor = (amount: number | null) => (amount === null ? null : String(Math.round(amount * 10 ** digits)));
  return {
    id: input.id ?? uuidv7(),
    kind: input.kind,
    country: input.country,
    payment_method: input.paymentMethod ?? null,
    product_group: input.group ?? null,
    vat_included: input.vatIncluded ?? null,
    over_zero: input.overZero ?? false,
    carrier: input.carrier ?? null,
    weight_over: input.weightOver ?? null,
    weight_to: input.weightTo ?? null,
    percent: input.percent === null ? null : input.percent.toFixed(3),
    order_minor: minor(input.perOrder),
    item_minor: minor(input.perItem),
    parcel_minor: minor(input.perParcel ?? null),
    month_minor: minor(input.perMonth),
    once_minor: minor(input.once),
    valid_from: input.from,
    valid_to: input.to,
  };
}

/** @throws NotFoundError for a rule that the shop does not have. */
export async function storedRule(trx: ShopTransaction, shopId: string, id: string): Promise<StoredRule> {
  const [rule] = await readRules(trx, shopId, id);
  if (!rule) throw new NotFoundError('There is no such rule.');
  return rule;
}

/**
 * Adds a rule, and has the ledger brought in line with it. No day before its first is touched. Sent again under the same id it is there
 * already.
 */
export async function addCostRule(
  services: Services,
  actor: Actor,
  input: CostRuleInput,
): Promise<Recomputing<CostRule>> {
  const { shopId, accountId } = actor;
  return changeCosts(services, shopId, async (trx, recompute) => {
    const shop = await costShop(trx, shopId);
    const terms = termsOf(input, shop.digits);
    const added = await trx
      .insertInto('cost_rules')
      .values({
        ...terms,
        shop_id: shopId,
        label: input.label,
        created_by: accountId,
        created_at: sql<Date>`clock_timestamp()`,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      if (terms.kind === 'custom_cost') await planFixedCosts(services.jobs, trx, shopId, shop);
      const details = { kind: input.kind, label: input.label, from: input.from, to: input.to };
      await recordAudit(trx, actor, { action: 'cost_rule_added', target: input.label ?? input.kind, details });
      await recompute({ kind: input.kind, work: 'rules' });
    }
    return toRule(await storedRule(trx, shopId, terms.id), shop.digits);
  });
}

/**
 * Takes a rule back; what is posted follows from those that are left. Doing it again changes nothing.
 * @throws NotFoundError for a rule that the shop does not have.
 */
export const takeRuleBack =
  (actor: Actor, id: string): StoreChange<CostRule> =>
  async (trx, recompute) => {
    const { shopId, accountId } = actor;
    const rule = await storedRule(trx, shopId, id);
    const shop = await costShop(trx, shopId);
    if (rule.withdrawn_at !== null) return toRule(rule, shop.digits);
    await trx
      .updateTable('cost_rules')
      .set({ withdrawn_at: sql<Date>`clock_timestamp()`, withdrawn_by: accountId })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    const details = { kind: rule.kind, label: rule.label, from: rule.valid_from, to: rule.valid_to };
    await recordAudit(trx, actor, { action: 'cost_rule_withdrawn', target: rule.label ?? rule.kind, details });
    await recompute({ kind: rule.kind, work: 'rules' });
    return toRule(await storedRule(trx, shopId, id), shop.digits);
  };

export const withdrawCostRule = (services: Services, actor: Actor, id: string): Promise<Recomputing<CostRule>> =>
  changeCosts(services, actor.shopId, takeRuleBack(actor, id));
