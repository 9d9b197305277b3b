import type { Wording } from '../../product/wordings/index.ts';
import type { MissingCosts } from '../../product/AtMost/index.ts';
import type { Level } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** One past month. Amounts in major units; null is not known. */
export interface BaselineMonth {
  /** `YYYY-MM`. */
  month: string;
  sales: number;
  profit: number | null;
  ads: number | null;
  /** Costs that the profit of the month lacks. */
  missing?: MissingCosts;
}

export interface BaselineData {
  currency: string | null;
  /** Full months, oldest first. */
  baseline: readonly BaselineMonth[];
  /** Costs that the profit lacks: it is at most as given. Left out: none. */
  missing?: MissingCosts;
}

/** The changes that are simulated, in whole percent. */
export interface ForecastChanges {
  adsChange: number;
  priceChange: number;
}

export interface ForecastResult {
  /** Sales of the coming month. */
  predictedDemand: number;
  predictedProfit: number | null;
  /** Percent. */
  confidence: number;
  riskLevel: Level;
  /** English; their wordings translate them. */
  insights: { adsImpact: string; priceImpact: string; recommendation: string };
  wordings?: { adsImpact: Wording; priceImpact: Wording; recommendation: Wording } | undefined;
}

export interface ForecastPoint {
  month: string;
  demand: number;
  profit: number | null;
  /** The bounds of the demand; absent where the method has none. */
  low?: number | undefined;
  high?: number | undefined;
}

export interface ForecastData {
  currency: string | null;
  /** Null without enough past months. */
  result: ForecastResult | null;
  history: readonly BaselineMonth[];
  forecast: readonly ForecastPoint[];
  /** Costs that the profit lacks: it is at most as given. Left out: none. */
  missing?: MissingCosts;
  horizonDays: number;
}

/** The state of the simulation. */
export type SimulationView =
  | { status: 'idle' }
  | { status: 'simulating' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | { status: 'results'; data: ForecastData };

export type ForecastView = ScreenView<BaselineData>;
