import type { Wording } from '../../product/wordings/index.ts';
import type { Level } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** One month as it was. Amounts in major units; null is not known. */
export interface BaselineMonth {
  /** `YYYY-MM`. */
  month: string;
  sales: number;
  profit: number | null;
  ads: number | null;
}

export interface BaselineData {
  currency: string | null;
  /** Full months, oldest first. */
  baseline: readonly BaselineMonth[];
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
  /** English; said in the reader's language by their wordings. */
  insights: { adsImpact: string; priceImpact: string; recommendation: string };
  wordings?: { adsImpact: Wording; priceImpact: Wording; recommendation: Wording } | undefined;
}

export interface ForecastPoint {
  month: string;
  demand: number;
  profit: number | null;
  /** Between which bounds the demand lies; absent where the method knows none. */
  low?: number | undefined;
  high?: number | undefined;
}

export interface ForecastData {
  currency: string | null;
  /** Null without enough months to look back on. */
  result: ForecastResult | null;
  history: readonly BaselineMonth[];
  forecast: readonly ForecastPoint[];
  horizonDays: number;
}

/** How far the simulation is. */
export type SimulationView =
  | { status: 'idle' }
  | { status: 'simulating' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | { status: 'results'; data: ForecastData };

export type ForecastView = ScreenView<BaselineData>;
