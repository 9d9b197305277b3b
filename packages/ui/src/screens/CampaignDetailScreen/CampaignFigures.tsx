import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { KpiCard } from '../../components/KpiCard/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { RiskChip, RoiChip } from '../../product/campaigns/campaigns.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { messages } from './CampaignDetailScreen.messages.ts';
import type { CampaignDetail } from './CampaignDetailView.ts';
import { figuresGrid } from './layout.ts';

export interface CampaignPartProps {
  campaign: CampaignDetail;
  sample: boolean;
}

/** Profit, return and the risk of fraud. */
export function CampaignFigures({ campaign, sample, costsHref }: CampaignPartProps & { costsHref: string }) {
  const intl = useIntl();
  const { amount, money, percent } = useFormatters();
  const { currency = null, missing, profit, roi, spend, fraudRisk, fraudAlerts } = campaign;
  const write = (value: number) => (currency === null ? amount(value) : money(value, currency));
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  return (
    <Box sx={figuresGrid}>
      <KpiCard
        label={intl.formatMessage(messages.profit)}
        {...(profit === null
          ? { note: <Unknown why={intl.formatMessage(messages.profitUnknown)} /> }
          : {
              value: <MoneyFigure amount={profit} currency={currency} />,
              note: intl.formatMessage(messages.spendWas, { spend: write(spend) }),
              mark: <AtMost short missing={missing} costsHref={costsHref} />,
            })}
        {...mark}
      />
      <KpiCard
        label={intl.formatMessage(messages.roi)}
        {...(roi === null
          ? { note: <Unknown why={intl.formatMessage(messages.profitUnknown)} /> }
          : {
              value: percent(roi),
              change: <RoiChip roi={roi} missing={missing} costsHref={costsHref} />,
            })}
        {...mark}
      />
      <KpiCard
        label={intl.formatMessage(messages.fraudRisk)}
        {...(fraudRisk === null
          ? { note: <Unknown why={intl.formatMessage(messages.fraudAlerts, { count: fraudAlerts })} /> }
          : {
              value: <RiskChip level={fraudRisk} />,
              note: intl.formatMessage(messages.fraudAlerts, { count: fraudAlerts }),
            })}
        {...mark}
      />
    </Box>
  );
}

/** Replaces a figure that is not known, and says what is missing. */
function Unknown({ why }: { why: string }) {
  return (
    <>
      <Box
        component="strong"
        sx={{ display: 'block', color: 'text.primary', typography: 'subtitle1', fontWeight: 'strong' }}
      >
        <FormattedMessage {...messages.notKnown} />
      </Box>
      {why}
    </>
  );
}
