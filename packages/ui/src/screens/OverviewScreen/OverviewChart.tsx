import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { BarChart } from '../../charts/BarChart/index.ts';
import type { ChartFlag, ChartSeries } from '../../charts/parts/types.ts';
import { atMostName, missingNotes } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { chartMessages } from './OverviewScreen.messages.ts';
import type { OverviewView } from './OverviewView.ts';
import { isKnown } from './series.ts';

export interface OverviewChartProps {
  view: Extract<OverviewView, { status: 'ready' }>;
  compare: boolean;
  /** The address of what is behind a day or month. */
  spanHref: (span: string) => string;
  flags?: readonly ChartFlag[] | undefined;
}

/** Profit and ads over the period, with the profit of the period that is compared with; net sales in place of a profit that is not known. */
export function OverviewChart({ view, compare, spanHref, flags }: OverviewChartProps) {
  const intl = useIntl();
  const { list, dateRange } = useFormatters();
  const { chartData, granularity, currency, comparison } = view.data;
  const missing = view.source === 'live' ? view.data.missing : [];
  const points = useMemo(() => chartData.map(({ month }) => month), [chartData]);
  const unit = useMemo(() => ({ currency }), [currency]);
  const profit = chartData.map((point) => point.profit);
  const ads = chartData.map((point) => point.ads);
  const main: ChartSeries = isKnown(profit)
    ? { id: 'profit', label: intl.formatMessage(chartMessages.profit), color: 'profit', values: profit }
    : {
        id: 'netSales',
        label: intl.formatMessage(chartMessages.netSales),
        color: 'goods',
        values: chartData.map(({ netSales }) => netSales ?? null),
      };
  const series = [
    main,
    ...(isKnown(ads)
      ? [{ id: 'ads', label: intl.formatMessage(chartMessages.ads), color: 'ads' as const, values: ads }]
      : []),
  ];
  const names = series.map(({ label }, index) => (index === 0 ? label : label.toLocaleLowerCase(intl.locale)));
  const drawn = compare ? comparison?.chartData : undefined;
  const before = drawn?.map((point) => (main.id === 'profit' ? point.profit : (point.netSales ?? null)));
  const [label, live] = [
    main.id === 'profit' ? atMostName(intl, main.label, missing) : main.label,
    view.source === 'live',
  ];
  return (
    <BarChart
      title={intl.formatMessage(chartMessages.title, { series: list(names), granularity })}
      points={points}
      granularity={granularity}
      series={series.map((one) => (one === main ? { ...one, label } : one))}
      unit={unit}
      before={
        comparison && before && isKnown(before)
          ? {
              label: intl.formatMessage(chartMessages.before, {
                name: main.label,
                days: dateRange(comparison.from, comparison.to),
              }),
              values: before,
            }
          : undefined
      }
      notes={live ? missingNotes(intl, chartData) : undefined}
      {...(live ? { flags, pointHref: spanHref } : { mark: <SampleDataMark /> })}
    />
  );
}
