import type { ForecastPartsAnswer, PlainForecast } from '@adaos/api';
import { sampleForecastParts } from '@adaos/api/sample';

const around = (value: number, part: number) =>
  [Math.round(value * (1 - part)), Math.round(value * (1 + part))] as const;

function expected(demand: number, profit: number, spread: number) {
  const [low, high] = around(demand, spread);
  const [profitLow, profitHigh] = around(profit, 1.4 * spread);
  return { demand, profit, low, high, profitLow, profitHigh };
}

const DAY_MS = 86_400_000;
const weekFrom = (first: string, index: number) =>
  new Date(Date.parse(first) + 7 * index * DAY_MS).toISOString().slice(0, 10);
const dayFrom = (first: string, index: number) =>
  new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10);
const weekday = (index: number) => [1, 0.98, 1.16, 1.2, 0.9, 0.86, 0.9][index % 7] ?? 1;
const wave = (index: number) => 1 + 0.12 * Math.sin(index * 1.1);

/** What a shop's own forecast is, after two years of orders. */
export const ownForecast: PlainForecast = {
  months: [
    { month: '2026-01', ...expected(51_000, 30_000, 0.07) },
    { month: '2026-02', ...expected(49_200, 28_700, 0.1) },
    { month: '2026-03', ...expected(54_800, 32_400, 0.13) },
  ],
  weeks: Array.from({ length: 12 }, (_, index) => ({
    start: weekFrom('2026-01-01', index),
    ...expected(Math.round(11_800 * wave(index)), Math.round(6_900 * wave(index)), 0.09 + index * 0.008),
  })),
  pastWeeks: Array.from({ length: 26 }, (_, index) => ({
    start: weekFrom('2025-07-03', index),
    sales: Math.round((10_200 + 90 * index) * wave(index + 2)),
    profit: Math.round((5_900 + 60 * index) * wave(index + 2)),
  })),
  days: Array.from({ length: 56 }, (_, index) => ({
    day: dayFrom('2026-01-01', index),
    ...expected(Math.round(1_690 * weekday(index)), Math.round(985 * weekday(index)), 0.16 + index * 0.001),
  })),
  pastDays: Array.from({ length: 28 }, (_, index) => ({
    day: dayFrom('2025-12-04', index),
    sales: Math.round(1_720 * weekday(index) * (1 + 0.06 * Math.sin(index * 2.3))),
    profit: Math.round(1_010 * weekday(index) * (1 + 0.06 * Math.sin(index * 2.3))),
  })),
  held: { in: 17, of: 20, by: 'week' },
  profitHeld: { in: 16, of: 20, by: 'week' },
  dayHeld: { sales: { in: 115, of: 140, by: 'day' }, profit: { in: 112, of: 140, by: 'day' } },
  monthHeld: { sales: { in: 8, of: 9, by: 'month' }, profit: { in: 7, of: 9, by: 'month' } },
  methods: ['smoothing', 'ets', 'last_year_growth'],
  season: 'own',
  history: 104,
  country: 'RO',
  ownEvents: 1,
  economics: { variableShare: 0.25, ads: 8_700 },
  elasticity: {
    ads: { value: 0.19, low: 0.07, high: 0.31, from: 'usual', changes: 14 },
    price: { value: -1.9, low: -2.4, high: -1.4, from: 'own', changes: 63 },
  },
  madeAt: '2026-01-01T01:00:00.000Z',
  horizonDays: 90,
};

export const ownParts: ForecastPartsAnswer = sampleForecastParts;
