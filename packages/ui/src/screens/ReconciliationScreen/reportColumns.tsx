import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { actionsColumn, enteredColumn, RowAction, stateColumn } from '../../product/frame/entryColumns.tsx';
import { monthMessages } from './Reconciliation.messages.ts';
import { reportMessages as messages } from './report.messages.ts';
import type { PlatformReport, ReconciledMonth } from './ReconciliationView.ts';

export interface ReportColumnsInput {
  intl: IntlShape;
  month: Formatters['month'];
  dateTime: Formatters['dateTime'];
  months: readonly ReconciledMonth[];
  /** Left out for users who may only read. */
  onAsk?: (report: PlatformReport) => void;
}

/** A report, who entered it, and whether it is in use. */
export function reportColumns(input: ReportColumnsInput): DataTableColumn<PlatformReport>[] {
  const { intl, month, dateTime, months, onAsk } = input;
  const inUse = new Set(months.flatMap(({ report }) => (report ? [report.id] : [])));
  const stateOf = ({ id, removedAt }: PlatformReport) =>
    removedAt !== null ? 'removed' : inUse.has(id) ? 'counts' : 'replaced';
  const shown: DataTableColumn<PlatformReport>[] = [
    {
      id: 'month',
      header: intl.formatMessage(monthMessages.month),
      cell: (report) => month(report.month),
      sortValue: (report) => report.month,
      card: 'title',
    },
    {
      id: 'source',
      header: intl.formatMessage(messages.source),
      cell: ({ fileName }) => fileName ?? intl.formatMessage(messages.typed),
      nowrap: false,
    },
    enteredColumn('entered', intl.formatMessage(messages.entered), { dateTime }),
    stateColumn(intl, (report) => ({
      tone: stateOf(report) === 'counts' ? 'good' : 'neutral',
      label: intl.formatMessage(messages[stateOf(report)]),
    })),
  ];
  if (!onAsk) return shown;
  const remove = actionsColumn<PlatformReport>(
    intl,
    (report) =>
      report.removedAt === null && (
        <RowAction
          label={intl.formatMessage(messages.removeOf, { month: month(report.month) })}
          onClick={() => onAsk(report)}
        >
          {intl.formatMessage(messages.remove)}
        </RowAction>
      ),
  );
  return [...shown, remove];
}
