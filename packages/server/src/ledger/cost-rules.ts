import { COST_RULE_KINDS, type CostRuleKind } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** A dated rule of a cost, amounts in minor units of the shop's currency. */
export interface RuleTerms {
  readonly id: string;
  readonly kind: CostRuleKind;
  /** Null: every country that has no rule of its own. */
  readonly country: string | null;
  /** How the orders were paid; null: every way that has no rule of its own. */
  readonly payment_method: string | null;
  /** A group of products; null: every product whose group has no rule of its own. */
  readonly product_group: string | null;
  /** Of the VAT: whether the prices in the orders include it; null of all others. */
  readonly vat_included: boolean | null;
  /** Of the VAT: whether it counts also for orders whose platform or file states a VAT of 0. */
  readonly over_zero: boolean;
  /** How the orders were sent; null: every way that has no rule of its own. */
  readonly carrier: string | null;
  /** Grams: of orders that weigh more than this, and up to that; nulls: whatever they weigh. */
  readonly weight_over: number | null;
  readonly weight_to: number | null;
  readonly percent: string | null;
  readonly order_minor: string | null;
  readonly item_minor: string | null;
  readonly parcel_minor: string | null;
  readonly month_minor: string | null;
  readonly once_minor: string | null;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** The columns of a rule's terms but for its id, which a join may have to name in full. */
export const TERM_COLUMNS = [
  'kind',
  'country',
  'payment_method',
  'product_group',
  'vat_included',
  'over_zero',
  'carrier',
  'weight_over',
  'weight_to',
  'percent',
  'order_minor',
  'item_minor',
  'parcel_minor',
  'month_minor',
  'once_minor',
  'valid_from',
  'valid_to',
] as const satisfies (keyof RuleTerms)[];

/** The rules in force, oldest first. */
export async function rulesInForce(trx: ShopTransaction, shopId: string): Promise<RuleTerms[]> {
  return trx
    .selectFrom('cost_rules')
    .select(['id', ...TERM_COLUMNS])
    .where('shop_id', '=', shopId)
    .where('kind', 'in', COST_RULE_KINDS)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A common table `rule` of some rules, for `with`; `place` grows from the oldest to the newest. */
export const ruleTable = (rules: readonly RuleTerms[]) => sql`rule as materialized (
  select * from jsonb_to_recordset(${JSON.stringify(rules.map((rule, place) => ({ ...rule, place })))}::jsonb)
    as r(id uuid, kind text, country text, payment_method text, product_group text, vat_included boolean, over_zero boolean, carrier text, weight_over int,
      weight_to int, percent numeric, order_minor bigint, item_minor bigint, parcel_minor bigint, month_minor bigint, once_minor bigint,
      valid_from date, valid_to date, place int))`;

/**
 * What an entry of a rule was made from: how often something was charged before (`times`), what, and on which day. With the number first the
 * entries of a change are beside each other in the index of the references; after what they are about, each would go between older ones.
 */
export const ruleRef = (prefix: string, charged: RawBuilder<unknown>, day: string): RawBuilder<unknown> =>
  sql`${sql.lit(`${prefix}:`)} || times || ':' || ${charged} || ':' || ${sql.raw(day)}`;
