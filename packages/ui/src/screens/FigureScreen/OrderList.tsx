import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { AtMostValue } from '../../product/AtMost/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { useCountryName } from '../../internal/useCountryName.ts';
import { messages, orderKindMessages } from './FigureScreen.messages.ts';
import type { FigureScreenProps } from './types.ts';
import type { FigureOrder, FigureView } from './FigureView.ts';

type Ready = Extract<FigureView, { status: 'ready' }>;

function columnsOf(
  intl: IntlShape,
  { amount, day, money, number }: Formatters,
  currency: string | null,
  country: (name: string) => string,
): DataTableColumn<FigureOrder>[] {
  const header = (message: typeof messages.columnOrder) => intl.formatMessage(message);
  return [
    {
      id: 'number',
      header: header(messages.columnOrder),
      cell: (row) => row.externalId,
      sortValue: (row) => row.externalId,
      card: 'title',
    },
    {
      id: 'date',
      header: header(messages.columnDate),
      cell: (row) => day(row.occurredOn),
      sortValue: (row) => row.occurredOn,
      card: 'plain',
    },
    {
      id: 'kind',
      header: header(messages.columnKind),
      cell: (row) => intl.formatMessage(orderKindMessages[row.kind]),
      sortValue: (row) => row.kind,
      card: 'plain',
    },
    {
      id: 'customer',
      header: header(messages.columnCustomer),
      cell: (row) => row.customer && <Customer name={row.customer} />,
      sortValue: (row) => row.customer,
      card: 'plain',
      nowrap: false,
    },
    {
      id: 'country',
      header: header(messages.columnCountry),
      cell: (row) => row.country && country(row.country),
      sortValue: (row) => row.country && country(row.country),
      card: 'plain',
      nowrap: false,
    },
    {
      id: 'lines',
      header: header(messages.columnLines),
      cell: (row) => number(row.lines),
      sortValue: (row) => row.lines,
      align: 'end',
    },
    {
      id: 'amount',
      header: header(messages.columnAmount),
      cell: (row) => (
        <AtMostValue missing={row.missing}>
          {currency === null ? amount(row.amount) : money(row.amount, currency)}
        </AtMostValue>
      ),
      sortValue: (row) => row.amount,
      align: 'end',
      card: 'amount',
    },
  ];
}

/** An address may wrap after its @, so that the amount at the end of the line stays visible. */
function Customer({ name }: { name: string }) {
  const at = name.indexOf('@') + 1;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}

/** The orders behind the figure or one part of it, paged. */
export function OrderList({
  view,
  kindHref,
  orderHref,
  onLoadMore,
  onRetryOrders,
}: FigureScreenProps & { view: Ready }) {
  const intl = useIntl();
  const formatters = useFormatters();
  const { kind, orders, data } = view;
  const country = useCountryName();
  const columns = useMemo(
    () => columnsOf(intl, formatters, data.currency, country),
    [intl, formatters, data.currency, country],
  );
  const rowHref = useCallback((row: FigureOrder) => orderHref(row.id), [orderHref]);
  const title =
    kind === null
      ? intl.formatMessage(messages.orders)
      : intl.formatMessage(messages.ordersOf, { part: intl.formatMessage(kindMessages[kind]) });
  const ready = orders.status === 'ready';
  return (
    <Card
      title={title}
      {...(kind !== null && {
        actions: (
          <Link href={kindHref(null)} sx={({ mixins }) => ({ typography: 'label', ...mixins.fingerLink })}>
            <FormattedMessage {...messages.showAll} />
          </Link>
        ),
      })}
    >
      <DataTable
        label={title}
        columns={columns}
        rows={ready ? orders.orders : []}
        rowKey={(row) => row.id}
        rowHref={rowHref}
        loading={orders.status === 'loading'}
        {...(ready && { total: orders.total, loadingMore: orders.loadingMore })}
        {...(ready && orders.hasMore && { onLoadMore })}
        {...(orders.status === 'error' && {
          error: (
            <ErrorState
              level={3}
              title={intl.formatMessage(messages.ordersError)}
              description={orders.message}
              onRetry={onRetryOrders}
            />
          ),
        })}
        empty={
          <EmptyState
            level={3}
            title={intl.formatMessage(messages.ordersEmpty)}
            description={intl.formatMessage(messages.ordersEmptyText)}
          />
        }
      />
    </Card>
  );
}
