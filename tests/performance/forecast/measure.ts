import { addDays } from '@adaos/domain';
import { ets } from '../../../packages/server/src/forecast/models/augurs.ts';
import { calendarEvents } from '../../../packages/server/src/forecast/models/events.ts';
import { forecastSeries } from '../../../packages/server/src/forecast/models/forecast-series.ts';
import { naive, seasonalNaive, YEAR_WEEKS } from '../../../packages/server/src/forecast/models/simple.ts';
import { factsOf, toWeeks, weekStarts } from '../../../packages/server/src/forecast/models/weeks.ts';
import { youngDays } from '../../../packages/server/src/forecast/models/young.ts';
import type { Series } from './series.ts';

/** A quarter. */
const AHEAD = 13;
/** From each origin to the next, and the first. */
const [EVERY, FIRST] = [13, 60];
/** Slow movers are compared by four weeks together: of single weeks "nothing" would be right most often. */
const SPARSE_BLOCK = 4;

export interface Measured {
  /** Of what was sold in all weeks that were forecast. */
  actual: number;
  /** Absolute errors, of the product's forecast (`ours`) and of the three that it is compared with. */
  readonly missed: Record<'ours' | 'naive' | 'seasonal naive' | 'ETS', number>;
  /** Weeks between the bounds, of all. */
  held: number;
  weeks: number;
}

const nothing = (): Measured => ({
  actual: 0,
  missed: { ours: 0, naive: 0, 'seasonal naive': 0, ETS: 0 },
  held: 0,
  weeks: 0,
});

const blocksOf = (values: readonly number[], size: number) =>
  Array.from({ length: Math.floor(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size).reduce((total, value) => total + value, 0),
  );

/** Forecasts a quarter of each series from several weeks of its past, each from the weeks before it alone. */
export function measureSeries(all: readonly Series[]): Map<string, Measured> {
  const groups = new Map<string, Measured>();
  for (const { group, firstDay, days } of all) {
    const measured = groups.get(group) ?? nothing();
    groups.set(group, measured);
    const lastDay = addDays(firstDay, days.length - 1);
    const { starts, past } = weekStarts(firstDay, lastDay, 0);
    const weeks = toWeeks(days.slice(days.length - past * 7), past);
    const facts = factsOf(starts, calendarEvents(null, { from: starts[0] ?? firstDay, to: lastDay }));
    const size = group === 'sparse' ? SPARSE_BLOCK : 1;
    for (let at = Math.min(FIRST, past - AHEAD - 1); at + AHEAD <= past; at += EVERY) {
      const history = weeks.slice(0, at);
      const said = forecastSeries(history, facts, { ahead: AHEAD });
      if (said === null) continue;
      const actual = weeks.slice(at, at + AHEAD);
      const sold = blocksOf(actual, size);
      measured.actual += sold.reduce((total, value) => total + value, 0);
      const paths = {
        ours: said.weeks.map(({ value }) => value),
        naive: naive(history, AHEAD),
        'seasonal naive': at < YEAR_WEEKS ? naive(history, AHEAD) : seasonalNaive(history, AHEAD),
        ETS: ets(history, AHEAD),
      };
      for (const name of ['ours', 'naive', 'seasonal naive', 'ETS'] as const) {
        const errors = blocksOf(paths[name], size).map((value, index) => Math.abs(value - (sold[index] ?? 0)));
        measured.missed[name] += errors.reduce((total, error) => total + error, 0);
      }
      measured.weeks += AHEAD;
      measured.held += actual.filter((value, week) => {
        const { low, high } = said.weeks[week] ?? { low: 0, high: 0 };
        return low <= value && value <= high;
      }).length;
    }
  }
  return groups;
}

const WEEK = 7;

/**
 * The days of the coming week, from each day on which two weeks are known: of shops that are too young to try anything on their weeks.
 */
export function measureDays(all: readonly Series[]): Measured {
  const measured = nothing();
  for (const { firstDay, days } of all) {
    for (let known = 2 * WEEK; known < days.length; known += 1) {
      const history = days.slice(0, known);
      const actual = days.slice(known, known + WEEK);
      const paths = {
        ours: youngDays(history, firstDay, WEEK),
        naive: naive(history, WEEK),
        'seasonal naive': history.slice(-WEEK),
        ETS: ets(history, WEEK),
      };
      measured.actual += actual.reduce((total, value) => total + Math.abs(value), 0);
      for (const name of ['ours', 'naive', 'seasonal naive', 'ETS'] as const) {
        measured.missed[name] += actual.reduce((total, value, day) => {
          return total + Math.abs(value - (paths[name][day] ?? 0));
        }, 0);
      }
    }
  }
  return measured;
}

/** All groups together. */
export function together(groups: Iterable<Measured>): Measured {
  const all = nothing();
  for (const group of groups) {
    all.actual += group.actual;
    all.held += group.held;
    all.weeks += group.weeks;
    for (const name of ['ours', 'naive', 'seasonal naive', 'ETS'] as const) all.missed[name] += group.missed[name];
  }
  return all;
}

export const errorOf = ({ actual, missed }: Measured, name: keyof Measured['missed']): number => missed[name] / actual;

export const bestOther = (measured: Measured): number =>
  Math.min(...(['naive', 'seasonal naive', 'ETS'] as const).map((name) => errorOf(measured, name)));
