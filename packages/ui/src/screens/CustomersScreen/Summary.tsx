import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Change } from '../../components/Change/index.ts';
import { ProfitIcon, RefreshIcon, UserIcon, UsersIcon } from '../../components/Icon/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { AtMost } from '../../product/AtMost/index.ts';
import { UnknownFigure } from '../../product/figures/UnknownFigure.tsx';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { messages } from './Customers.messages.ts';
import type { CustomersData } from './CustomersView.ts';

/** A count beside that of the period compared with. */
function Compared({ now, before }: { now: number; before: number }) {
  const intl = useIntl();
  const { number, percent } = useFormatters();
  const previous = number(before);
  if (now === before) return <Change direction="flat">{intl.formatMessage(messages.asBefore, { previous })}</Change>;
  const up = now > before;
  return (
    <Change
      direction={up ? 'up' : 'down'}
      tone={up ? 'good' : 'bad'}
      value={before > 0 ? percent((100 * Math.abs(now - before)) / before) : number(Math.abs(now - before))}
    >
      {intl.formatMessage(messages.compared, { previous })}
    </Change>
  );
}

export interface SummaryProps {
  data: CustomersData;
  costsHref: string;
  sample: boolean;
}

/** The four figures that say how the shop's customers are. */
export function Summary({ data, costsHref, sample }: SummaryProps) {
  const intl = useIntl();
  const { number, percent, month } = useFormatters();
  const { now, before, customers, repeatRate, daysBetween, value, missingEver, currency } = data;
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  const countOf = (period: typeof now, part: 'new' | 'returning') =>
    period?.parts.find((row) => row.part === part)?.customers ?? 0;
  const predicted = value?.predicted ?? null;
  return (
    <Box sx={summaryGrid}>
      {(['new', 'returning'] as const).map((part) => (
        <SummaryCard
          key={part}
          {...mark}
          label={intl.formatMessage(part === 'new' ? messages.newCustomers : messages.returningCustomers)}
          value={number(countOf(now, part))}
          {...(before && { change: <Compared now={countOf(now, part)} before={countOf(before, part)} /> })}
          icon={part === 'new' ? UserIcon : UsersIcon}
        />
      ))}
      <SummaryCard
        {...mark}
        label={intl.formatMessage(messages.orderedAgain)}
        value={
          repeatRate === null ? (
            <UnknownFigure>{intl.formatMessage(messages.unknown)}</UnknownFigure>
          ) : (
            percent(repeatRate)
          )
        }
        note={
          daysBetween === null
            ? intl.formatMessage(messages.ofCustomers, { customers })
            : intl.formatMessage(messages.orderedAgainOf, { customers, days: daysBetween })
        }
        icon={RefreshIcon}
      />
      <SummaryCard
        {...mark}
        label={intl.formatMessage(messages.valueTitle)}
        value={
          predicted === null ? (
            <UnknownFigure>{intl.formatMessage(messages.unknown)}</UnknownFigure>
          ) : (
            <MoneyFigure amount={predicted} currency={currency} />
          )
        }
        note={
          predicted === null ? (
            value && intl.formatMessage(messages.notYet, { month: month(value.predictedFrom) })
          ) : missingEver.length > 0 ? (
            <AtMost missing={missingEver} costsHref={costsHref} />
          ) : (
            intl.formatMessage(messages.valueNote)
          )
        }
        icon={ProfitIcon}
      />
    </Box>
  );
}
