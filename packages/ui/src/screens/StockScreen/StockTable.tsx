import { STOCK_COLUMNS, type StockStatus } from '@adaos/domain';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn, type DataTableQuery } from '../../components/DataTable/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { StockCount } from './StockCount.tsx';
import { moneyWriter } from '../../product/purchases/moneyWriter.ts';
import { messages } from './StockScreen.messages.ts';
import {
  STOCK_PAGE,
  type StockData,
  type StockList,
  type StockQuery,
  type SupplierRow,
  type TermsActions,
} from './StockView.ts';
import { TermsCell } from './TermsCell.tsx';
import { termsMessages } from './terms.messages.ts';
import { TermsDialog } from './TermsDialog.tsx';
import { useDays } from './useDays.ts';
import { ExportButton } from '../../product/frame/ExportButton.tsx';
import { rowMessages } from '../../product/frame/rows.messages.ts';
import { grid } from '../../theme/grid.ts';

const STATUSES = {
  Good: { tone: 'good', message: messages.good },
  Critical: { tone: 'bad', message: messages.criticalStatus },
} as const;
const ORDER: readonly StockStatus[] = ['Critical', 'Good'];

const quiet = { display: 'block', typography: 'body2', color: 'text.secondary' } as const;

/** What follows from the sales of a product; figures that are not known say so. */
function planColumns(
  intl: IntlShape,
  formatters: Formatters,
  days: (days: number | null) => string,
  currency: string | null,
): DataTableColumn<SupplierRow>[] {
  const { day } = formatters;
  const money = moneyWriter(formatters, currency);
  const unknown = intl.formatMessage(messages.notKnown);
  return [
    {
      id: 'coverDays',
      header: intl.formatMessage(messages.cover),
      headingWraps: true,
      cell: ({ plan }) => (
        <>
          {days(plan?.coverDays ?? null)}
          {plan?.velocity != null && (
            <Box component="span" sx={quiet}>
              {intl.formatMessage(messages.perDay, { units: intl.formatNumber(plan.velocity) })}
            </Box>
          )}
        </>
      ),
      sortValue: ({ plan }) => plan?.coverDays ?? null,
      align: 'end',
    },
    {
      id: 'orderBy',
      header: intl.formatMessage(messages.orderBy),
      headingWraps: true,
      cell: ({ plan }) => (
        <>
          {plan?.orderBy == null ? unknown : day(plan.orderBy)}
          {(plan?.quantity ?? 0) > 0 && (
            <Box component="span" sx={quiet}>
              {intl.formatMessage(messages.orderUnits, { units: plan?.quantity ?? 0 })}
            </Box>
          )}
        </>
      ),
      sortValue: ({ plan }) => plan?.orderBy ?? null,
      align: 'end',
    },
    {
      id: 'value',
      header: intl.formatMessage(messages.value),
      cell: ({ plan }) => (plan?.value == null ? unknown : money(plan.value)),
      sortValue: ({ plan }) => plan?.value ?? null,
      align: 'end',
      hidden: true,
    },
    {
      id: 'lost',
      header: intl.formatMessage(messages.lost),
      cell: ({ plan }) => (
        <>
          {plan?.lost == null ? unknown : money(plan.lost)}
          {(plan?.daysOut ?? 0) > 0 && (
            <Box component="span" sx={quiet}>
              {intl.formatMessage(messages.daysOut, { days: plan?.daysOut ?? 0 })}
            </Box>
          )}
        </>
      ),
      sortValue: ({ plan }) => plan?.lost ?? null,
      align: 'end',
      hidden: true,
    },
  ];
}

function columnsIn(
  intl: IntlShape,
  formatters: Formatters,
  days: (days: number | null) => string,
  currency: string | null,
  onAskTerms: ((row: SupplierRow) => void) | undefined,
): DataTableColumn<SupplierRow>[] {
  const { number } = formatters;
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
      cell: ({ stock, onOrder = 0 }) => (
        <>
          {number(stock)}
          {onOrder > 0 && (
            <Box component="span" sx={quiet}>
              {intl.formatMessage(messages.onOrder, { units: onOrder })}
            </Box>
          )}
        </>
      ),
      sortValue: ({ stock }) => stock,
      filter: { kind: 'range', value: ({ stock }) => stock },
      total: (rows) => number(rows.reduce((sum, { stock }) => sum + stock, 0)),
      align: 'end',
    },
    {
      id: 'count',
      header: intl.formatMessage(messages.count),
      headingWraps: true,
      cell: ({ count }) => count && <StockCount count={count} />,
      sortValue: ({ count }) => count?.at ?? null,
      nowrap: false,
      minWidth: grid(12),
      card: 'plain',
    },
    {
      id: 'reorderPoint',
      header: intl.formatMessage(messages.reorderPoint),
      headingWraps: true,
      cell: ({ reorderPoint }) => (reorderPoint == null ? intl.formatMessage(messages.notKnown) : number(reorderPoint)),
      sortValue: ({ reorderPoint }) => reorderPoint ?? null,
      align: 'end',
    },
    {
      id: 'deliveryTime',
      header: intl.formatMessage(messages.deliveryTime),
      headingWraps: true,
      cell: ({ deliveryTime, plan }) => (
        <>
          {days(deliveryTime)}
          {plan?.deliverySpread != null && (
            <Box component="span" sx={quiet}>
              {intl.formatMessage(messages.spread, { days: days(plan.deliverySpread) })}
            </Box>
          )}
        </>
      ),
      sortValue: ({ deliveryTime }) => deliveryTime,
      align: 'end',
    },
    ...planColumns(intl, formatters, days, currency),
    {
      id: 'terms',
      header: intl.formatMessage(termsMessages.column),
      headingWraps: true,
      cell: (row) => <TermsCell row={row} onAsk={onAskTerms} />,
      nowrap: false,
      card: 'plain',
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

interface StockTableProps {
  data: StockData;
  list: StockList | undefined;
  sample: boolean;
  /** Left out where the terms cannot be changed. */
  terms: TermsActions | undefined;
}

/** Every product with its supplier: its stock, its reorder point, its lead time. */
export function StockTable({ data, list, sample, terms }: StockTableProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const days = useDays();
  const [asked, setAsked] = useState<SupplierRow | null>(null);
  const canChange = terms !== undefined;
  const columns = useMemo(
    () => columnsIn(intl, formatters, days, data.currency, canChange ? setAsked : undefined),
    [intl, formatters, days, data.currency, canChange],
  );
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
        name="stock"
        columns={columns}
        rows={data.suppliers}
        rowKey={({ id }) => id}
        defaultSort={{ column: 'status', descending: false }}
        chooseColumns
        cardsBelow="lg"
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
      {asked && terms && <TermsDialog {...terms} row={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}
