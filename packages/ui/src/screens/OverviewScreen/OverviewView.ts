import type { BreakdownPart } from '../../product/BreakdownBar/index.ts';
import type { Granularity, LedgerKind } from '@adaos/domain';
import type { FigureSource } from '../../product/figures/figures.ts';

/** A point of the chart. Amounts in major units; null is not known. */
export interface OverviewPoint {
  /** `YYYY-MM-DD` by day, `YYYY-MM` by month. */
  month: string;
  profit: number | null;
  ads: number | null;
  netSales?: number | undefined;
  /** Costs that the profit lacks. */
  missing?: readonly LedgerKind[] | undefined;
}

/** The same figures of the period before, and the change against them: percent, for `roi` points. */
export interface OverviewComparison {
  from: string;
  to: string;
  profitNet: number | null;
  adsSpend: number | null;
  roi: number | null;
  netSales: number;
  orders: number;
  refunds: number;
  /** Costs that the profit and the ROI of that period lack. */
  missing: readonly LedgerKind[];
  /** Where its money went; left out where it is not known by parts. */
  breakdown?: readonly BreakdownPart[] | undefined;
  /** Its days or months, the first beside the first of the period; left out where there are none to draw. */
  chartData?: readonly OverviewPoint[] | undefined;
  change: Record<'profitNet' | 'adsSpend' | 'roi' | 'netSales' | 'orders' | 'refunds', number | null>;
}

export interface OverviewPrediction {
  /** The month predicted, `YYYY-MM`. */
  month: string;
  low: number;
  high: number;
  testedMonths: number;
  hitMonths: number;
  /** What was tested. Default `month`. */
  testedBy?: 'month' | 'week' | undefined;
  /** Costs that the months which it follows from lack. */
  missing: readonly LedgerKind[];
}

/** What the shop earned in a period. Amounts in major units; null is not known, never 0. */
export interface OverviewData {
  from: string;
  to: string;
  currency: string | null;
  granularity: Granularity;
  profitNet: number | null;
  adsSpend: number | null;
  /** Percent: 100 is break-even. */
  roi: number | null;
  predictions: number | null;
  prediction: OverviewPrediction | null;
  chartData: readonly OverviewPoint[];
  quickStats: {
    totalRevenue: number;
    /** Percent. */
    growthRate: number | null;
    activeUsers: number;
    /** Net sales by order. */
    averageOrder: number | null;
  };
  netSales: number;
  orders: number;
  /** Orders that were refunded in the period, each once. */
  refunds: number;
  breakdown: readonly BreakdownPart[];
  /** Cost kinds that are not known for all sales: the profit is at most as given. */
  missing: readonly LedgerKind[];
  /** Percent of the sales for which each cost is known. */
  coverage: readonly { kind: LedgerKind; share: number }[];
  /** What the profit is likely to be where the goods cost is known for a part of the sales. */
  profitRange: { low: number; high: number } | null;
  comparison: OverviewComparison | null;
  /** ISO 8601. */
  updatedAt: string | null;
}

/** What the script in the shop's pages counted in the period. */
export interface OverviewVisits {
  from: string;
  /** The first day with a visit. */
  since: string | null;
  visits: number;
  views: number;
  /** Orders that the script reported. */
  orders: number;
  /** Percent of the visits; null is not known. */
  conversionRate: number | null;
  /** Most views first. */
  topPages: readonly { page: string; views: number }[];
}

export type OverviewView =
  | { status: 'loading' }
  /** The shop has no orders at all. */
  | { status: 'empty'; sampleOffered: boolean }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      data: OverviewData;
      source: FigureSource;
      /** The figures are of the previous choice; new ones are loading. */
      stale?: boolean;
      /** Why sample figures replace the shop's own, in the reader's language; only with source `sample`. */
      loadFailed?: string;
    };
