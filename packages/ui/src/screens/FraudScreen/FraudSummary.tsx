import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Change } from '../../components/Change/index.ts';
import { BoxIcon, CardIcon, ProfitIcon, ShieldIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Definition } from '../../product/Definition/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { UnknownFigure } from '../../product/figures/UnknownFigure.tsx';
import { messages } from './FraudScreen.messages.ts';
import type { FraudFigures, FraudScreenData } from './FraudView.ts';
import { LossFormula } from './LossFormula.tsx';

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

function RateNote({ fraud }: { fraud: FraudFigures }) {
  const { fraudTransactions, checkedTransactions: checked, totalTransactions: total, fraudPercentage } = fraud;
  if (fraudPercentage === null) return <FormattedMessage {...messages.unchecked} />;
  return checked < total ? (
    <FormattedMessage {...messages.rateNotePart} values={{ fraud: fraudTransactions, total, checked }} />
  ) : (
    <FormattedMessage {...messages.rateNote} values={{ fraud: fraudTransactions, total }} />
  );
}

function Loss({ data: { fraud, currency } }: { data: FraudScreenData }) {
  if (fraud.totalLoss === null) {
    return (
      <UnknownFigure>
        <FormattedMessage {...messages.notKnown} />
      </UnknownFigure>
    );
  }
  return (
    <>
      {fraud.totalLossAtLeast && (
        <>
          <UnknownFigure>
            <FormattedMessage {...messages.lossAtLeast} />
          </UnknownFigure>{' '}
        </>
      )}
      <MoneyFigure amount={fraud.totalLoss} currency={currency} />
    </>
  );
}

function LossNote({ data, costsHref }: { data: FraudScreenData; costsHref: string }) {
  const { fraudPercentage, totalLossAtLeast } = data.fraud;
  if (fraudPercentage === null) return <FormattedMessage {...messages.unchecked} />;
  return (
    <>
      <FormattedMessage {...(totalLossAtLeast ? messages.lossUnknown : messages.lossNote)} />{' '}
      {totalLossAtLeast && (
        <Link href={costsHref}>
          <FormattedMessage {...messages.toCosts} />
        </Link>
      )}
      <Box>
        <LossFormula data={data} />
      </Box>
    </>
  );
}

/** Alerts and returns of the month, the share of fraud and what it cost. */
export function FraudSummary({
  data,
  sample,
  costsHref,
}: {
  data: FraudScreenData;
  sample: boolean;
  costsHref: string;
}) {
  const intl = useIntl();
  const { number, percent } = useFormatters();
  const { fraud, returns } = data;
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
        label={<Definition term="refunds">{intl.formatMessage(messages.returns)}</Definition>}
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
        note={<RateNote fraud={fraud} />}
        icon={ProfitIcon}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.loss)}
        value={<Loss data={data} />}
        note={<LossNote data={data} costsHref={costsHref} />}
        icon={CardIcon}
        {...mark}
      />
    </Box>
  );
}
