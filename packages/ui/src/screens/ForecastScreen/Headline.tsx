import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BestChanges, Difference } from '@adaos/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { atMostAmount, type MissingCosts } from '../../product/AtMost/index.ts';
import { grid } from '../../theme/grid.ts';
import type { ForecastChanges, PlainData } from './ForecastView.ts';
import { comingMonth } from './live.ts';
import { liveMessages as messages } from './live.messages.ts';

export interface HeadlineProps {
  plain: PlainData;
  currency: string | null;
  /** What the profit lacks. */
  missing: MissingCosts;
  changes: ForecastChanges;
  difference: Difference;
  best: BestChanges | null;
  onTryBest: () => void;
}

/** In its first line how much more or less than doing nothing; under it what would earn the most. */
export function Headline({ plain, currency, missing, changes, difference, best, onTryBest }: HeadlineProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const whole = (value: number, sign: 'auto' | 'always' | 'never' = 'auto') =>
    currency === null
      ? formatters.amount(value, { decimals: 0, sign })
      : formatters.money(value, currency, { decimals: 0, sign });
  const percent = (value: number) => formatters.percent(value, { sign: 'always', as: 'whole' });
  const coming = comingMonth(plain);
  if (!coming) return null;
  const month = formatters.month(coming.month, { style: 'name' });
  const unchanged = changes.adsChange === 0 && changes.priceChange === 0;
  const amount = whole(Math.abs(difference.value), 'never');
  const known = coming.profit !== null;
  const line = () => {
    if (unchanged) {
      return known
        ? intl.formatMessage(messages.nothing, {
            amount: atMostAmount(intl, whole(coming.profit ?? 0), missing),
            month,
          })
        : intl.formatMessage(messages.nothingSales, { amount: whole(coming.demand), month });
    }
    if (Math.abs(difference.value) < 0.5) return intl.formatMessage(messages.same);
    if (difference.value > 0) return intl.formatMessage(known ? messages.more : messages.moreSales, { amount });
    return intl.formatMessage(known ? messages.less : messages.lessSales, { amount });
  };
  const range = { low: whole(difference.low, 'always'), high: whole(difference.high, 'always') };
  const isBest = best !== null && best.ads === changes.adsChange && best.price === changes.priceChange;
  const nothing = best !== null && best.ads === 0 && best.price === 0;
  const sentence = () => {
    if (best === null) return null;
    if (best.unsure) return intl.formatMessage(messages.bestUnsureText);
    if (nothing) return null;
    return intl.formatMessage(messages.bestAdds, {
      month,
      amount: whole(best.difference.value, 'always'),
      low: whole(best.difference.low, 'always'),
      high: whole(best.difference.high, 'always'),
    });
  };
  const said = sentence();
  return (
    <Card padding="regular" aria-live="polite">
      <Typography
        component="p"
        variant="h1"
        sx={{
          textWrap: 'balance',
          color:
            unchanged || Math.abs(difference.value) < 0.5
              ? 'text.primary'
              : difference.value > 0
                ? 'success.main'
                : 'error.main',
        }}
      >
        {line()}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
        {unchanged
          ? intl.formatMessage(messages.moveSlider)
          : intl.formatMessage(messages.inMonth, { month, ...range })}
      </Typography>
      {best && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Box sx={{ flex: `1 1 ${grid(32)}px`, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 'strong' }}>
              {nothing
                ? intl.formatMessage(best.unsure ? messages.bestUnsure : messages.bestNothing)
                : intl.formatMessage(messages.best, { ads: percent(best.ads), price: percent(best.price) })}
            </Typography>
            {said !== null && (
              <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
                {said}
              </Typography>
            )}
          </Box>
          {!nothing && !isBest && (
            <Button variant="outlined" onClick={onTryBest}>
              <FormattedMessage {...messages.tryBest} />
            </Button>
          )}
        </Box>
      )}
    </Card>
  );
}
