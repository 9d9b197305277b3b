import {
  CARRIER_COST_KINDS,
  COST_BASES,
  COST_RULE_BASES,
  COST_RULE_KINDS,
  COUNTRY_COST_KINDS,
  type CostBasis,
  FIRST_RULE_DAY,
  RULED_COSTS,
  GROUP_COST_KINDS,
} from '@adaos/domain';
import * as z from 'zod/mini';
import { Cost } from './cost-amount.ts';
import { IsoDay, PeriodQuery, readShape, Timestamp, Uuid } from './common.ts';
import { CostPreview, madeOnceShape, recomputationShape } from './recomputation.ts';
import { route } from './route.ts';
import { singleLine } from './text.ts';

export const CostRuleKind = z.enum(COST_RULE_KINDS);
export type CostRuleKind = z.infer<typeof CostRuleKind>;

const Amount = z.nullable(Cost);

/** Fixed costs are posted for each day: from no other age. */
export const RuleDay = IsoDay.check(
  z.refine((day) => day >= FIRST_RULE_DAY && day < '2100-01-01', { error: 'Not of this century' }),
);

const Grams = z.int().check(z.minimum(0), z.maximum(100_000_000));

/** What a group of products is called. */
export const ProductGroup = singleLine({ least: 1, most: 64 });

const terms = {
  kind: CostRuleKind,
  /** What the owner calls it, e.g. "Rent". */
  label: z.nullable(singleLine({ least: 1, most: 80 })),
  /** As the orders name it; null: every country without a rule of its own. */
  country: z.nullable(singleLine({ least: 1, most: 64 })),
  /** Of payment fees: how the orders were paid, as they name it; null or left out: every way without a rule of its own. */
  paymentMethod: z.optional(z.nullable(singleLine({ least: 1, most: 255 }))),
  /** Of VAT and goods: a group of products; null or left out: every product whose group has no rule of its own. */
  group: z.optional(z.nullable(ProductGroup)),
  /** Of VAT alone: whether the prices in the orders include it, or it is added to them. */
  vatIncluded: z.optional(z.nullable(z.boolean())),
  /** Of VAT alone: whether it counts also for orders whose platform or file states a VAT of 0; left out: it does not. */
  overZero: z.optional(z.boolean()),
  /** Of shipping, there and back: how the orders were sent, as they name it; null or left out: every way without a rule of its own. */
  carrier: z.optional(z.nullable(singleLine({ least: 1, most: 255 }))),
  /** Of the same: for orders that weigh more than so many grams, and up to so many. One whose weight is not known has no such rule. */
  weightOver: z.optional(z.nullable(Grams)),
  weightTo: z.optional(z.nullable(Grams)),
  /** The rate of the VAT; of the net sales for the goods, of what came back for returned goods, else of what the customer paid; 0 to 100, kept with three decimals. */
  percent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  /** For each order; for each order and day of a return, where it is the cost of returns. */
  perOrder: Amount,
  perItem: Amount,
  /** Of shipping, there and back: for each parcel of the order. An order whose parcels are not known lacks the cost. */
  perParcel: z.optional(Amount),
  /** For each calendar month, spread over its days. */
  perMonth: Amount,
  /** Spread over the days from the first to the last; on the first where there is no last. */
  once: Amount,
  from: RuleDay,
  /** The last day; null: until it is taken back or a newer rule counts. */
  to: z.nullable(RuleDay),
};

type Terms = z.infer<z.ZodMiniObject<typeof terms>>;

const allows = ({ kind }: Terms, basis: CostBasis) => (COST_RULE_BASES[kind] as readonly CostBasis[]).includes(basis);

const ofCarrier = ({ kind }: Terms) => (CARRIER_COST_KINDS as readonly string[]).includes(kind);

/** A new rule: at least one amount, and only those that its kind has. */
export const CostRuleInput = z.object({ ...terms, ...madeOnceShape }).check(
  z.refine((rule) => COST_BASES.every((basis) => (rule[basis] ?? null) === null || allows(rule, basis)), {
    error: 'An amount that this cost does not have',
    path: ['kind'],
  }),
  z.refine((rule) => COST_BASES.some((basis) => (rule[basis] ?? null) !== null), {
    error: 'No amount',
    path: ['perOrder'],
  }),
  z.refine((rule) => rule.country === null || (COUNTRY_COST_KINDS as readonly string[]).includes(rule.kind), {
    error: 'This cost has no country',
    path: ['country'],
  }),
  z.refine((rule) => rule.kind === 'payment_fee' || (rule.paymentMethod ?? null) === null, {
    error: 'This cost has no payment method',
    path: ['paymentMethod'],
  }),
  z.refine((rule) => (rule.group ?? null) === null || (GROUP_COST_KINDS as readonly string[]).includes(rule.kind), {
    error: 'This cost has no product group',
    path: ['group'],
  }),
  z.refine(
    (rule) => ofCarrier(rule) || [rule.carrier, rule.weightOver, rule.weightTo].every((one) => (one ?? null) === null),
    {
      error: 'This cost has no carrier and no weight',
      path: ['carrier'],
    },
  ),
  z.refine(({ weightOver, weightTo }) => (weightTo ?? null) === null || (weightTo ?? 0) > (weightOver ?? -1), {
    error: 'Not above the weight that it begins over',
    path: ['weightTo'],
  }),
  z.refine((rule) => (rule.kind === 'tax') === (typeof rule.vatIncluded === 'boolean'), {
    error: 'Of VAT, and of it alone, it is said whether the prices include it',
    path: ['vatIncluded'],
  }),
  z.refine((rule) => rule.kind === 'tax' || rule.overZero !== true, {
    error: 'Only VAT can be stated as 0',
    path: ['overZero'],
  }),
  z.refine((rule) => rule.to === null || rule.to >= rule.from, { error: 'Before the first day', path: ['to'] }),
  z.refine((rule) => rule.kind !== 'custom_cost' || rule.label !== null, { error: 'No name', path: ['label'] }),
  z.refine((rule) => rule.perMonth === null || rule.once === null, { error: 'Monthly or once', path: ['once'] }),
);
export type CostRuleInput = z.infer<typeof CostRuleInput>;

export const CostRule = z.object({
  ...terms,
  id: Uuid,
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  /** When it was taken back; null while it counts. */
  withdrawnAt: z.nullable(Timestamp),
});
export type CostRule = z.infer<typeof CostRule>;

/** How much of the sales of the last 12 months of orders has this cost, whatever it is known from. */
export const CostCoverage = z.object({
  kind: z.enum(RULED_COSTS),
  /** Orders that have it, of those that could. For VAT, those of which it is stated or a rule says it; for the goods, lines of orders; for disputes, the lost ones; for fixed costs, days. */
  known: z.int(),
  of: z.int(),
  /** Percent of the sales of these orders, of returns for the cost of returns; null where there are none. */
  share: z.nullable(z.number()),
});
export type CostCoverage = z.infer<typeof CostCoverage>;

export const Costs = z.object({
  ...readShape,
  /** The days of the orders that the coverage is of; null before the first order. */
  period: z.nullable(z.object({ from: IsoDay, to: IsoDay })),
  /** Newest first, with those that were taken back. */
  rules: z.array(CostRule),
  coverage: z.array(CostCoverage),
  /** Orders whose platform or file states a VAT of 0, and those of which it states an amount. */
  statedVat: z.object({ zero: z.int(), some: z.int() }),
  /** The countries of the shop's orders, most orders first. */
  countries: z.array(z.string()),
  /** The groups that the shop's products are in. */
  groups: z.array(z.string()),
  /** How the shop's orders were sent, most orders first. */
  carriers: z.array(z.string()),
  /** The names of the people who may change them. */
  managers: z.array(z.string()),
});
export type Costs = z.infer<typeof Costs>;

export const costRoutes = {
  getCosts: route({
    method: 'GET',
    path: '/api/costs',
    access: 'viewer',
    summary: 'The rules of costs, and how much of the sales each cost is known for.',
    status: 200,
    answer: Costs,
  }),
  addCostRule: route({
    method: 'POST',
    path: '/api/costs/rules',
    access: 'manager',
    summary: 'Add a dated rule of a cost. It changes no day before its first.',
    body: CostRuleInput,
    status: 201,
    answer: z.extend(CostRule, recomputationShape),
  }),
  previewCostRule: route({
    method: 'POST',
    path: '/api/costs/rules/preview',
    access: 'manager',
    summary: 'What a rule would change in the profit, of all days and of a period, without adding it.',
    query: PeriodQuery,
    body: CostRuleInput,
    status: 200,
    answer: CostPreview,
  }),
  withdrawCostRule: route({
    method: 'POST',
    path: '/api/costs/rules/:id/withdraw',
    access: 'manager',
    summary: 'Take a rule back: what it has added to the costs is taken off again.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: z.extend(CostRule, recomputationShape),
  }),
} as const;
