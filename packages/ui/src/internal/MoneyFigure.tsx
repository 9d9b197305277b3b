import { minorDigits } from '@adaos/domain';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { GROUPED, moneyOptions, moneyParts } from '../i18n/numbers.ts';
import { withMinus } from '../i18n/withMinus.ts';
import * as tokens from '../theme/generated/tokens.ts';
import { rem } from '../theme/typography.ts';

interface MoneyFigureProps {
  /** Major units. */
  amount: number;
  /** ISO 4217 code; null before the shop has one. */
  currency: string | null;
  /** Decimals shown. Default: as the currency has them, 2 without one. */
  decimals?: number;
}

/** An amount with a smaller currency, so that the number is read first. */
export function MoneyFigure({ amount, currency, decimals }: MoneyFigureProps) {
  const intl = useIntl();
  if (currency === null) {
    const digits = decimals ?? minorDigits(null);
    const options = { ...GROUPED, minimumFractionDigits: digits, maximumFractionDigits: digits };
    return withMinus(intl.formatNumber(amount, options));
  }
  const { number, currencyLeads } = moneyParts(intl.formatNumberToParts(amount, moneyOptions(currency, decimals)));
  const code = (
    <Box
      component="span"
      sx={{
        fontSize: `max(0.46em, ${rem(tokens.type.mini.fontSize)})`,
        fontWeight: 'medium',
        letterSpacing: 0,
        color: 'text.secondary',
      }}
    >
      {currency}
    </Box>
  );
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: '0.2em', alignItems: 'baseline' }}>
      {currencyLeads && code}
      <span>{number}</span>
      {!currencyLeads && code}
    </Box>
  );
}
