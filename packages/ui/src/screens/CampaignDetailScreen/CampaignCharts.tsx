import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PanelChart, type ChartPanel } from '../../charts/PanelChart/index.ts';
import { PieChart } from '../../charts/PieChart/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { messages } from './CampaignDetailScreen.messages.ts';
import type { CampaignPartProps } from './CampaignFigures.tsx';
import { detailGrid } from './layout.ts';

/** The campaign day by day, and how many of its clicks are fraud. */
export function CampaignCharts({ campaign, sample }: CampaignPartProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const { chartData, currency = null, fraudPie } = campaign;
  const points = useMemo(() => chartData.map(({ day }) => day), [chartData]);
  const panels = useMemo(
    (): ChartPanel[] => [
      {
        id: 'spend',
        label: intl.formatMessage(messages.spend),
        color: 'ads',
        unit: { currency },
        values: chartData.map(({ spend }) => spend),
      },
      {
        id: 'conversions',
        label: intl.formatMessage(messages.conversions),
        color: 'series2',
        unit: 'number',
        kind: 'bar',
        values: chartData.map(({ conversions }) => conversions),
      },
    ],
    [intl, chartData, currency],
  );
  const parts = useMemo(
    () =>
      fraudPie === null
        ? []
        : [
            { id: 'safe', label: intl.formatMessage(messages.safe), value: fraudPie.safe, color: 'series2' as const },
            {
              id: 'fraud',
              label: intl.formatMessage(messages.fraud),
              value: fraudPie.fraud,
              color: 'series8' as const,
            },
          ],
    [intl, fraudPie],
  );
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  return (
    <Regions sx={detailGrid}>
      <PanelChart
        title={intl.formatMessage(messages.daily)}
        points={points}
        granularity="day"
        panels={panels}
        height={tokens.size.plot.large}
        {...mark}
      />
      <PieChart
        title={intl.formatMessage(messages.fraudPie)}
        parts={parts}
        unit="percent"
        height={tokens.size.plot.regular}
        emptyText={intl.formatMessage(messages.fraudPieEmpty)}
        {...(fraudPie !== null && {
          centre: (
            <>
              <Typography variant="figureMedium" component="p">
                {percent(fraudPie.fraud)}
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {intl.formatMessage(messages.fraud)}
              </Typography>
            </>
          ),
        })}
        {...mark}
      />
    </Regions>
  );
}
