import type { DayEventsAnswer } from '../contract/insights/day-events.ts';
import type {
  BaselineAnswer,
  CalendarAnswer,
  ForecastAnswer,
  ForecastPartsAnswer,
  SalesEventsAnswer,
} from '../contract/insights/forecast.ts';
import { forecastSample, forecastSampleMonths } from './forecast-model.ts';
import { sampleRead } from './shop.ts';

const HORIZON = ['2026-01', '2026-02', '2026-03'] as const;

/** Month, sales, profit, ad spend: the year before the model's coming month, which starts from its last. */
const MONTHS = [
  ['2025-01', 38_200, 21_900, 6_100],
  ['2025-02', 39_600, 22_800, 6_200],
  ['2025-03', 42_900, 24_700, 6_700],
  ['2025-04', 41_800, 24_100, 6_600],
  ['2025-05', 44_300, 25_600, 7_000],
  ['2025-06', 43_500, 25_200, 6_900],
  ['2025-07', 40_700, 23_300, 6_500],
  ['2025-08', 42_200, 24_300, 6_700],
  ['2025-09', 46_100, 26_900, 7_400],
  ['2025-10', 48_400, 28_300, 8_000],
  ['2025-11', 53_600, 31_400, 11_200],
  ['2025-12', 52_000, 30_500, 8_700],
] as const;

/** The sample's months; the last is the one that the model starts from. */
export const sampleBaseline: BaselineAnswer = {
  ...sampleRead,
  baseline: MONTHS.map(([month, sales, profit, ads]) => ({ month, sales, profit, ads })),
};

/** The whole answer of the sample's forecast; the changes are whole percent. */
export function sampleForecast(adsChange: number, priceChange: number): ForecastAnswer {
  const result = forecastSample(adsChange, priceChange);
  return {
    ...sampleRead,
    result,
    history: sampleBaseline.baseline,
    forecast: forecastSampleMonths(result, HORIZON),
    horizonDays: 90,
  };
}

const DAY_MS = 86_400_000;
const weekAt = (index: number) => new Date(Date.parse('2026-01-01') + 7 * index * DAY_MS).toISOString().slice(0, 10);

/** A part with its course by weeks, around a level that turns into another. */
function part(key: string | null, name: string | null, before: number, coming: number) {
  const at = (level: number, week: number) => Math.round((level / 4) * (1 + 0.1 * Math.sin(week * 1.3)));
  return {
    key,
    name,
    before,
    coming,
    low: Math.round(coming * 0.86),
    high: Math.round(coming * 1.14),
    past: Array.from({ length: 12 }, (_, index) => ({ start: weekAt(index - 12), sales: at(before, index) })),
    weeks: Array.from({ length: 13 }, (_, index) => {
      const sales = at(coming, index + 12);
      return { start: weekAt(index), sales, low: Math.round(sales * 0.75), high: Math.round(sales * 1.25) };
    }),
  };
}

/** What parts of the sample sell; they add up to it. */
export const sampleForecastParts: ForecastPartsAnswer = {
  ...sampleRead,
  parts: [
    part('MIERE-500', 'Acacia honey 500 g', 14_200, 15_100),
    part('CEAI-50', 'Linden tea 50 g', 9_800, 9_400),
    part(null, null, 2_000, 2_100),
  ],
  others: { count: 12, before: 26_000, coming: 28_000 },
  sum: { before: 52_000, coming: 54_600 },
};

export const sampleSalesEvents: SalesEventsAnswer = {
  events: [{ id: '018f6f5e-0000-7000-8000-00000000f0e1', name: 'Spring sale', from: '2025-04-04', to: '2025-04-10' }],
};

export const sampleCalendar: CalendarAnswer = {
  country: 'RO',
  events: [
    {
      id: 'valentines',
      year: 2026,
      kind: 'valentines',
      name: null,
      from: '2026-02-06',
      to: '2026-02-14',
      usual: null,
      off: true,
    },
    {
      id: 'easter',
      year: 2026,
      kind: 'easter',
      name: null,
      from: '2026-04-02',
      to: '2026-04-11',
      usual: null,
      off: false,
    },
    {
      id: 'public_holiday/12-01',
      year: 2026,
      kind: 'public_holiday',
      name: 'National holiday',
      from: '2026-12-01',
      to: '2026-12-01',
      usual: null,
      off: false,
    },
    {
      id: 'black_friday',
      year: 2026,
      kind: 'black_friday',
      name: null,
      from: '2026-11-06',
      to: '2026-11-09',
      usual: { from: '2026-11-27', to: '2026-11-30' },
      off: false,
    },
  ],
};

export const sampleDayEvents: DayEventsAnswer = {
  source: 'sample',
  events: [
    { kind: 'sale', from: '2025-04-04', to: '2025-04-10', name: 'Spring sale', count: 1, budget: null },
    { kind: 'black_friday', from: '2025-11-28', to: '2025-12-01', name: null, count: 1, budget: null },
  ],
};
