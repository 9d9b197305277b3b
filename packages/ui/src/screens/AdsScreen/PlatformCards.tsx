import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { SampleDataMark } from '../../components/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { RoiValue } from '../../internal/campaigns/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { messages } from './AdsScreen.messages.ts';
import type { AdsData } from './AdsView.ts';

// Proper names, the same in every language.
const GOOGLE = 'Google Ads';
const META = 'Meta Ads';

export interface PlatformCardsProps {
  data: AdsData;
  sample: boolean;
}

/** Each platform's spend, its share of all, and what stayed after it. */
export function PlatformCards({ data, sample }: PlatformCardsProps) {
  const shared = { total: data.totalSpend, currency: data.currency, sample };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Platform name={GOOGLE} color="series4" spend={data.googleAdsSpend} profit={data.googleAdsProfit} {...shared} />
      <Platform name={META} color="series8" spend={data.metaAdsSpend} profit={data.metaAdsProfit} {...shared} />
    </Box>
  );
}

interface PlatformProps {
  name: string;
  color: 'series4' | 'series8';
  spend: number;
  profit: number | null;
  total: number;
  currency: string | null;
  sample: boolean;
}

function Platform({ name, color, spend, profit, total, currency, sample }: PlatformProps) {
  const intl = useIntl();
  const { amount, money, percent } = useFormatters();
  const share = total > 0 ? (100 * spend) / total : 0;
  const roi = profit === null || spend <= 0 ? null : (100 * (profit + spend)) / spend;
  const write = (value: number) => (currency === null ? amount(value) : money(value, currency));
  return (
    <Card component="section" sx={{ p: '18px 20px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 22 }}>
        <Typography component="h2" variant="label" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        {sample && <SampleDataMark />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mt: 0.5 }}>
        <Typography variant="figureMedium" component="p">
          <MoneyFigure amount={spend} currency={currency} />
        </Typography>
      </Box>
      <Box aria-hidden sx={{ height: 6, borderRadius: '3px', bgcolor: 'sunken', mt: 1.25, overflow: 'hidden' }}>
        <Box
          style={{ width: `${share}%` }}
          sx={(theme) => ({
            height: '100%',
            borderRadius: '3px',
            backgroundColor: theme.vars.palette.chart.series[color === 'series4' ? 3 : 7],
          })}
        />
      </Box>
      <Typography variant="body2" component="p" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {spend > 0 ? (
          <FormattedMessage {...messages.shareOfSpend} values={{ share: percent(share) }} />
        ) : (
          <FormattedMessage {...messages.noSpend} />
        )}
      </Typography>
      {spend > 0 && (
        <Box
          sx={(theme) => ({
            ...theme.mixins.tabular,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            alignItems: 'baseline',
            columnGap: 2,
            mt: 1.25,
            pt: 1.25,
            borderTop: `1px solid ${theme.vars.palette.line.soft}`,
          })}
        >
          <FormattedMessage
            {...messages.profitAfter}
            values={{ profit: profit === null ? intl.formatMessage(messages.notKnown) : write(profit) }}
          />
          {profit !== null && <RoiValue roi={roi} />}
        </Box>
      )}
    </Card>
  );
}
