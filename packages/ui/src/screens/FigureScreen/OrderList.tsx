import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { isKindGroup, ORDER_SORTS } from '@adaos/domain';
import type { DataTableQuery } from '../../components/DataTable/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { ExportButton } from '../../product/frame/ExportButton.tsx';
import { TableCard } from '../../product/frame/TableCard.tsx';
import { useCountryName } from '../../internal/useCountryName.ts';
import { groupMessages, messages } from './FigureScreen.messages.ts';
import { orderColumns } from './orderColumns.tsx';
import type { FigureScreenProps } from './types.ts';
import type { FigureOrder, FigureView } from './FigureView.ts';

type Ready = Extract<FigureView, { status: 'ready' }>;

function titleOf(
  intl: IntlShape,
  { product, channel, kind }: Pick<FigureScreenProps, 'product' | 'channel'> & Pick<Ready, 'kind'>,
): string {
  if (product !== undefined) return intl.formatMessage(messages.ordersWith, { product });
  if (channel === null) return intl.formatMessage(messages.ordersOfNoChannel);
  if (channel !== undefined) return intl.formatMessage(messages.ordersOfChannel, { channel });
  if (kind === null) return intl.formatMessage(messages.orders);
  const part = isKindGroup(kind) ? intl.formatMessage(groupMessages[kind]) : intl.formatMessage(kindMessages[kind]);
  return intl.formatMessage(messages.ordersOf, { part });
}

/** The orders behind the figure or one part of it, paged: the server searches and sorts them. */
export function OrderList(props: FigureScreenProps & { view: Ready }) {
  const {
    product,
    channel,
    view,
    kindHref,
    orderHref,
    query,
    onQueryChange,
    onExport,
    exporting,
    onLoadMore,
    onRetryOrders,
  } = props;
  const intl = useIntl();
  const formatters = useFormatters();
  const { kind, orders, data } = view;
  const countryName = useCountryName();
  const columns = useMemo(
    () => orderColumns({ intl, formatters, currency: data.currency, countryName }),
    [intl, formatters, data.currency, countryName],
  );
  const tableQuery: DataTableQuery = {
    sort: { column: query.sort, descending: query.descending },
    filters: query.search === '' ? {} : { number: query.search },
    page: 0,
  };
  const ask = ({ sort, filters: { number } }: DataTableQuery) =>
    onQueryChange({
      search: typeof number === 'string' ? number : '',
      sort: ORDER_SORTS.find((column) => column === sort?.column) ?? 'day',
      descending: sort?.descending ?? true,
    });
  const rowHref = useCallback((row: FigureOrder) => orderHref(row.id), [orderHref]);
  const title = titleOf(intl, { product, channel, kind });
  const ready = orders.status === 'ready';
  return (
    <TableCard
      title={title}
      {...((kind !== null || product !== undefined || channel !== undefined) && {
        mark: (
          <Link href={kindHref(null)} sx={({ mixins }) => ({ typography: 'label', ...mixins.fingerLink })}>
            <FormattedMessage {...messages.showAll} />
          </Link>
        ),
      })}
      {...(channel !== undefined && {
        lead: (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            <FormattedMessage {...messages.sharedOrders} />
          </Typography>
        ),
      })}
      view={orders}
      onRetry={onRetryOrders}
      errorTitle={intl.formatMessage(messages.ordersError)}
      empty={{
        title: intl.formatMessage(messages.ordersEmpty),
        description: intl.formatMessage(messages.ordersEmptyText),
      }}
      name="orders"
      columns={columns}
      rows={ready ? orders.orders : []}
      rowKey={(row) => row.id}
      rowHref={rowHref}
      server={{ query: tableQuery, onQueryChange: ask }}
      chooseColumns
      {...(ready && {
        total: orders.total,
        loadingMore: orders.loadingMore,
        actions: <ExportButton onExport={onExport} exporting={exporting} />,
      })}
      {...(ready && orders.hasMore && { onLoadMore })}
    />
  );
}
