import type { InsightCode } from './insight-texts.ts';

type AlertCode = Extract<InsightCode, `alert.${string}`>;
type AdviceCode = Extract<InsightCode, `recommendation.${string}`>;

/** What says what to do about an alert: a recommendation of the same subject. */
const ANSWERS: Readonly<Record<AlertCode, readonly AdviceCode[]>> = {
  'alert.stock_critical': ['recommendation.reorder'],
  'alert.below_break_even': [
    'recommendation.pause_campaign',
    'recommendation.lower_budget',
    'recommendation.move_budget',
    'recommendation.check_campaign',
  ],
  'alert.overspent': [
    'recommendation.pause_campaign',
    'recommendation.lower_budget',
    'recommendation.move_budget',
    'recommendation.keep_budget',
  ],
  'alert.fraud_rate': ['recommendation.review_orders', 'recommendation.lower_fraud'],
  'alert.returns_rising': ['recommendation.check_returns', 'recommendation.describe_product'],
  'alert.supplier_late': ['recommendation.press_supplier', 'recommendation.check_supplier'],
  'alert.data_old': ['recommendation.import_orders'],
};
/** Of the whole shop, whatever its answer names as its subject. */
const OF_SHOP: ReadonlySet<string> = new Set<AlertCode>(['alert.fraud_rate', 'alert.data_old']);

interface Said {
  readonly code: string;
  /** What it is of. */
  readonly subject: string;
}

/** The alerts that a recommendation answers, by their codes. */
export const answeredBy = (code: string): string[] =>
  Object.entries(ANSWERS).flatMap(([alert, answers]) => (answers.some((one) => one === code) ? [alert] : []));

/** Whether an alert of this code is of the whole shop. */
export const isOfShop = (alert: string): boolean => OF_SHOP.has(alert);

/** Whether a recommendation says what to do about an alert: with it in the queue, the alert is no entry of its own. */
export const answers = (recommendation: Said, alert: Said): boolean =>
  answeredBy(recommendation.code).includes(alert.code) &&
  (isOfShop(alert.code) || recommendation.subject === alert.subject);
