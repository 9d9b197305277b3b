import type { Wording } from '../../product/wordings/index.ts';
import type { MissingCosts } from '../../product/AtMost/index.ts';
import type { CalendarEventKind, Elasticity, Level } from '@adaos/domain';
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

/** What is expected of a month or week if nothing changes; the bounds of four cases in five. */
export interface Expected {
  demand: number;
  profit: number | null;
  low?: number | undefined;
  high?: number | undefined;
  profitLow?: number | null | undefined;
  profitHigh?: number | null | undefined;
  /** Of a month that has begun: the demand of its days that are over, and the share of its days to come. */
  begun?: { sales: number; toCome: number } | undefined;
}

export interface KnownElasticity extends Elasticity {
  /** `own`: the shop's own changes say it; `usual`: what is usual in other shops. */
  from: 'own' | 'usual';
  changes: number;
}

/** How often the bounds held. */
export interface Held {
  in: number;
  of: number;
  by: 'day' | 'week' | 'month';
}

/** What is expected if nothing changes, and what a change of it is computed with. */
export interface PlainData {
  months: readonly (Expected & { month: string })[];
  /** By their first days; empty while the forecast is still by months. */
  weeks: readonly (Expected & { start: string })[];
  pastWeeks: readonly { start: string; sales: number; profit: number | null }[];
  /** The days of the first weeks, which add up to them; empty while they could not be tried. */
  days: readonly (Expected & { day: string })[];
  pastDays: readonly { day: string; sales: number; profit: number | null }[];
  /** How often the bounds held, of the latest weeks or months. */
  held: Held;
  /** The same of the profit; null or left out while it is not known. */
  profitHeld?: Held | null | undefined;
  /** The same of days and of whole months; null where none could be tried. */
  dayHeld: { sales: Held; profit: Held | null } | null;
  monthHeld: { sales: Held; profit: Held | null } | null;
  methods: readonly string[];
  season: 'own' | 'prior' | 'none';
  /** Weeks or months of the shop's own. */
  history: number;
  country: string | null;
  ownEvents: number;
  economics: { variableShare: number; ads: number };
  elasticity: { ads: KnownElasticity; price: KnownElasticity };
  horizonDays: number;
}

export type PartKind = 'family' | 'product' | 'channel';

/** Net sales of the latest four weeks and of the four to come. */
export interface PartAmounts {
  before: number;
  coming: number;
}

/** A part, with the bounds of its four weeks to come and its course by weeks; without one where only the sums are kept. */
/** How the units of a part answer to its price, with the bounds of nine cases in ten, and what that follows from most. */
export interface PartElasticity extends Elasticity {
  from: 'own' | 'group' | 'shop' | 'usual';
  changes: number;
}

export interface Part extends PartAmounts {
  key: string | null;
  name: string | null;
  low: number;
  high: number;
  past: readonly { start: string; sales: number }[];
  weeks: readonly { start: string; sales: number; low: number; high: number }[];
  /** Left out of channels and of what belongs to none. */
  price?: PartElasticity | undefined;
  /** What goes with the units sold, as a share of the net sales; left out while it is not known. */
  variableShare?: number | undefined;
}

export interface PartsData {
  parts: readonly Part[];
  others: (PartAmounts & { count: number }) | null;
  sum: PartAmounts;
}

export type PartsView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; data: PartsData };

export interface SalesEventTerms {
  name: string;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}
export type SalesEventRow = SalesEventTerms & { id: string };

/** A day or days of the coming year that the calendar knows by itself, as the shop has them. */
export interface KnownDayRow {
  id: string;
  year: number;
  kind: CalendarEventKind;
  /** Of a public holiday; else null. */
  name: string | null;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  /** The days that it has by itself, where the shop has given it others. */
  usual: { from: string; to: string } | null;
  /** The forecast does not count it. */
  off: boolean;
}

export type CalendarChange =
  | { kind: 'on' | 'off' }
  | { kind: 'move'; year: number; from: string; to: string }
  | { kind: 'restore'; year: number };

export interface BaselineData {
  currency: string | null;
  /** Full months, oldest first. */
  baseline: readonly BaselineMonth[];
  /** Left out in the sample, whose model is only simulated; null without enough to go on from. */
  plain?: PlainData | null | undefined;
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
  /** Percent; null where the past was too short to try it. */
  confidence: number | null;
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
  /** Which of the forecast months the result is of; left out: the first. */
  judged?: number;
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
