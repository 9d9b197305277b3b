import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { BarChart } from '../../charts/BarChart/index.ts';
import { LineChart } from '../../charts/LineChart/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { atMostName, missingNotes } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { chartMessages } from './AdsScreen.messages.ts';
import type { AdsData } from './AdsView.ts';
import { chartGrid } from './layout.ts';

export interface AdsChartsProps {
  data: AdsData;
  sample: boolean;
}

/** Spend against profit, and the return on it, by day or by month. */
export function AdsCharts({ data, sample }: AdsChartsProps) {
  const intl = useIntl();
  const { chartData, currency, missing, granularity = 'month' } = data;
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
  const marks = { notes: missingNotes(intl, chartData), ...(sample && { mark: <SampleDataMark /> }) };
  return (
    <Regions sx={chartGrid}>
      <BarChart
        title={intl.formatMessage(chartMessages.spendAndProfit, { granularity })}
        points={points}
        granularity={granularity}
        unit={unit}
        series={amounts}
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
