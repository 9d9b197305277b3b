import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LineChart } from '../../charts/LineChart/index.ts';
import { PieChart } from '../../charts/PieChart/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './FraudScreen.messages.ts';
import type { FraudScreenData } from './FraudView.ts';
import { chartGrid } from './layout.ts';

// The ring with its legend under it, as in a narrow card.
const SHARE = grid(33);

/** Safe orders against fraud, and the trend of returns and fraud. */
export function FraudCharts({ data, sample }: { data: FraudScreenData; sample: boolean }) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const { totalTransactions, checkedTransactions, fraudTransactions, fraudPercentage, lineData } = data.fraud;
  const known = fraudPercentage !== null;
  const parts = useMemo(
    () =>
      !known
        ? []
        : [
            {
              id: 'safe',
              label: intl.formatMessage(messages.safe),
              value: checkedTransactions - fraudTransactions,
              color: 'series2' as const,
            },
            // What nobody could check is not safe.
            ...(checkedTransactions < totalTransactions
              ? [
                  {
                    id: 'unchecked',
                    label: intl.formatMessage(messages.uncheckedOrders),
                    value: totalTransactions - checkedTransactions,
                    color: 'series7' as const,
                  },
                ]
              : []),
            {
              id: 'fraud',
              label: intl.formatMessage(messages.fraud),
              value: fraudTransactions,
              color: 'series8' as const,
            },
          ],
    [intl, known, totalTransactions, checkedTransactions, fraudTransactions],
  );
  const points = useMemo(() => lineData.map(({ month }) => month), [lineData]);
  const series = useMemo(
    () => [
      {
        id: 'returns',
        label: intl.formatMessage(messages.returnsName),
        color: 'returns' as const,
        values: lineData.map(({ returns }) => returns),
      },
      ...(known
        ? [
            {
              id: 'fraud',
              label: intl.formatMessage(messages.fraud),
              color: 'series8' as const,
              values: lineData.map(({ fraud }) => fraud),
            },
          ]
        : []),
    ],
    [intl, known, lineData],
  );
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  return (
    <Regions sx={chartGrid}>
      <PieChart
        title={intl.formatMessage(messages.pie)}
        description={<FormattedMessage {...messages.pieNote} />}
        height={SHARE}
        parts={parts}
        unit="number"
        emptyText={<FormattedMessage {...messages.unchecked} />}
        {...mark}
        {...(fraudPercentage !== null && {
          centre: (
            <>
              <Typography variant="figureMedium" component="p">
                {percent(fraudPercentage)}
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                <FormattedMessage {...messages.fraud} />
              </Typography>
            </>
          ),
        })}
      />
      <LineChart
        title={intl.formatMessage(messages.trend)}
        points={points}
        granularity="month"
        unit="number"
        series={series}
        fromZero
        {...mark}
      />
    </Regions>
  );
}
