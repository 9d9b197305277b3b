/**
 * How well an amount is known: `actual` was recorded, `rule` follows from a rule that the owner set,
 * `estimate` is derived from partial data, `missing` is not known.
 */
export type Quality = 'actual' | 'rule' | 'estimate' | 'missing';

/** The kinds of a ledger entry, in the order in which a formula lists them. */
export type LedgerKind =
  | 'sale'
  | 'discount'
  | 'refund'
  | 'tax'
  | 'shipping_charged'
  | 'tip'
  | 'cogs'
  | 'shipping_cost'
  | 'return_shipping_cost'
  | 'handling'
  | 'payment_fee'
  | 'dispute'
  | 'ad_spend'
  | 'custom_cost';

/** The figures that open to their formula and rows. */
export type FigureName = 'netProfit' | 'netSales' | 'adSpend' | 'roi';

/** Whether the figures shown are the shop's own or the fixed sample. */
export type FigureSource = 'live' | 'sample';

/** One kind of ledger entry within a figure. */
export interface FigurePart {
  kind: LedgerKind;
  /** Signed as it enters the figure, major units; null when missing. */
  amount: number | null;
  quality: Quality;
  /** Ledger entries behind it. */
  entries: number;
}
