import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { Definition } from '../../product/Definition/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './CampaignDetailScreen.messages.ts';
import type { CampaignDetail } from './CampaignDetailView.ts';

/** Clicks and what they cost, in one line. */
export function CampaignCounts({ campaign }: { campaign: CampaignDetail }) {
  const intl = useIntl();
  const { amount, money, number, percent } = useFormatters();
  const { clicks, conversions, ctr, cpc, spend, currency, platform, reportedValue, attributedSales } = campaign;
  const write = (value: number) => (currency === undefined ? amount(value) : money(value, currency));
  const unknown = intl.formatMessage(messages.notKnown);
  const counts = [
    [messages.spend, write(spend)],
    [messages.clicks, number(clicks)],
    [messages.ctr, ctr === null ? unknown : percent(ctr, { as: 'small' })],
    [messages.cpc, cpc === null ? unknown : write(cpc)],
    [messages.conversions, number(conversions)],
  ] as const;
  const sold =
    reportedValue === null || reportedValue === undefined
      ? []
      : [
          { name: intl.formatMessage(messages.reportedValue, { platform }), value: write(reportedValue) },
          {
            name: intl.formatMessage(messages.attributedSales),
            value: attributedSales === null || attributedSales === undefined ? unknown : write(attributedSales),
          },
        ];
  return (
    <Card
      component="dl"
      padding="small"
      sx={{
        display: 'grid',
        rowGap: 1.75,
        columnGap: 3,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(5, auto)',
        },
        m: 0,
      }}
    >
      {counts.map(([name, value]) => (
        <div key={name.id}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name === messages.conversions ? (
              <Definition term="conversions">{intl.formatMessage(name)}</Definition>
            ) : (
              intl.formatMessage(name)
            )}
          </Typography>
          <Typography component="dd" sx={(theme) => ({ ...theme.mixins.tabular, m: 0, fontWeight: 'strong' })}>
            {value}
          </Typography>
        </div>
      ))}
      {sold.map(({ name, value }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={(theme) => ({ ...theme.mixins.tabular, m: 0, fontWeight: 'strong' })}>
            {value}
          </Typography>
        </div>
      ))}
    </Card>
  );
}
