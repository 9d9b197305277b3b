import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { UsersIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import { stack } from '../stack.ts';
import { Cohorts } from './Cohorts.tsx';
import { messages } from './Customers.messages.ts';
import type { CustomerListView, CustomersData, CustomersQuery, CustomersView } from './CustomersView.ts';
import { CustomerTable } from './CustomerTable.tsx';
import { FindCustomer } from './FindCustomer.tsx';
import { Payback } from './Payback.tsx';
import { Period } from './Period.tsx';
import { segmentMessages } from './segments.messages.ts';
import { Segments } from './Segments.tsx';
import { Summary } from './Summary.tsx';
import { Value } from './Value.tsx';

export interface CustomersScreenProps extends SampleActions {
  view: CustomersView;
  /** The segments and a page of customers, which are read by themselves. */
  list: CustomerListView;
  /** The rows are of the query before. */
  refreshing: boolean;
  query: CustomersQuery;
  onQueryChange: (query: CustomersQuery) => void;
  onRetryList: () => void;
  /** Where orders are imported. */
  importHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** Left out for a sample, whose customers no shop has. */
  customerHref?: ((id: string) => string) | undefined;
  /** Opens the customer of a name. Left out for those who may not. */
  onFind?: ((customer: string) => Promise<void>) | undefined;
  /** Saves the customers that are asked for as a file. Left out for those who may not, and for a sample. */
  onExport?: (() => void) | undefined;
  exporting: boolean;
}

type ListProps = Pick<
  CustomersScreenProps,
  | 'list'
  | 'refreshing'
  | 'query'
  | 'onQueryChange'
  | 'onRetryList'
  | 'costsHref'
  | 'customerHref'
  | 'onExport'
  | 'exporting'
> & { currency: string | null };

/** The segments, and below them the customers: one of the parts of the screen that is read by itself. */
function Lists({ list, currency, costsHref, onRetryList, ...table }: ListProps) {
  const intl = useIntl();
  const titleRef = useRef<HTMLHeadingElement>(null);
  if (list.status === 'loading') return <CardSkeleton holds="rows" height={420} />;
  if (list.status === 'error') {
    return (
      <Card>
        <ErrorState
          title={intl.formatMessage(segmentMessages.errorTitle)}
          description={list.message}
          onRetry={onRetryList}
        />
      </Card>
    );
  }
  const open = (segment: CustomersQuery['segment']) => {
    table.onQueryChange({ ...table.query, segment, page: 0 });
    titleRef.current?.focus();
  };
  return (
    <>
      <Segments list={list.data} currency={currency} costsHref={costsHref} onOpen={open} />
      <CustomerTable {...table} list={list.data} currency={currency} titleRef={titleRef} />
    </>
  );
}

/** Orders are there, and none says whose it is. */
function NoneKnown({ importHref }: { importHref: string }) {
  const intl = useIntl();
  return (
    <Card>
      <EmptyState
        icon={UsersIcon}
        title={intl.formatMessage(messages.unknownTitle)}
        description={intl.formatMessage(messages.unknownText)}
        action={
          <ButtonLink href={importHref} variant="contained">
            {intl.formatMessage(messages.toIntegrations)}
          </ButtonLink>
        }
      />
    </Card>
  );
}

type ReadyProps = ListProps & { data: CustomersData; sample: boolean } & Pick<
    CustomersScreenProps,
    'importHref' | 'onFind'
  >;

function Ready({ data, sample, importHref, onFind, ...lists }: ReadyProps) {
  const { costsHref } = lists;
  return (
    <Regions sx={stack}>
      <Summary data={data} costsHref={costsHref} sample={sample} />
      <Period data={data} costsHref={costsHref} />
      {data.customers === 0 && <NoneKnown importHref={importHref} />}
      {data.customers > 0 && <Cohorts data={data} costsHref={costsHref} />}
      {data.customers > 0 && <Value data={data} costsHref={costsHref} />}
      {data.customers > 0 && <Payback data={data} costsHref={costsHref} />}
      {data.customers > 0 && <Lists {...lists} />}
      {data.customers > 0 && onFind && <FindCustomer onFind={onFind} />}
    </Regions>
  );
}

/** What customers are worth after costs: new and returning ones, cohorts, their value, what winning them costs, and segments. */
export function CustomersScreen(props: CustomersScreenProps) {
  const { view, list, refreshing, query, onQueryChange, onRetryList, importHref, costsHref, customerHref } = props;
  const { onFind, onExport, exporting, ...actions } = props;
  const intl = useIntl();
  const { onRetry, onUseSample, onLeaveSample } = actions;
  return (
    <ScreenFrame
      onRetry={onRetry}
      onUseSample={onUseSample}
      onLeaveSample={onLeaveSample}
      view={view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={320} />
        </SummarySkeleton>
      }
      empty={{
        icon: UsersIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.toIntegrations),
      }}
    >
      {({ data, source }) => (
        <Ready
          data={data}
          sample={source === 'sample'}
          currency={data.currency}
          {...{
            list,
            refreshing,
            query,
            onQueryChange,
            onRetryList,
            importHref,
            costsHref,
            customerHref,
            onFind,
            onExport,
            exporting,
          }}
        />
      )}
    </ScreenFrame>
  );
}
