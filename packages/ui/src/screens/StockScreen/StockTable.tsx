import { STOCK_COLUMNS, type StockStatus } from '@adaos/domain';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn, type DataTableQuery } from '../../components/DataTable/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { StockCount } from './StockCount.tsx';
import { messages } from './StockScreen.messages.ts';
import { STOCK_PAGE, type StockData, type StockList, type StockQuery, type SupplierRow } from './StockView.ts';
import { useDays } from './useDays.ts';
import { ExportButton } from '../../product/frame/ExportButton.tsx';
import { rowMessages } from '../../product/frame/rows.messages.ts';
import { grid } from '../../theme/grid.ts';

const STATUSES = {
  Good: { tone: 'good', message: messages.good },
  Critical: { tone: 'bad', message: messages.criticalStatus },
} as const;
const ORDER: readonly StockStatus[] = ['Critical', 'Good'];

function columnsIn(
  intl: IntlShape,
  { number }: Formatters,
  days: (days: number | null) => string,
): DataTableColumn<SupplierRow>[] {
  const statusName = (status: StockStatus) => intl.formatMessage(STATUSES[status].message);
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.supplier),
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
      filter: { kind: 'text', value: ({ name, product }) => `${name} ${product}` },
      nowrap: false,
      card: 'title',
    },
    {
      id: 'product',
      header: intl.formatMessage(messages.product),
      cell: ({ product }) => product,
      sortValue: ({ product }) => product,
      nowrap: false,
      card: 'plain',
    },
    {
      id: 'stock',
      header: intl.formatMessage(messages.stock),
      cell: ({ stock }) => number(stock),
      sortValue: ({ stock }) => stock,
      filter: { kind: 'range', value: ({ stock }) => stock },
      total: (rows) => number(rows.reduce((sum, { stock }) => sum + stock, 0)),
      align: 'end',
    },
    {
      id: 'count',
      header: intl.formatMessage(messages.count),
      cell: ({ count }) => count && <StockCount count={count} />,
      sortValue: ({ count }) => count?.at ?? null,
      nowrap: false,
      minWidth: grid(20),
      card: 'plain',
    },
    {
      id: 'reorderPoint',
      header: intl.formatMessage(messages.reorderPoint),
      cell: ({ reorderPoint }) => (reorderPoint == null ? intl.formatMessage(messages.notKnown) : number(reorderPoint)),
      sortValue: ({ reorderPoint }) => reorderPoint ?? null,
      align: 'end',
    },
    {
      id: 'deliveryTime',
      header: intl.formatMessage(messages.deliveryTime),
      cell: ({ deliveryTime }) => days(deliveryTime),
      sortValue: ({ deliveryTime }) => deliveryTime,
      align: 'end',
    },
    {
      id: 'status',
      header: intl.formatMessage(rowMessages.state),
      cell: ({ status }) => <StatusChip tone={STATUSES[status].tone} label={statusName(status)} />,
      sortValue: ({ status }) => ORDER.indexOf(status),
      exportValue: ({ status }) => statusName(status),
      filter: {
        kind: 'choice',
        value: ({ status }) => status,
        choices: ORDER.map((value) => ({ value, label: statusName(value) })),
      },
      card: 'amount',
    },
  ];
}

const toTable = ({ search, status, least, most, sort, descending, page }: StockQuery): DataTableQuery => ({
  sort: { column: sort, descending },
  filters: {
    ...(search !== '' && { name: search }),
    ...(status !== null && { status: [status] }),
    ...((least !== null || most !== null) && { stock: { min: least, max: most } }),
  },
  page,
});

function fromTable({ sort, filters, page }: DataTableQuery): StockQuery {
  const { name, status, stock } = filters;
  const statuses = Array.isArray(status) ? ORDER.filter((one) => status.includes(one)) : [];
  const { min, max } = typeof stock === 'object' && 'min' in stock ? stock : { min: null, max: null };
  return {
    search: typeof name === 'string' ? name : '',
    status: statuses.length === 1 ? (statuses[0] ?? null) : null,
    least: min,
    most: max,
    sort: STOCK_COLUMNS.find((column) => column === sort?.column) ?? 'status',
    descending: sort?.descending ?? false,
    page,
  };
}

/** Every product with its supplier: its stock, its reorder point, its lead time. */
export function StockTable({ data, list, sample }: { data: StockData; list: StockList | undefined; sample: boolean }) {
  const intl = useIntl();
  const formatters = useFormatters();
  const days = useDays();
  const columns = useMemo(() => columnsIn(intl, formatters, days), [intl, formatters, days]);
  const label = intl.formatMessage(messages.table);
  const { query, onQueryChange } = list ?? {};
  const server = useMemo(
    () =>
      query &&
      onQueryChange && {
        query: toTable(query),
        onQueryChange: (next: DataTableQuery) => onQueryChange(fromTable(next)),
      },
    [query, onQueryChange],
  );
  return (
    <Card title={label} {...(sample && { actions: <SampleDataMark /> })}>
      <DataTable
        label={label}
        columns={columns}
        rows={data.suppliers}
        rowKey={({ id }) => id}
        defaultSort={{ column: 'status', descending: false }}
        chooseColumns
        {...(server && list
          ? {
              server,
              total: data.total,
              pageSize: STOCK_PAGE,
              refreshing: list.refreshing,
              actions: <ExportButton onExport={list.onExport} exporting={list.exporting} />,
            }
          : { exportName: label })}
      />
    </Card>
  );
}
