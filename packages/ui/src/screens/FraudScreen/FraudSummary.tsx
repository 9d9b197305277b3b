import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Change } from '../../components/Change/index.ts';
import { BoxIcon, CardIcon, ProfitIcon, ShieldIcon } from '../../components/Icon/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { UnknownFigure } from '../../product/figures/UnknownFigure.tsx';
import { messages } from './FraudScreen.messages.ts';
import type { FraudScreenData } from './FraudView.ts';

/** A count of this month compared with the last one; an increase is bad. */
function AgainstLast({ now, last }: { now: number; last: number }) {
  const { number } = useFormatters();
  if (now === last) {
    return (
      <Change direction="flat">
        <FormattedMessage {...messages.same} />
      </Change>
    );
  }
  const up = now > last;
  return (
    <Change direction={up ? 'up' : 'down'} tone={up ? 'bad' : 'good'} value={number(Math.abs(now - last))}>
      <FormattedMessage {...(up ? messages.more : messages.fewer)} values={{ last }} />
    </Change>
  );
}

/** Alerts and returns of the month, the share of fraud and what it cost. */
export function FraudSummary({ data, sample }: { data: FraudScreenData; sample: boolean }) {
  const intl = useIntl();
  const { number, percent } = useFormatters();
  const { fraud, returns, currency } = data;
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  return (
    <Box sx={summaryGrid}>
      <SummaryCard
        label={intl.formatMessage(messages.alerts)}
        value={number(fraud.fraudAlertsThisMonth)}
        change={<AgainstLast now={fraud.fraudAlertsThisMonth} last={fraud.fraudAlertsLastMonth} />}
        icon={ShieldIcon}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.returns)}
        value={number(returns.returnsThisMonth)}
        change={<AgainstLast now={returns.returnsThisMonth} last={returns.returnsLastMonth} />}
        icon={BoxIcon}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.rate)}
        value={
          fraud.fraudPercentage === null ? (
            <UnknownFigure>{intl.formatMessage(messages.notKnown)}</UnknownFigure>
          ) : (
            percent(fraud.fraudPercentage)
          )
        }
        note={intl.formatMessage(messages.rateNote, {
          fraud: fraud.fraudTransactions,
          total: fraud.totalTransactions,
        })}
        icon={ProfitIcon}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.loss)}
        value={<MoneyFigure amount={fraud.totalLoss} currency={currency} />}
        note={intl.formatMessage(messages.lossNote)}
        icon={CardIcon}
        {...mark}
      />
    </Box>
  );
}
