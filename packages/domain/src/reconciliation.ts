/**
 * Why an order's total, as its platform states it, is not what is counted of it: items changed after the order was placed; it is in
 * another currency; a gift card paid a part; duties or gift cards that were sold are in it, which are no sales; rounding of its lines; it was called off; it was placed to try out the checkout; lines of it
 * were rejected; its file gives quantities after refunds; or nothing that is known.
 */
export const TIE_CAUSES = [
  'edited',
  'other_currency',
  'gift_card',
  'gift_card_sold',
  'duties',
  'rounding',
  'cancelled',
  'test',
  'rejected',
  'refunded',
  'set_aside',
  'unknown',
] as const;
export type TieCause = (typeof TIE_CAUSES)[number];

/** What the owner says of sales of one number that lie days apart. */
export const NUMBER_ANSWERS = ['same', 'different'] as const;
export type NumberAnswer = (typeof NUMBER_ANSWERS)[number];

/** The totals of a month that a platform's report has. */
export const REPORT_MEASURES = ['orders', 'gross', 'discounts', 'refunds', 'netSales', 'shipping', 'vat'] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

/** What a difference between a month's own totals and the platform's report may come from. */
export const DIFFERENCE_CAUSES = [...TIE_CAUSES, 'refund_month', 'missing_orders'] as const;
export type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number];
