import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AreaChart, type AreaChartSeries } from '../../charts/AreaChart/index.ts';
import { ForecastChart, type ForecastSeries } from '../../charts/ForecastChart/index.ts';
import { atMostName, missingNotes } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './ForecastScreen.messages.ts';
import type { BaselineData, ForecastData } from './ForecastView.ts';

const HEIGHT = grid(37.5);

/** The months that a simulation starts from. */
export function HistoryChart({ data, sample }: { data: BaselineData; sample: boolean }) {
  const intl = useIntl();
  const { baseline, currency, missing } = data;
  const points = useMemo(() => baseline.map(({ month }) => month), [baseline]);
  const series = useMemo((): AreaChartSeries[] => {
    const sales: AreaChartSeries = {
      id: 'sales',
      label: intl.formatMessage(messages.sales),
      color: 'goods',
      values: baseline.map((month) => month.sales),
    };
    const profit: AreaChartSeries = {
      id: 'profit',
      label: atMostName(intl, intl.formatMessage(messages.profitName), missing),
      color: 'profit',
      area: true,
      values: baseline.map((month) => month.profit),
    };
    return profit.values.some((value) => value !== null) ? [sales, profit] : [sales];
  }, [intl, baseline, missing]);
  return (
    <AreaChart
      title={intl.formatMessage(messages.history)}
      points={points}
      granularity="month"
      series={series}
      unit={{ currency }}
      notes={missingNotes(intl, baseline)}
      height={HEIGHT}
      {...(sample && { mark: <SampleDataMark /> })}
    />
  );
}

/** The same months with the forecast ones. */
export function ResultChart({ data, sample }: { data: ForecastData; sample: boolean }) {
  const intl = useIntl();
  const { history, forecast, currency, horizonDays, missing } = data;
  const points = useMemo(() => [...history, ...forecast].map(({ month }) => month), [history, forecast]);
  const unit = useMemo(() => ({ currency }), [currency]);
  const series = useMemo((): ForecastSeries[] => {
    const bounded = forecast.some(({ low, high }) => low !== undefined && high !== undefined);
    const sales: ForecastSeries = {
      id: 'sales',
      label: intl.formatMessage(messages.sales),
      color: 'goods',
      history: history.map((month) => month.sales),
      forecast: forecast.map(({ demand }) => demand),
      ...(bounded && {
        low: forecast.map(({ low }) => low ?? null),
        high: forecast.map(({ high }) => high ?? null),
      }),
    };
    const profit: ForecastSeries = {
      id: 'profit',
      label: atMostName(intl, intl.formatMessage(messages.profitName), missing),
      color: 'profit',
      history: history.map((month) => month.profit),
      forecast: forecast.map((month) => month.profit),
    };
    const known = [...profit.history, ...profit.forecast].some((value) => value !== null);
    return known ? [sales, profit] : [sales];
  }, [intl, history, forecast, missing]);
  return (
    <ForecastChart
      title={intl.formatMessage(messages.chart)}
      description={intl.formatMessage(messages.chartText, { days: horizonDays })}
      points={points}
      past={history.length}
      granularity="month"
      series={series}
      unit={unit}
      notes={missingNotes(intl, [...history, ...forecast.map(() => ({ missing }))])}
      height={HEIGHT}
      {...(sample && { mark: <SampleDataMark /> })}
    />
  );
}
