import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { BarChart } from '../../charts/BarChart/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './StockScreen.messages.ts';
import type { StockData } from './StockView.ts';

const ROW = 34;

/** Units in stock of each supplier. */
export function StockChart({ data, sample }: { data: StockData; sample: boolean }) {
  const intl = useIntl();
  const suppliers = data.stockBySupplier;
  const points = useMemo(() => suppliers.map(({ name }) => name), [suppliers]);
  const series = useMemo(
    () => [
      {
        id: 'stock',
        label: intl.formatMessage(messages.stock),
        color: 'goods' as const,
        values: suppliers.map(({ stock }) => stock),
      },
    ],
    [intl, suppliers],
  );
  return (
    <BarChart
      title={intl.formatMessage(messages.chart)}
      description={intl.formatMessage(messages.chartText)}
      layout="horizontal"
      height={Math.max(grid(30), grid(5) + suppliers.length * ROW)}
      points={points}
      granularity="label"
      unit="number"
      series={series}
      {...(sample && { mark: <SampleDataMark /> })}
    />
  );
}
