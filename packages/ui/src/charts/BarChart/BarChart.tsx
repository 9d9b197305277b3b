import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame, type ChartCardProps } from '../ChartFrame/index.ts';
import { messages } from '../charts.messages.ts';
import { flagTexts } from '../parts/flags.ts';
import { NearScreen } from '../../internal/NearScreen.tsx';
import { BarPlot } from '../parts/lazyPlots.tsx';
import type { ChartData, ChartFlag } from '../parts/types.ts';
import { useIsNarrow } from '../parts/useIsNarrow.ts';
import { isEmpty, useSeriesTable } from '../parts/useSeriesTable.ts';
import { useTexts } from '../parts/useTexts.ts';

export interface BarChartProps extends ChartCardProps, ChartData {
  /** Default `vertical`; `horizontal` has room for long names. */
  layout?: 'vertical' | 'horizontal';
  /**
   * The values of one of the series at another time, in the order of the points, as a quiet line; null where there is none. `label` says
   * what and when they are. Only with vertical bars.
   */
  before?: { label: string; values: readonly (number | null)[] } | undefined;
  /** What happened at points: flags under the bars, also in the tooltips, the table and the file. Only with vertical bars. */
  flags?: readonly ChartFlag[] | undefined;
  /** Where a point leads: its bars, its row of the table and Enter are links there. */
  pointHref?: ((point: string) => string | undefined) | undefined;
  /** What a point leads to, for its tooltip, e.g. "Opens the orders of this day". Default: "Opens what is behind it". */
  pointHrefText?: string | undefined;
}

const NO_FLAGS: readonly ChartFlag[] = [];

/** Values side by side over 0, by day, by month or by name, or as a table of the same values. */
export function BarChart(props: BarChartProps) {
  const { points, granularity, series, unit, layout = 'vertical', before, flags = NO_FLAGS, ...rest } = props;
  const { pointHref, pointHrefText, ...card } = rest;
  const intl = useIntl();
  const narrow = useIsNarrow();
  const data = useMemo((): ChartData => ({ points, granularity, series, unit }), [points, granularity, series, unit]);
  const ghost = useMemo(() => before && { id: 'before', color: 'other' as const, ...before }, [before]);
  const every = useMemo(
    (): ChartData => ({ ...data, series: [...series, ...(ghost ? [ghost] : [])] }),
    [data, series, ghost],
  );
  const values = useSeriesTable(every, useTexts(every));
  const happened = flagTexts(points, flags);
  const table = {
    ...values,
    ...(pointHref && {
      rowAt: (index: number) => ({ ...values.rowAt(index), href: pointHref(points[index] ?? '') }),
    }),
    ...(flags.length > 0 && { notes: [{ label: intl.formatMessage(messages.happened), texts: happened }] }),
  };
  return (
    <ChartFrame
      {...card}
      empty={isEmpty(data)}
      table={table}
      legend={every.series.length > 1 ? every.series : undefined}
    >
      <NearScreen height="100%">
        <BarPlot
          data={data}
          title={card.title}
          narrow={narrow}
          layout={layout}
          ghost={ghost}
          flags={flags}
          links={pointHref && { hrefOf: pointHref, text: pointHrefText ?? intl.formatMessage(messages.opens) }}
        />
      </NearScreen>
    </ChartFrame>
  );
}
