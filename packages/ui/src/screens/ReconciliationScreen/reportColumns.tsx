import Button from '@mui/material/Button';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
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
    {
      id: 'entered',
      header: intl.formatMessage(messages.entered),
      cell: ({ createdAt, createdBy }) => <TwoLines first={dateTime(createdAt)} second={createdBy} />,
      sortValue: ({ createdAt }) => createdAt,
      nowrap: false,
    },
    {
      id: 'state',
      header: intl.formatMessage(messages.state),
      cell: (report) => (
        <StatusChip
          tone={stateOf(report) === 'counts' ? 'good' : 'neutral'}
          label={intl.formatMessage(messages[stateOf(report)])}
        />
      ),
      exportValue: (report) => intl.formatMessage(messages[stateOf(report)]),
      card: 'plain',
    },
  ];
  if (!onAsk) return shown;
  const remove: DataTableColumn<PlatformReport> = {
    id: 'actions',
    header: intl.formatMessage(messages.actions),
    action: true,
    align: 'end',
    cell: (report) =>
      report.removedAt === null && (
        <Button
          size="small"
          variant="text"
          aria-label={intl.formatMessage(messages.removeOf, { month: month(report.month) })}
          onClick={() => onAsk(report)}
        >
          {intl.formatMessage(messages.remove)}
        </Button>
      ),
  };
  return [...shown, remove];
}
