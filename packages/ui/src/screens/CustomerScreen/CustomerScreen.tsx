import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { CalendarIcon, CardIcon, ProfitIcon, TagIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { AtMost } from '../../product/AtMost/index.ts';
import { segmentNames } from '../../product/customers/segments.messages.ts';
import { UnknownFigure } from '../../product/figures/UnknownFigure.tsx';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import { stack } from '../stack.ts';
import { messages } from './Customer.messages.ts';
import { CustomerActions, type CustomerActionsProps } from './CustomerActions.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import type { CustomerData, CustomerView } from './CustomerView.ts';

export interface CustomerScreenProps {
  view: CustomerView;
  /** The page of orders, from 0. */
  page: number;
  onPageChange: (page: number) => void;
  /** The orders are of the page before. */
  refreshing: boolean;
  /** The list that the customer was opened from. */
  backHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  orderHref: (id: string) => string;
  onRetry: () => void;
  /** What an admin may do; left out for others. */
  admin?: Omit<CustomerActionsProps, 'data'> | undefined;
}

function Summary({ data, costsHref }: { data: CustomerData; costsHref: string }) {
  const intl = useIntl();
  const { number, day } = useFormatters();
  const { currency, orders, netSales, contribution, daysBetween, missing, segment, lastOn } = data;
  return (
    <Box sx={summaryGrid}>
      <SummaryCard
        label={intl.formatMessage(messages.orders)}
        value={number(orders)}
        note={intl.formatMessage(messages.lastOn, { day: day(lastOn) })}
        icon={TagIcon}
      />
      <SummaryCard
        label={intl.formatMessage(messages.netSales)}
        value={<MoneyFigure amount={netSales} currency={currency} />}
        note={intl.formatMessage(segmentNames[segment])}
        icon={CardIcon}
      />
      <SummaryCard
        label={intl.formatMessage(messages.contribution)}
        value={<MoneyFigure amount={contribution} currency={currency} />}
        note={
          missing.length > 0 ? (
            <AtMost missing={missing} costsHref={costsHref} />
          ) : (
            intl.formatMessage(messages.afterCosts)
          )
        }
        icon={ProfitIcon}
        tone={contribution < 0 ? 'bad' : 'neutral'}
      />
      <SummaryCard
        label={intl.formatMessage(messages.daysBetween)}
        value={
          daysBetween === null ? (
            <UnknownFigure>{intl.formatMessage(messages.oneOrder)}</UnknownFigure>
          ) : (
            intl.formatMessage(messages.days, { days: daysBetween })
          )
        }
        {...(daysBetween !== null && { note: intl.formatMessage(messages.median) })}
        icon={CalendarIcon}
      />
    </Box>
  );
}

/** One customer by pseudonym: their orders, and what remained of them after costs. */
export function CustomerScreen(props: CustomerScreenProps) {
  const { view, page, onPageChange, refreshing, backHref, costsHref, orderHref, onRetry, admin } = props;
  const intl = useIntl();
  const { month } = useFormatters();
  const back = { href: backHref, label: intl.formatMessage(messages.back) };
  const ready = view.status === 'ready' ? view.data : undefined;
  return (
    <>
      <PageHeader
        title={
          ready
            ? intl.formatMessage(messages.title, { pseudonym: ready.pseudonym })
            : intl.formatMessage(messages.untitled)
        }
        back={back}
        {...(ready && { subtitle: intl.formatMessage(messages.since, { month: month(ready.cohort) }) })}
        {...(ready?.erased && {
          mark: <StatusChip tone="neutral" label={intl.formatMessage(messages.erased)} />,
        })}
        {...(ready && admin && { actions: <CustomerActions {...admin} data={ready} /> })}
      />
      {view.status === 'loading' && (
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={320} />
        </SummarySkeleton>
      )}
      {view.status === 'notFound' && (
        <Card>
          <EmptyState
            title={intl.formatMessage(messages.notFoundTitle)}
            description={intl.formatMessage(messages.notFoundText)}
            action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
          />
        </Card>
      )}
      {view.status === 'error' && (
        <Card>
          <ErrorState title={intl.formatMessage(messages.errorTitle)} description={view.message} onRetry={onRetry} />
        </Card>
      )}
      {ready && (
        <Regions sx={stack}>
          <Summary data={ready} costsHref={costsHref} />
          <CustomerOrders
            data={ready}
            page={page}
            onPageChange={onPageChange}
            refreshing={refreshing}
            orderHref={orderHref}
          />
        </Regions>
      )}
    </>
  );
}
