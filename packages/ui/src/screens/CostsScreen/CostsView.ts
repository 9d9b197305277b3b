import type { CostRuleKind, LineKind, OAuthPlatform, RuledCost, TakeBackKind } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** The content of a rule. Amounts in major units; null where the rule has none of them. */
export interface CostTerms {
  kind: CostRuleKind;
  /** What the owner calls it. */
  label: string | null;
  /** As the orders name it; null: every country without a rule of its own. */
  country: string | null;
  /** Of payment fees: how the orders were paid, as they name it; null or left out: every way without a rule of its own. */
  paymentMethod?: string | null | undefined;
  /** Of VAT and goods: a group of products; null or left out: every product whose group has no rule of its own. */
  group?: string | null | undefined;
  /** Of VAT: whether the prices in the orders include it. */
  vatIncluded?: boolean | null | undefined;
  /** Of VAT: whether it counts also for orders whose VAT is stated as 0. */
  overZero?: boolean | undefined;
  /** Of shipping, there and back: how the orders were sent, as they name it; null or left out: every way without a rule of its own. */
  carrier?: string | null | undefined;
  /** Of the same: for orders that weigh more than so many grams, and up to so many. */
  weightOver?: number | null | undefined;
  weightTo?: number | null | undefined;
  /** The rate of the VAT; of the net sales for the goods, else of what the customer paid. */
  percent: number | null;
  perOrder: number | null;
  perItem: number | null;
  /** Of shipping, there and back: for each parcel of the order. */
  perParcel?: number | null | undefined;
  perMonth: number | null;
  /** Spread over the days from the first to the last; on the first where there is no last. */
  once: number | null;
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** The last day; null: it goes on. */
  to: string | null;
}

export interface CostRuleRow extends CostTerms {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
  /** When it was removed; null while it is valid. */
  withdrawnAt: string | null;
}

/** How much of the sales has a known cost. */
export interface CostCoverageRow {
  kind: RuledCost;
  /** Orders that have it, out of those that could. For the goods, lines of orders; for fixed costs, days. */
  known: number;
  of: number;
  /** Percent of the sales of these orders, of the returns for the cost of returns; null where there are none. */
  share: number | null;
}

export interface CostsData {
  /** ISO 4217 code of the amounts; null before the shop has one. */
  currency: string | null;
  /** The days of the orders that the coverage is of; null before the first order. */
  period: { from: string; to: string } | null;
  /** Newest first, including removed ones. */
  rules: readonly CostRuleRow[];
  coverage: readonly CostCoverageRow[];
  /** Orders whose VAT is stated as 0, and those of which an amount is stated. */
  statedVat: { zero: number; some: number };
  /** The countries of the shop's orders, most orders first. */
  countries: readonly string[];
  /** The groups of the shop's products, most products first. */
  groups: readonly string[];
  /** How the shop's orders were sent, most orders first. */
  carriers: readonly string[];
}

/** A way in which orders were paid, with their net sales. */
export interface PaymentMethodRow {
  name: string;
  /** Major units. */
  sales: number;
}

export type CostsView = ScreenView<CostsData>;

/** What one unit of a product costs from a day on, as it was entered. */
export interface ProductCostRow {
  id: string;
  /** Major units; may have fractions of the smallest unit. */
  cost: number;
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
  /** The platform of the store that it was read from; left out, or null: somebody entered it. */
  readFrom?: OAuthPlatform | null | undefined;
  /** When it was taken back; null while it is valid. */
  withdrawnAt: string | null;
}

export interface ProductRow {
  /** The product's code in the orders, else its name. */
  code: string;
  name: string | null;
  /** Sold in the period, less returned ones. */
  units: number;
  /** Of these units, major units. */
  sales: number;
  /** The part of the sales for which no cost of the goods is known. */
  unknownSales: number;
  /** `YYYY-MM-DD`; null for a product that was never sold. */
  firstSale: string | null;
  /** The group that rules can be for. */
  group: string | null;
  /** Of one unit; null where it is not known. */
  weightGrams: number | null;
  /** What one unit costs today; null where that is not known by product. */
  cost: ProductCostRow | null;
  /** All of its costs, the latest day first, of one day the newest. */
  costs: readonly ProductCostRow[];
}

export interface ProductsData {
  currency: string | null;
  /** The days of the sales; null before the first order. */
  period: { from: string; to: string } | null;
  /** One page. */
  products: readonly ProductRow[];
  /** On all pages. */
  total: number;
  /** Products that have sales without a cost, on all pages. */
  missing: number;
}

export type ProductsView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string; retrying: boolean }
  | { status: 'ready'; data: ProductsData; refreshing: boolean };

/** Which products are shown. */
export interface ProductsQuery {
  search: string;
  /** Only those with sales without a cost. */
  missing: boolean;
  /** From 0. */
  page: number;
}

/** What is known of a product beside its costs. */
export type ProductFactsTerms = Pick<ProductRow, 'code' | 'group' | 'weightGrams'>;

/** A new cost of a product. */
export interface ProductCostTerms {
  code: string;
  cost: number;
  from: string;
}

/** What the rule in the form would change. */
export type CostPreviewView =
  /** The form has no complete rule yet. */
  | { status: 'idle' }
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      /** Change of the net profit, major units, of all days. */
      change: number;
      /** Orders (of fixed costs, days) that change. */
      changed: number;
      /** Months that change, newest first; `month` is `YYYY-MM`. */
      months: readonly { month: string; change: number }[];
      /** The part of the change that is on days of the period that was asked for. */
      inPeriod?: number | undefined;
    };

/** What is about to be taken back; of a file of costs of orders by its import. */
export interface TakeBackTerms {
  what: TakeBackKind;
  id: string;
}

/** What the confirmation of a take-back says of the profit. */
export interface TakeBackPreview {
  /** What taking it back would change. */
  preview: CostPreviewView;
  /** A confirmation has opened, or closed (null). Keep it the same function (`useCallback`). */
  onPreview: (asked: TakeBackTerms | null) => void;
  /** Calculates the preview once more after a failure. */
  onPreviewAgain: () => void;
}

/** What was decided of a line. */
export interface LineDecisionRow {
  id: string;
  isProduct: boolean;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
}

/** The lines of orders with one code, which may be no product. */
export interface LineRow {
  code: string;
  name: string | null;
  /** How many lines there are, and what they sold for, major units. */
  lines: number;
  sales: number;
  /** What it seems to be; null where that is not known. */
  kind: LineKind | null;
  /** Null while nobody has decided. */
  decision: LineDecisionRow | null;
}

export type LinesView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string; retrying: boolean }
  | { status: 'ready'; lines: readonly LineRow[] };
