import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters, type Unit } from '../../i18n/index.ts';
import { isMoney } from '../../i18n/units.ts';
import { messages } from '../charts.messages.ts';
import { rangeOf, type ChartData, type ChartGranularity } from './types.ts';
import { useUnit } from './useUnit.ts';

/** An axis with no value from this on has no short forms: `800`, `1.200` and not `1,2 K`. */
const SHORT_FROM = 10_000;

/** How values of a unit are written: in full, and short for an axis. */
export function useValueTexts(unit: Unit) {
  const { value } = useFormatters();
  const kept = useUnit(unit);
  return useMemo(
    () => ({ value: (it: number) => value(it, kept), axis: (it: number) => value(it, kept, { short: true }) }),
    [value, kept],
  );
}

/** How points are written: in full, and short for an axis. */
export function usePointTexts(granularity: ChartGranularity) {
  const { dateTime, day, month } = useFormatters();
  return useMemo(() => {
    if (granularity === 'time')
      return { point: dateTime, tick: (at: string) => day(at.slice(0, 10), { style: 'short' }) };
    if (granularity === 'day')
      return { point: (at: string) => day(at), tick: (at: string) => day(at, { style: 'short' }) };
    if (granularity === 'month') {
      return { point: (at: string) => month(at), tick: (at: string) => month(at, { style: 'short' }) };
    }
    return { point: (at: string) => at, tick: (at: string) => at };
  }, [dateTime, day, month, granularity]);
}

/** How a chart writes its points and values, and its description for screen readers. */
export function useTexts({ points, granularity, series, unit }: ChartData) {
  const intl = useIntl();
  const { number } = useFormatters();
  const values = useValueTexts(unit);
  const pointTexts = usePointTexts(granularity);
  const isNumeric = unit === 'count' || unit === 'number' || isMoney(unit);
  return useMemo(() => {
    const ranges = series.map(({ values: all }) => rangeOf(all));
    const largest = Math.max(...ranges.map((range) => Math.max(Math.abs(range?.low ?? 0), Math.abs(range?.high ?? 0))));
    const sentences = series.flatMap(({ label }, index) => {
      const range = ranges[index] ?? null;
      if (range === null) return [];
      const [low, high] = [values.value(range.low), values.value(range.high)];
      return [intl.formatMessage(messages.seriesRange, { label, low, high })];
    });
    const [first, last] = [points[0], points.at(-1)];
    return {
      ...values,
      ...pointTexts,
      axis: (it: number) => (largest < SHORT_FROM && isNumeric ? number(it) : values.axis(it)),
      pointHeader: intl.formatMessage(messages[granularity]),
      unknown: intl.formatMessage(messages.unknown),
      description:
        first === undefined || last === undefined
          ? ''
          : intl.formatMessage(messages.description, {
              from: pointTexts.point(first),
              to: pointTexts.point(last),
              series: sentences.join(' '),
            }),
    };
  }, [intl, number, isNumeric, values, pointTexts, points, granularity, series]);
}

export type ChartTexts = ReturnType<typeof useTexts>;
