import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import type { OrderFraud } from './fraud.ts';
import { findingMessages, messages, verdictMessages } from './fraud.messages.ts';

/** What the books say of an order, and every verdict on it with its author and time, newest first. */
export function VerdictHistory({ fraud: { finding, verdicts } }: { fraud: OrderFraud }) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  return (
    <>
      {finding !== null && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          <FormattedMessage
            {...messages.books}
            values={{ finding: intl.formatMessage(findingMessages[finding]).toLocaleLowerCase(intl.locale) }}
          />
        </Typography>
      )}
      {verdicts.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography component="h3" variant="label" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.history} />
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {verdicts.map(({ verdict, by, at }) => (
              <Box
                component="li"
                key={`${at} ${verdict}`}
                sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 0.5 }}
              >
                <Typography variant="body2" sx={{ fontWeight: 'medium' }}>
                  <FormattedMessage {...(verdict === null ? messages.takenBack : verdictMessages[verdict])} />
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  <FormattedMessage
                    {...messages.byAt}
                    values={{ name: by ?? intl.formatMessage(messages.automatic), at: dateTime(at) }}
                  />
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
