import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { GROUPED } from '../i18n/createFormatters.ts';
import { withMinus } from '../i18n/withMinus.ts';

export interface MoneyFigureProps {
  /** Major units. */
  amount: number;
  /** ISO 4217 code; null before the shop has one. */
  currency: string | null;
  /** Decimals shown. Default 2. */
  decimals?: number;
}

/** An amount whose currency stands back: the number is read first. */
export function MoneyFigure({ amount, currency, decimals = 2 }: MoneyFigureProps) {
  const intl = useIntl();
  const options = { ...GROUPED, minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  if (currency === null) return withMinus(intl.formatNumber(amount, options));
  const parts = intl.formatNumberToParts(amount, { ...options, style: 'currency', currency, currencyDisplay: 'code' });
  const first = parts.findIndex(({ type }) => type !== 'currency' && type !== 'literal' && type !== 'minusSign');
  const minus = withMinus(parts.find(({ type }) => type === 'minusSign')?.value ?? '');
  const number = parts.filter(({ type }) => type !== 'currency' && type !== 'literal' && type !== 'minusSign');
  const code = (
    <Box
      component="span"
      sx={{ fontSize: 'max(0.46em, 0.625rem)', fontWeight: 500, letterSpacing: 0, color: 'text.secondary' }}
    >
      {currency}
    </Box>
  );
  const leads = parts.findIndex(({ type }) => type === 'currency') < first;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: '0.2em', alignItems: 'baseline' }}>
      {leads && code}
      <span>
        {minus}
        {number.map(({ value }) => value).join('')}
      </span>
      {!leads && code}
    </Box>
  );
}
