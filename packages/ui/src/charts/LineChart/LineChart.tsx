import { useMemo } from 'react';
import { ChartFrame, type ChartCardProps } from '../ChartFrame/index.ts';
import { LinePlot } from '../parts/lazyPlots.tsx';
import type { ChartData } from '../parts/types.ts';
import { useIsNarrow } from '../parts/useIsNarrow.ts';
import { isEmpty, useSeriesTable } from '../parts/useSeriesTable.ts';
import { useTexts } from '../parts/useTexts.ts';

export interface LineChartProps extends ChartCardProps, ChartData {
  /** A value to compare with, e.g. break-even, as a line across. */
  reference?: { value: number; label: string };
  /** Whether heights are compared over 0. Default false: the lines fill the chart. */
  fromZero?: boolean;
}

/**
 * How values in one unit change, as lines with their names at their ends, or as a table of the same values.
 * Any number of points: if there are more than pixels, the extremes of each pixel are drawn.
 */
export function LineChart(props: LineChartProps) {
  const { points, granularity, series, unit, reference, fromZero = false, ...card } = props;
  const data = useMemo((): ChartData => ({ points, granularity, series, unit }), [points, granularity, series, unit]);
  const table = useSeriesTable(data, useTexts(data));
  const narrow = useIsNarrow();
  const names = series.length > 1;
  return (
    <ChartFrame {...card} empty={isEmpty(data)} table={table} legend={narrow && names ? series : undefined}>
      <LinePlot
        data={data}
        title={card.title}
        narrow={narrow}
        endLabels={narrow || !names ? [] : series}
        fromZero={fromZero}
        reference={reference}
      />
    </ChartFrame>
  );
}
