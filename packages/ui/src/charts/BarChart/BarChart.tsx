import { useMemo } from 'react';
import { ChartFrame, type ChartCardProps } from '../ChartFrame/index.ts';
import { BarPlot } from '../parts/lazyPlots.tsx';
import type { ChartData } from '../parts/types.ts';
import { useIsNarrow } from '../parts/useIsNarrow.ts';
import { isEmpty, useSeriesTable } from '../parts/useSeriesTable.ts';
import { useTexts } from '../parts/useTexts.ts';

export interface BarChartProps extends ChartCardProps, ChartData {
  /** Default `vertical`; `horizontal` has room for long names. */
  layout?: 'vertical' | 'horizontal';
}

/** Values side by side over 0, by month or by name, or as a table of the same values. */
export function BarChart({ points, granularity, series, unit, layout = 'vertical', ...card }: BarChartProps) {
  const data = useMemo((): ChartData => ({ points, granularity, series, unit }), [points, granularity, series, unit]);
  const table = useSeriesTable(data, useTexts(data));
  const narrow = useIsNarrow();
  return (
    <ChartFrame {...card} empty={isEmpty(data)} table={table} legend={series.length > 1 ? series : undefined}>
      <BarPlot data={data} title={card.title} narrow={narrow} layout={layout} />
    </ChartFrame>
  );
}
