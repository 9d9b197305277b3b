import { useMemo } from 'react';
import { ChartFrame, type ChartCardProps } from '../ChartFrame/index.ts';
import { NearScreen } from '../../internal/NearScreen.tsx';
import { LinePlot } from '../parts/lazyPlots.tsx';
import type { Unit } from '../../i18n/index.ts';
import type { ChartData, ChartSeries } from '../parts/types.ts';
import { useIsNarrow } from '../parts/useIsNarrow.ts';
import { isEmpty, useSeriesTable } from '../parts/useSeriesTable.ts';
import { useTexts } from '../parts/useTexts.ts';
import { useUnit } from '../parts/useUnit.ts';

export interface AreaChartSeries extends ChartSeries {
  /** Fills the area under the line. Give it to at most one series. */
  area?: boolean;
}

export interface AreaChartProps extends ChartCardProps {
  /** What the points are: days `YYYY-MM-DD` or months `YYYY-MM`, in order. */
  points: readonly string[];
  granularity: 'day' | 'month';
  series: readonly AreaChartSeries[];
  /** What the values are. */
  unit: Unit;
}

/** Values over days or months, as lines over 0 with their names at their ends, or as a table of the same values. */
export function AreaChart({ points, granularity, series, unit, ...card }: AreaChartProps) {
  const kept = useUnit(unit);
  const data = useMemo(
    (): ChartData<AreaChartSeries> => ({ points, granularity, series, unit: kept }),
    [points, granularity, series, kept],
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
