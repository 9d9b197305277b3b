import type { IntlShape } from 'react-intl';
import type { ChartTable } from '../ChartFrame/index.ts';
import { forecastMessages } from './forecast.messages.ts';
import type { ChartTexts } from '../parts/useTexts.ts';
import type { ForecastSeries } from './types.ts';

export interface ForecastTableInput {
  points: readonly string[];
  past: number;
  series: readonly ForecastSeries[];
  texts: ChartTexts;
  intl: IntlShape;
}

/** History, forecast and bounds as columns of their own; a row has only what is of its point. */
export function forecastTable({ points, past, series, texts, intl }: ForecastTableInput): ChartTable {
  const columns = series.flatMap(({ id, label, history, forecast, low, high, from }) => [
    ...(from === undefined ? [{ id, label, at: (index: number) => (index < past ? history[index] : undefined) }] : []),
    {
      id: `${id}-forecast`,
      label: intl.formatMessage(forecastMessages.forecastOf, { label }),
      at: (index: number) => forecast[index - past],
    },
    ...(low === undefined
      ? []
      : [
          {
            id: `${id}-low`,
            label: intl.formatMessage(forecastMessages.lowOf, { label }),
            at: (index: number) => low[index - past],
          },
        ]),
    ...(high === undefined
      ? []
      : [
          {
            id: `${id}-high`,
            label: intl.formatMessage(forecastMessages.highOf, { label }),
            at: (index: number) => high[index - past],
          },
        ]),
  ]);
  return {
    rowHeader: texts.pointHeader,
    columns,
    rowCount: points.length,
    latestFirst: true,
    rowAt: (index) => {
      const at = points[index] ?? '';
      const cells = columns.map((column) => column.at(index));
      return {
        id: at,
        name: texts.point(at),
        values: cells.map((value) => value ?? null),
        texts: cells.map((value) => {
          if (value === undefined) return '';
          return value === null ? texts.unknown : texts.value(value);
        }),
      };
    },
  };
}
