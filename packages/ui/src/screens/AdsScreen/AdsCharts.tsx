import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { BarChart } from '../../charts/BarChart/index.ts';
import { LineChart } from '../../charts/LineChart/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { ChartFlag } from '../../charts/parts/types.ts';
import { atMostName, missingNotes } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { chartMessages } from './AdsScreen.messages.ts';
import type { AdsData } from './AdsView.ts';
import { chartGrid } from './layout.ts';

export interface AdsChartsProps {
  data: AdsData;
  sample: boolean;
  spanHref: (span: string) => string;
  flags?: readonly ChartFlag[] | undefined;
  compare: boolean;
}

/** Spend against profit, and the return on it, by day or by month. */
export function AdsCharts({ data, sample, spanHref, flags, compare }: AdsChartsProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const { chartData, currency, missing, comparison, granularity = 'month' } = data;
  const points = useMemo(() => chartData.map(({ month }) => month), [chartData]);
  const unit = useMemo(() => ({ currency }), [currency]);
  const amounts = useMemo(
    () => [
      {
        id: 'spend',
        label: intl.formatMessage(chartMessages.spend),
        color: 'ads' as const,
        values: chartData.map(({ adsSpend }) => adsSpend),
      },
      {
        id: 'profit',
        label: atMostName(intl, intl.formatMessage(chartMessages.profit), missing),
        color: 'profit' as const,
        values: chartData.map(({ profit }) => profit),
      },
    ],
    [intl, chartData, missing],
  );
  const returns = useMemo(
    () => [
      {
        id: 'roi',
        label: atMostName(intl, intl.formatMessage(chartMessages.roiName), missing),
        color: 'profit' as const,
        values: chartData.map(({ roi }) => roi),
      },
    ],
    [intl, chartData, missing],
  );
  const before = useMemo(
    () => (compare ? comparison?.chartData.map(({ profit }) => profit) : undefined),
    [compare, comparison],
  );
  const marks = { notes: missingNotes(intl, chartData), ...(sample && { mark: <SampleDataMark /> }) };
  return (
    <Regions sx={chartGrid}>
      <BarChart
        title={intl.formatMessage(chartMessages.spendAndProfit, { granularity })}
        points={points}
        granularity={granularity}
        unit={unit}
        series={amounts}
        before={
          comparison && before?.some((value) => value !== null)
            ? {
                label: intl.formatMessage(chartMessages.before, {
                  days: formatters.dateRange(comparison.from, comparison.to),
                }),
                values: before,
              }
            : undefined
        }
        {...(!sample && { flags, pointHref: spanHref })}
        {...marks}
      />
      <LineChart
        title={intl.formatMessage(chartMessages.roiByMonth, { granularity })}
        points={points}
        granularity={granularity}
        unit="percent"
        series={returns}
        reference={{ value: 100, label: intl.formatMessage(chartMessages.breakEven) }}
        {...marks}
      />
    </Regions>
  );
}
