import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { countMessages as messages } from './StockScreen.messages.ts';
import type { SupplierRow } from './StockView.ts';

/** What the units on hand follow from: when they were counted, and what has moved since. */
export function StockCount({ count }: { count: NonNullable<SupplierRow['count']> }) {
  const { dateTime, number } = useFormatters();
  const { units, at, sold, received = 0, returned, adjusted, oversold } = count;
  return (
    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
      <FormattedMessage {...messages.counted} values={{ units, at: dateTime(at), sold }} />
      {received !== 0 && (
        <>
          {', '}
          <FormattedMessage {...messages.received} values={{ received }} />
        </>
      )}
      {returned !== 0 && (
        <>
          {', '}
          <FormattedMessage {...messages.returned} values={{ returned }} />
        </>
      )}
      {adjusted !== 0 && (
        <>
          {', '}
          <FormattedMessage {...messages.adjusted} values={{ adjusted: number(adjusted) }} />
        </>
      )}
      {oversold && (
        <Box component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 'medium' }}>
          <FormattedMessage {...messages.oversold} />
        </Box>
      )}
    </Box>
  );
}
