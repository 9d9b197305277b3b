import { ADS_CHANGE, CALENDAR_EVENTS, LANGUAGES, PRICE_CHANGE } from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, Level, Money, readShape, Timestamp, Uuid } from '../common.ts';
import { MissingCosts } from '../overview.ts';
import { route } from '../route.ts';
import { singleLine } from '../text.ts';
import { Wording } from '../wordings.ts';

export { ADS_CHANGE, PRICE_CHANGE } from '@adaos/domain';

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

const expectedShape = {
  demand: Money,
  profit: z.nullable(Money),
  /** Of the demand; absent where the method knows none, as those of the profit. */
  low: z.optional(Money),
  high: z.optional(Money),
  profitLow: z.optional(z.nullable(Money)),
  profitHigh: z.optional(z.nullable(Money)),
};

/** One month that is forecast. */
export const ForecastPoint = z.object({
  month: z.string(),
  ...expectedShape,
  /** Of a month that has begun: the demand of its days that are over, and the share of its days to come. */
  begun: z.optional(z.object({ sales: Money, toCome: z.number() })),
});
export type ForecastPoint = z.infer<typeof ForecastPoint>;

export const ForecastResult = z.object({
  /** Sales of the first whole month to come, in major units; of the month that has begun where no other is forecast. */
  predictedDemand: Money,
  predictedProfit: z.nullable(Money),
  /** Percent of the past for which the bounds held; null where that could not be tried yet. */
  confidence: z.nullable(z.number()),
  riskLevel: Level,
  insights: z.object({ adsImpact: z.string(), priceImpact: z.string(), recommendation: z.string() }),
  wordings: z.optional(z.object({ adsImpact: Wording, priceImpact: Wording, recommendation: Wording })),
});
export type ForecastResult = z.infer<typeof ForecastResult>;

/** How often the bounds held, of the latest days, weeks or months for which they could be tried. */
export const ForecastHeld = z.object({ in: z.int(), of: z.int(), by: z.enum(['day', 'week', 'month']) });

/** Of the sales, and of the profit where it is known. */
const HeldBounds = z.object({ sales: ForecastHeld, profit: z.nullable(ForecastHeld) });

/** An elasticity with the bounds of nine cases in ten. */
export const ForecastElasticity = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  /** `own`: the shop's own changes count as much as what is usual in other shops, or more. */
  from: z.enum(['own', 'usual']),
  /** The shop's own changes that could be compared. */
  changes: z.int(),
});

/** The elasticity of the prices of a product or a group, with the bounds of nine cases in ten. */
export const PartElasticity = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  /** What it follows from most: its own price changes, those of its group, those of the shop, or what is usual in other shops. */
  from: z.enum(['own', 'group', 'shop', 'usual']),
  /** Its own price changes; of what has none, those of the shop. */
  changes: z.int(),
});

/** What is expected if nothing changes, and what a change of it is computed with (`whatIf` of the domain). */
export const PlainForecast = z.object({
  /** As many months as the plan allows. */
  months: z.array(ForecastPoint),
  /** Weeks by their first days; empty while the forecast is still by months. */
  weeks: z.array(z.object({ start: IsoDay, ...expectedShape })),
  /** The days of the first of these weeks, which add up to them; empty while they could not be tried. */
  days: z.array(z.object({ day: IsoDay, ...expectedShape })),
  pastWeeks: z.array(z.object({ start: IsoDay, sales: Money, profit: z.nullable(Money) })),
  pastDays: z.array(z.object({ day: IsoDay, sales: Money, profit: z.nullable(Money) })),
  /** Of the sales. */
  held: ForecastHeld,
  /** Of the profit; null or left out while it is not known. */
  profitHeld: z.optional(z.nullable(ForecastHeld)),
  /** The same of the days of the coming week, and of whole months; null where none could be tried. */
  dayHeld: z.nullable(HeldBounds),
  monthHeld: z.nullable(HeldBounds),
  /** The methods that are combined, the one that counts most first. */
  methods: z.array(z.string()),
  /** The season's source; `prior`: of all retail, as the shop's own is not known yet. */
  season: z.enum(['own', 'prior', 'none']),
  /** Weeks or months of the shop's own that it follows from. */
  history: z.int(),
  /** The country whose public holidays count; null: of none. */
  country: z.nullable(z.string()),
  ownEvents: z.int(),
  economics: z.object({ variableShare: z.number(), /** A month. */ ads: Money }),
  elasticity: z.object({ ads: ForecastElasticity, price: ForecastElasticity }),
  /** When it was computed; null while it is computed at each read. */
  madeAt: z.nullable(Timestamp),
  horizonDays: z.int(),
});
export type PlainForecast = z.infer<typeof PlainForecast>;

export const BaselineAnswer = z.object({
  ...readShape,
  /** Full months, oldest first; empty without data. */
  baseline: z.array(Baseline),
  missing: z.optional(MissingCosts),
  /** Null without enough to go on from; left out in the sample. */
  plain: z.optional(z.nullable(PlainForecast)),
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

export const FORECAST_PARTS = ['family', 'product', 'channel'] as const;
export type ForecastPartKind = (typeof FORECAST_PARTS)[number];

/** A part of the shop: net sales of the latest four weeks and of the four to come. */
export const ForecastPart = z.object({
  /** A product's code, a family's name or a channel; null: what belongs to none. */
  key: z.nullable(z.string()),
  name: z.nullable(z.string()),
  before: Money,
  coming: Money,
  /** The bounds of the four weeks to come. */
  low: Money,
  high: Money,
  /** Week by week, by first days: what was, and what is expected with its bounds; empty where only the sums are kept. */
  past: z.array(z.object({ start: IsoDay, sales: Money })),
  weeks: z.array(z.object({ start: IsoDay, sales: Money, low: Money, high: Money })),
  /** How its units answer to its price; left out of channels and of what belongs to none. */
  price: z.optional(PartElasticity),
  /** What goes with the units sold, as a share of the net sales; left out where it is not known. */
  variableShare: z.optional(z.number()),
});
export type ForecastPart = z.infer<typeof ForecastPart>;

export const ForecastPartsAnswer = z.object({
  ...readShape,
  /** Those that are expected to sell the most. */
  parts: z.array(ForecastPart),
  /** What the others add up to; null where there are none. */
  others: z.nullable(z.object({ count: z.int(), before: Money, coming: Money })),
  /** All of them: the whole shop. */
  sum: z.object({ before: Money, coming: Money }),
});
export type ForecastPartsAnswer = z.infer<typeof ForecastPartsAnswer>;

const MOST_EVENT_DAYS = 62;
const eventTerms = {
  /** The same name again is the same event another time. */
  name: singleLine({ least: 1, most: 60 }),
  from: IsoDay,
  to: IsoDay,
};
const eventDays = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

export const SalesEventInput = z.object(eventTerms).check(
  z.refine((event) => event.to >= event.from, { error: 'Before the first day', path: ['to'] }),
  z.refine((event) => eventDays(event) <= MOST_EVENT_DAYS, { error: 'Too many days', path: ['to'] }),
);
export type SalesEventInput = z.infer<typeof SalesEventInput>;

export const SalesEvent = z.object({ id: Uuid, ...eventTerms });
export type SalesEvent = z.infer<typeof SalesEvent>;

export const SalesEventsAnswer = z.object({ events: z.array(SalesEvent) });
export type SalesEventsAnswer = z.infer<typeof SalesEventsAnswer>;

/** A day or days of the coming year that the calendar knows by itself, as the shop has them. */
export const KnownDay = z.object({
  /** The same each year. */
  id: z.string(),
  year: z.int(),
  kind: z.enum(CALENDAR_EVENTS),
  /** Of a public holiday; else null. */
  name: z.nullable(z.string()),
  from: IsoDay,
  to: IsoDay,
  /** The days that it has by itself, where the shop has given it others; else null. */
  usual: z.nullable(z.object({ from: IsoDay, to: IsoDay })),
  /** The forecast does not count it, in any year. */
  off: z.boolean(),
});
export type KnownDay = z.infer<typeof KnownDay>;

export const CalendarAnswer = z.object({
  /** The country whose public holidays are among them; null: of none. */
  country: z.nullable(z.string()),
  /** In order of their first days. */
  events: z.array(KnownDay),
});
export type CalendarAnswer = z.infer<typeof CalendarAnswer>;

const language = z.optional(z.enum(LANGUAGES));
const year = z.int().check(z.minimum(1990), z.maximum(2200));

export const CalendarChangeInput = z.object({
  event: singleLine({ least: 1, most: 120 }),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['on', 'off']) }),
    z.object({ kind: z.literal('move'), year, from: IsoDay, to: IsoDay }).check(
      z.refine((days) => days.to >= days.from, { error: 'Before the first day', path: ['to'] }),
      z.refine((days) => eventDays(days) <= MOST_EVENT_DAYS, { error: 'Too many days', path: ['to'] }),
    ),
    z.object({ kind: z.literal('restore'), year }),
  ]),
  /** Of the names of holidays in the answer. Left out: English. */
  language,
});
export type CalendarChangeInput = z.infer<typeof CalendarChangeInput>;

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
  getForecastParts: route({
    method: 'GET',
    path: '/api/forecast/parts',
    access: 'viewer',
    summary: 'What families, products or channels are expected to sell; they add up to the shop.',
    query: z.object({ by: z.enum(FORECAST_PARTS) }),
    status: 200,
    answer: ForecastPartsAnswer,
  }),
  listSalesEvents: route({
    method: 'GET',
    path: '/api/forecast/events',
    access: 'viewer',
    summary: 'The sales events that the forecast counts beside holidays.',
    status: 200,
    answer: SalesEventsAnswer,
  }),
  listCalendar: route({
    method: 'GET',
    path: '/api/forecast/calendar',
    access: 'viewer',
    summary:
      'The holidays and sales days of the coming year that the forecast counts, and what the shop has changed of them.',
    query: z.object({ language }),
    status: 200,
    answer: CalendarAnswer,
  }),
  changeCalendar: route({
    method: 'PUT',
    path: '/api/forecast/calendar',
    access: 'manager',
    summary: 'Switches a known event off or on, or gives it other days in a year; the forecast follows.',
    body: CalendarChangeInput,
    status: 200,
    answer: CalendarAnswer,
  }),
  addSalesEvent: route({
    method: 'POST',
    path: '/api/forecast/events',
    access: 'manager',
    summary: 'Adds a sales event; the forecast follows.',
    body: SalesEventInput,
    status: 200,
    answer: SalesEventsAnswer,
  }),
  removeSalesEvent: route({
    method: 'DELETE',
    path: '/api/forecast/events/:id',
    access: 'manager',
    summary: 'Removes a sales event; the forecast follows.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: SalesEventsAnswer,
  }),
} as const;
