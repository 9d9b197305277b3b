import { useMemo } from 'react';
import type { ChartTable } from '../ChartFrame/index.ts';
import type { ChartData } from './types.ts';
import type { ChartTexts } from './useTexts.ts';

/** The values of series as a table: a row a point, a column a series. Points in time come latest first. */
export function useSeriesTable({ points, granularity, series }: ChartData, texts: ChartTexts): ChartTable {
  return useMemo(
    () => ({
      rowHeader: texts.pointHeader,
      columns: series.map(({ id, label }) => ({ id, label })),
      rowCount: points.length,
      latestFirst: granularity !== 'label',
      rowAt: (index) => {
        const at = points[index] ?? '';
        const values = series.map((one) => one.values[index] ?? null);
        return {
          id: at,
          name: texts.point(at),
          values,
          texts: values.map((value) => (value === null ? texts.unknown : texts.value(value))),
        };
      },
    }),
    [points, granularity, series, texts],
  );
}

/** Whether no value of any series is known. */
export function isEmpty({ series }: ChartData): boolean {
  return series.every(({ values }) => values.every((value) => value === null));
}
