import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { majorUnits } from '../../i18n/numbers.ts';
import { atMostAmount } from '../../product/AtMost/index.ts';
import { RoiValue } from '../../product/campaigns/campaigns.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './AdsScreen.messages.ts';
import type { AdsPlatform } from './AdsView.ts';

export interface PlatformCardProps {
  platform: AdsPlatform;
  /** Percent of the spend on all platforms. */
  share: number;
  /** Its index in the palette of charts. */
  series: number;
  currency: string | null;
  /** Formats an amount in minor units. */
  write: (minor: number) => string;
  sample: boolean;
}

/** One platform's spend, its share of all, and its profit. */
export function PlatformCard({ platform, share, series, currency, write, sample }: PlatformCardProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const { name, spend, profit, missing } = platform;
  const roi = profit === null || spend <= 0 ? null : (100 * (profit + spend)) / spend;
  return (
    <Card component="section" padding="small">
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: grid(2.75) }}
      >
        <Typography
          component="h2"
          variant="label"
          sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name ?? <FormattedMessage {...messages.unnamedPlatform} />}
        </Typography>
        {sample && <SampleDataMark />}
      </Box>
      <Typography variant="figureMedium" component="p" sx={{ mt: 0.5 }}>
        <MoneyFigure amount={majorUnits(spend, currency)} currency={currency} />
      </Typography>
      <Box
        aria-hidden
        sx={{
          height: grid(0.75),
          borderRadius: `${tokens.radius.full}px`,
          bgcolor: 'sunken',
          mt: 1.25,
          overflow: 'hidden',
        }}
      >
        <Box
          style={{ width: `${share}%` }}
          sx={(theme) => ({
            height: '100%',
            borderRadius: `${tokens.radius.full}px`,
            backgroundColor: theme.vars.palette.chart.series[series],
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
      {(spend > 0 || (profit ?? 0) !== 0) && (
        <Box
          sx={(theme) => ({
            ...theme.mixins.tabular,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            alignItems: 'baseline',
            columnGap: 2,
            mt: 1.25,
            pt: 1.25,
            borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
          })}
        >
          <FormattedMessage
            {...messages.profitAfter}
            values={{
              profit:
                profit === null ? intl.formatMessage(messages.notKnown) : atMostAmount(intl, write(profit), missing),
            }}
          />
          {roi !== null && <RoiValue roi={roi} missing={missing} />}
        </Box>
      )}
    </Card>
  );
}
