import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { monthMessages as messages } from './Reconciliation.messages.ts';
import type { ReconciledMonth } from './ReconciliationView.ts';
import type { useTotals } from './useTotals.ts';

const netOf = ({ differences }: ReconciledMonth) => differences.find(({ measure }) => measure === 'netSales') ?? null;

export interface MonthColumnsInput {
  intl: IntlShape;
  month: Formatters['month'];
  write: ReturnType<typeof useTotals>['write'];
}

const NOTHING = '–';

/** The net sales of a month, those of its report, and what of the difference is not explained. */
export function monthColumns({ intl, month, write }: MonthColumnsInput): DataTableColumn<ReconciledMonth>[] {
  const money = (value: number | null, signed = false) => (value === null ? NOTHING : write(value, { signed }));
  return [
    {
      id: 'month',
      header: intl.formatMessage(messages.month),
      cell: (row) => month(row.month),
      sortValue: (row) => row.month,
      card: 'title',
    },
    {
      id: 'own',
      header: intl.formatMessage(messages.own),
      cell: ({ totals }) => money(totals.netSales),
      sortValue: ({ totals }) => totals.netSales,
      align: 'end',
      card: 'amount',
    },
    {
      id: 'report',
      header: intl.formatMessage(messages.report),
      cell: ({ report }) => (report === null ? intl.formatMessage(messages.noReport) : money(report.totals.netSales)),
      sortValue: ({ report }) => report?.totals.netSales ?? null,
      align: 'end',
    },
    {
      id: 'difference',
      header: intl.formatMessage(messages.difference),
      cell: (row) => money(netOf(row)?.difference ?? null, true),
      sortValue: (row) => netOf(row)?.difference ?? null,
      align: 'end',
    },
    {
      id: 'unexplained',
      header: intl.formatMessage(messages.unexplained),
      cell: (row) => money(netOf(row)?.unexplained ?? null, true),
      sortValue: (row) => netOf(row)?.unexplained ?? null,
      align: 'end',
    },
  ];
}
