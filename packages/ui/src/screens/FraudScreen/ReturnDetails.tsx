import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { Definition } from '../../product/Definition/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { isKnownReason, reasonMessages } from '../../product/fraud/returnReasons.messages.ts';
import { messages as screenMessages, returnMessages as messages } from './FraudScreen.messages.ts';
import type { FraudScreenData } from './FraudView.ts';
import { returnsGrid } from './layout.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1, borderTop: 1, borderColor: 'line.soft' }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={(theme) => ({ ...theme.mixins.tabular, m: 0, fontWeight: 'strong' })}>
        {children}
      </Typography>
    </Box>
  );
}

/** How many orders are returned, their value, and the reasons. */
export function ReturnDetails({ data, sample }: { data: FraudScreenData; sample: boolean }) {
  const intl = useIntl();
  const { amount, money, percent } = useFormatters();
  const { currency, returns } = data;
  const notKnown = intl.formatMessage(screenMessages.notKnown);
  const write = (value: number | null) =>
    value === null ? notKnown : currency === null ? amount(value) : money(value, currency);
  return (
    <Card
      title={<FormattedMessage {...messages.returnsDetail} />}
      subtitle={<FormattedMessage {...messages.returnsPeriod} />}
      {...(sample && { actions: <SampleDataMark /> })}
    >
      <Box sx={returnsGrid}>
        <Box component="dl" sx={{ m: 0, '& > :first-of-type': { borderTop: 0, pt: 0 } }}>
          <Line
            name={
              <Definition term="returnRate">
                <FormattedMessage {...messages.returnRate} />
              </Definition>
            }
          >
            {returns.returnRate === null ? notKnown : percent(returns.returnRate)}
          </Line>
          <Line name={<FormattedMessage {...messages.returnValue} />}>{write(returns.totalReturnValue)}</Line>
          <Line name={<FormattedMessage {...messages.averageReturn} />}>{write(returns.averageReturnValue)}</Line>
        </Box>
        <div>
          <Typography component="h3" variant="label" sx={{ mb: 0.5, color: 'text.secondary' }}>
            <FormattedMessage {...messages.reasons} />
          </Typography>
          {returns.topReturnReasons.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...messages.reasonsEmpty} />
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {returns.topReturnReasons.map(({ reason, count, percentage }) => (
              <Box component="li" key={reason} sx={{ py: 0.75 }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
                  <Typography>{isKnownReason(reason) ? intl.formatMessage(reasonMessages[reason]) : reason}</Typography>
                  <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
                    <FormattedMessage {...messages.reasonCount} values={{ count, share: percent(percentage) }} />
                  </Typography>
                </Box>
                <Box
                  aria-hidden
                  sx={{ height: grid(0.75), mt: 0.5, borderRadius: `${tokens.radius.full}px`, bgcolor: 'sunken' }}
                >
                  <Box
                    style={{ width: `${Math.min(100, percentage)}%` }}
                    sx={(theme) => ({
                      height: '100%',
                      minWidth: tokens.border.strong,
                      borderRadius: `${tokens.radius.full}px`,
                      backgroundColor: theme.vars.palette.chart.returns,
                    })}
                  />
                </Box>
              </Box>
            ))}
          </Box>
        </div>
      </Box>
    </Card>
  );
}
