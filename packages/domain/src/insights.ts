/** Of a risk, a priority, an impact or an effort. */
export const LEVELS = ['Low', 'Medium', 'High'] as const;
export type Level = (typeof LEVELS)[number];

/** What an alert or a recommendation is about. */
export const INSIGHT_TYPES = ['stock', 'ads', 'fraud', 'returns', 'pricing', 'supplier', 'data'] as const;
export type InsightType = (typeof INSIGHT_TYPES)[number];

/** Of an alert, or of an order that looks like fraud. */
export const ALERT_STATUSES = ['Active', 'Resolved'] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];

/** Of an action. One that was snoozed is open again by itself. */
export const ACTION_STATUSES = ['open', 'snoozed', 'done', 'dismissed'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];

/** For how long an action is snoozed. */
export const SNOOZE_SPANS = ['day', 'week', 'month'] as const;
export type SnoozeSpan = (typeof SNOOZE_SPANS)[number];

/** Why an action is dismissed. */
export const DISMISS_REASONS = ['not_relevant', 'already_known', 'too_costly', 'wrong_figures', 'other'] as const;
export type DismissReason = (typeof DISMISS_REASONS)[number];

/** What the expected effect of an action is: profit that it would bring, or profit that is in doubt until it is done. */
export const EFFECT_BASES = ['gain', 'doubt'] as const;
export type EffectBasis = (typeof EFFECT_BASES)[number];

/** Why the effect of an action is not known yet. */
export const EFFECT_GAPS = [
  'goods_cost',
  'costs_missing',
  'no_sales',
  'few_cases',
  'few_days',
  'one_day',
  'spend_unclear',
  'stock_lasts',
  'old_data',
] as const;
export type EffectGap = (typeof EFFECT_GAPS)[number];

/** Why it is not known which budget of a campaign would earn most. */
export const BUDGET_GAPS = [
  'goods_cost',
  'costs_missing',
  'few_days',
  'no_spend',
  'nothing_earned',
  'even_spend',
  'uncertain',
] as const;
export type BudgetGap = (typeof BUDGET_GAPS)[number];

/** What is advised of a campaign's daily budget. */
export const BUDGET_CHANGES = ['raise', 'lower', 'keep'] as const;
export type BudgetChange = (typeof BUDGET_CHANGES)[number];

/**
 * What a shop says of an order that looks like fraud: it is, it is not, the customer has opened a dispute, the shop has won it, or
 * lost it.
 */
export const FRAUD_VERDICTS = ['fraud', 'not_fraud', 'disputed', 'won', 'lost'] as const;
export type FraudVerdict = (typeof FRAUD_VERDICTS)[number];

/** Why an order is fraud by the shop's own books, without a verdict. */
export const FRAUD_FINDINGS = ['called_off', 'charged_back'] as const;
export type FraudFinding = (typeof FRAUD_FINDINGS)[number];

/** What the loss by fraud is made of. */
export const FRAUD_LOSS_PARTS = ['goods', 'shipping', 'handling', 'fees', 'ads'] as const;
export type FraudLossPart = (typeof FRAUD_LOSS_PARTS)[number];

/** The signs of fraud that are known by name. */
export const FRAUD_SIGNS = [
  'many_orders',
  'high_value',
  'address_differs',
  'card_changed',
  'new_customer',
  'refused_before',
  'night',
] as const;
export type FraudSign = (typeof FRAUD_SIGNS)[number];

/**
 * Whether the signs of an order are known: it is too old to be checked, or it has neither a customer nor addresses, so that most signs
 * cannot be seen.
 */
export const FRAUD_CHECKS = ['checked', 'older', 'no_data'] as const;
export type FraudCheck = (typeof FRAUD_CHECKS)[number];

/** The reasons of a return that are known by name; a platform can give others in its own words. */
export const RETURN_REASONS = [
  'wrong_size',
  'damaged',
  'not_as_described',
  'changed_mind',
  'late',
  'wrong_item',
  'other',
] as const;

/** Of a purchase order. A draft is not sent yet; of one that is received in part some goods have not come. */
export const PURCHASE_ORDER_STATES = ['draft', 'ordered', 'partly_received', 'received', 'cancelled'] as const;
export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number];

/** What a figure of a product's stock lacks. */
export const STOCK_GAPS = ['demand', 'lead_time', 'unit_cost', 'contribution'] as const;
export type StockGap = (typeof STOCK_GAPS)[number];

/** Of a product's stock: `Critical` from the reorder point down. */
export const STOCK_STATUSES = ['Good', 'Critical'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

/** The columns that the list of the stock sorts by. */
export const STOCK_COLUMNS = [
  'name',
  'product',
  'stock',
  'count',
  'reorderPoint',
  'deliveryTime',
  'status',
  'coverDays',
  'orderBy',
  'value',
  'lost',
] as const;
export type StockColumn = (typeof STOCK_COLUMNS)[number];
