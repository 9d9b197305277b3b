import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { causeNames, monthMessages as messages } from './Reconciliation.messages.ts';
import type { MonthDifference } from './ReconciliationView.ts';
import { useTotals } from './useTotals.ts';

const SPACE = ' ';

/** What explains the difference of one total: each cause with its amount, and the rest. */
export function DifferenceParts({ difference, currency }: { difference: MonthDifference; currency: string | null }) {
  const intl = useIntl();
  const { total } = useTotals(currency);
  const { measure, parts, unexplained } = difference;
  if (difference.difference === 0) return <FormattedMessage {...messages.same} />;
  const write = (amount: number) => total(measure, amount, { signed: true });
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {parts.map(({ cause, orders, amount }) => (
        <li key={cause}>
          {intl.formatMessage(causeNames[cause])}
          {SPACE}
          {orders !== null && measure !== 'orders' && (
            <Box component="span" sx={{ color: 'text.tertiary' }}>
              {intl.formatMessage(messages.countOf, { count: Math.abs(orders) })}
              {SPACE}
            </Box>
          )}
          {amount === null ? intl.formatMessage(messages.amountNotKnown) : write(amount)}
        </li>
      ))}
      {unexplained !== 0 && (
        <Box component="li" sx={{ fontWeight: 'control' }}>
          <FormattedMessage {...messages.unexplained} />
          {SPACE}
          {write(unexplained)}
        </Box>
      )}
    </Box>
  );
}
