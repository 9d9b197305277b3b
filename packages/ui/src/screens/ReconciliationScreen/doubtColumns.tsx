import Box from '@mui/material/Box';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { actionsColumn, RowAction } from '../../product/frame/entryColumns.tsx';
import { grid } from '../../theme/grid.ts';
import { answerMessages, doubtMessages as messages } from './doubts.messages.ts';
import type { DoubtRow } from './ReconciliationView.ts';

interface ColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  /** The shop's. */
  currency: string | null;
  busy?: boolean;
  /** Left out for users who may only read. */
  onSame?: (row: DoubtRow) => void;
  onDifferent?: (row: DoubtRow) => void;
}

export function doubtColumns(input: ColumnsInput): DataTableColumn<DoubtRow>[] {
  const { intl, formatters, currency, busy = false, onSame, onDifferent } = input;
  const { amount, day, money } = formatters;
  const worth = (value: number | null) =>
    value === null ? null : currency === null ? amount(value) : money(value, currency);
  const stateOf = ({ decision }: DoubtRow) =>
    intl.formatMessage(decision === null ? messages.undecided : answerMessages[decision]);
  const side = (id: 'earlier' | 'later'): DataTableColumn<DoubtRow> => ({
    id,
    header: intl.formatMessage(messages[id]),
    cell: (row) => <TwoLines first={day(row[`${id}On`])} second={worth(row[`${id}Amount`])} />,
    exportValue: (row) => row[`${id}On`],
    nowrap: false,
  });
  const columns: DataTableColumn<DoubtRow>[] = [
    {
      id: 'number',
      header: intl.formatMessage(messages.number),
      cell: ({ number }) => number,
      nowrap: false,
      minWidth: grid(14),
      card: 'title',
    },
    side('earlier'),
    side('later'),
    {
      id: 'decision',
      header: intl.formatMessage(messages.decision),
      cell: (row) => (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <StatusChip tone={row.decision === null ? 'careful' : 'neutral'} label={stateOf(row)} />
          {row.decidedAt !== null && <TwoLines first={formatters.dateTime(row.decidedAt)} second={row.decidedBy} />}
        </Box>
      ),
      exportValue: stateOf,
      nowrap: false,
      card: 'plain',
    },
  ];
  if (!onSame || !onDifferent) return columns;
  return [
    ...columns,
    actionsColumn(
      intl,
      (row) =>
        row.decision !== 'different' && (
          <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, justifyContent: 'flex-end', gap: 0.5 }}>
            {row.decision === null && (
              <RowAction
                disabled={busy}
                label={intl.formatMessage(messages.sameOf, { number: row.number })}
                onClick={() => onSame(row)}
              >
                {intl.formatMessage(answerMessages.same)}
              </RowAction>
            )}
            <RowAction
              disabled={busy}
              label={intl.formatMessage(messages.differentOf, { number: row.number })}
              onClick={() => onDifferent(row)}
            >
              {intl.formatMessage(answerMessages.different)}
            </RowAction>
          </Box>
        ),
    ),
  ];
}
