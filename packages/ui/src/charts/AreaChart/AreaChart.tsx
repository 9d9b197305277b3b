import { useMemo } from 'react';
import { ChartFrame, type ChartCardProps } from '../ChartFrame/index.ts';
import { NearScreen } from '../../internal/NearScreen.tsx';
import { LinePlot } from '../parts/lazyPlots.tsx';
import type { ChartData, ChartSeries } from '../parts/types.ts';
import { useIsNarrow } from '../parts/useIsNarrow.ts';
import { isEmpty, useSeriesTable } from '../parts/useSeriesTable.ts';
import { useTexts } from '../parts/useTexts.ts';

export interface AreaChartSeries extends ChartSeries {
  /** Fills the area under the line. Give it to at most one series. */
  area?: boolean;
}

export interface AreaChartProps extends ChartCardProps {
  /** What the points are: days `YYYY-MM-DD` or months `YYYY-MM`, in order. */
  points: readonly string[];
  granularity: 'day' | 'month';
  /** Amounts in major units. */
  series: readonly AreaChartSeries[];
  /** ISO 4217 code; null before the shop has one. */
  currency: string | null;
}

/** Amounts over days or months, as lines over 0 with their names at their ends, or as a table of the same values. */
export function AreaChart({ points, granularity, series, currency, ...card }: AreaChartProps) {
  const data = useMemo(
    (): ChartData<AreaChartSeries> => ({ points, granularity, series, unit: { currency } }),
    [points, granularity, series, currency],
  );
  const table = useSeriesTable(data, useTexts(data));
  const narrow = useIsNarrow();
  return (
    <ChartFrame {...card} empty={isEmpty(data)} table={table} legend={narrow ? series : undefined}>
      <NearScreen height="100%">
        <LinePlot data={data} title={card.title} narrow={narrow} endLabels={narrow ? [] : series} fromZero />
      </NearScreen>
    </ChartFrame>
  );
}
