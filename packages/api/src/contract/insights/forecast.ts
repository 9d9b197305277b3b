import * as z from 'zod/mini';
import { Level, Money, readShape } from '../common.ts';
import { MissingCosts } from '../overview.ts';
import { route } from '../route.ts';
import { Wording } from '../wordings.ts';

/** The bounds of the two sliders, in whole percent. */
export const ADS_CHANGE = { least: -50, most: 100 } as const;
export const PRICE_CHANGE = { least: -30, most: 50 } as const;

/** One month as it was; `month` is `YYYY-MM`. */
export const Baseline = z.object({
  month: z.string(),
  sales: Money,
  /** Null while the goods' cost is unknown. */
  profit: z.nullable(Money),
  ads: z.nullable(Money),
  /** Of the profit. */
  missing: z.optional(MissingCosts),
});
export type Baseline = z.infer<typeof Baseline>;

/** One month that is forecast. The bounds are absent where the method knows none. */
export const ForecastPoint = z.object({
  month: z.string(),
  demand: Money,
  profit: z.nullable(Money),
  low: z.optional(Money),
  high: z.optional(Money),
});
export type ForecastPoint = z.infer<typeof ForecastPoint>;

export const ForecastResult = z.object({
  /** Sales of the coming month, in major units. */
  predictedDemand: Money,
  predictedProfit: z.nullable(Money),
  /** Percent. */
  confidence: z.number(),
  riskLevel: Level,
  insights: z.object({ adsImpact: z.string(), priceImpact: z.string(), recommendation: z.string() }),
  wordings: z.optional(z.object({ adsImpact: Wording, priceImpact: Wording, recommendation: Wording })),
});
export type ForecastResult = z.infer<typeof ForecastResult>;

export const BaselineAnswer = z.object({
  ...readShape,
  /** Full months, oldest first; empty without data. */
  baseline: z.array(Baseline),
  missing: z.optional(MissingCosts),
});
export type BaselineAnswer = z.infer<typeof BaselineAnswer>;

const percent = ({ least, most }: { least: number; most: number }) => z.int().check(z.minimum(least), z.maximum(most));

export const ForecastRequest = z.object({ adsChange: percent(ADS_CHANGE), priceChange: percent(PRICE_CHANGE) });
export type ForecastRequest = z.input<typeof ForecastRequest>;

export const ForecastAnswer = z.object({
  ...readShape,
  /** Null without enough months to look back on. */
  result: z.nullable(ForecastResult),
  history: z.array(Baseline),
  /** As many months as the plan allows. */
  forecast: z.array(ForecastPoint),
  /** Of the months that the profit follows from. */
  missing: z.optional(MissingCosts),
  horizonDays: z.int(),
});
export type ForecastAnswer = z.infer<typeof ForecastAnswer>;

export const forecastRoutes = {
  getBaseline: route({
    method: 'GET',
    path: '/api/forecast/baseline',
    access: 'viewer',
    summary: 'The months that a forecast starts from.',
    status: 200,
    answer: BaselineAnswer,
  }),
  simulateForecast: route({
    method: 'POST',
    path: '/api/forecast/simulate',
    access: 'viewer',
    summary: 'What other ad budgets and prices would do to demand and profit; changes nothing.',
    body: ForecastRequest,
    status: 200,
    answer: ForecastAnswer,
  }),
} as const;
