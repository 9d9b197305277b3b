import { useIntl } from 'react-intl';
import { AreaChart, type AreaChartSeries } from '../../charts/AreaChart/index.ts';
import { atMostName, missingNotes } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { chartMessages } from './OverviewScreen.messages.ts';
import type { OverviewView } from './OverviewView.ts';
import { isKnown } from './series.ts';

/** Profit and ads over the period; net sales in place of a profit that is not known. */
export function OverviewChart({ view }: { view: Extract<OverviewView, { status: 'ready' }> }) {
  const intl = useIntl();
  const { list } = useFormatters();
  const { chartData, granularity, currency } = view.data;
  const missing = view.source === 'live' ? view.data.missing : [];
  const profit = chartData.map((point) => point.profit);
  const ads = chartData.map((point) => point.ads);
  const series: AreaChartSeries[] = [
    isKnown(profit)
      ? { id: 'profit', label: intl.formatMessage(chartMessages.profit), color: 'profit', area: true, values: profit }
      : {
          id: 'netSales',
          label: intl.formatMessage(chartMessages.netSales),
          color: 'goods',
          area: true,
          values: chartData.map(({ netSales }) => netSales ?? null),
        },
  ];
  if (isKnown(ads)) series.push({ id: 'ads', label: intl.formatMessage(chartMessages.ads), color: 'ads', values: ads });
  const names = series.map(({ label }, index) => (index === 0 ? label : label.toLocaleLowerCase(intl.locale)));
  return (
    <AreaChart
      bars
      title={intl.formatMessage(chartMessages.title, { series: list(names), granularity })}
      points={chartData.map(({ month }) => month)}
      granularity={granularity}
      series={series.map((one) =>
        one.id === 'profit' ? { ...one, label: atMostName(intl, one.label, missing) } : one,
      )}
      unit={{ currency }}
      notes={view.source === 'live' ? missingNotes(intl, chartData) : undefined}
      {...(view.source === 'sample' && { mark: <SampleDataMark /> })}
    />
  );
}
