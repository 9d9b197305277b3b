import Stack from '@mui/material/Stack';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { actionsColumn, RowAction, stateColumn } from '../../product/frame/entryColumns.tsx';
import { grid } from '../../theme/grid.ts';
import { ruleMessages } from './CostsScreen.messages.ts';
import type { LineRow } from './CostsView.ts';
import { lineKindMessages, lineMessages as messages } from './lines.messages.ts';

/** What can be done with a line. */
export type LineAction = 'confirm' | 'keep' | 'takeBack';

export const lineName = ({ name, code }: LineRow): string => name ?? code;

interface ColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  currency: string | null;
  /** Left out for users who may only read. */
  onAsk?: (line: LineRow, action: LineAction) => void;
}

const LABELS = { confirm: messages.isNoProduct, keep: messages.keep, takeBack: ruleMessages.takeBack };
const LABELS_OF = { confirm: messages.confirmOf, keep: messages.keepOf, takeBack: messages.takeBackOf };

export function lineColumns({ intl, formatters, currency, onAsk }: ColumnsInput): DataTableColumn<LineRow>[] {
  const { amount, dateTime, money, number } = formatters;
  const stateOf = ({ decision }: LineRow) =>
    intl.formatMessage(
      decision === null ? messages.proposed : decision.isProduct ? messages.isProduct : messages.isNoProduct,
    );
  const kindOf = ({ kind }: LineRow) => kind && intl.formatMessage(lineKindMessages[kind]);
  const columns: DataTableColumn<LineRow>[] = [
    {
      id: 'line',
      header: intl.formatMessage(messages.line),
      cell: (line) => <TwoLines first={lineName(line)} second={line.name === null ? null : line.code} strong />,
      sortValue: lineName,
      nowrap: false,
      minWidth: grid(20),
      card: 'title',
    },
    {
      id: 'kind',
      header: intl.formatMessage(messages.kind),
      cell: kindOf,
      sortValue: (line) => kindOf(line) ?? '',
    },
    {
      id: 'lines',
      header: intl.formatMessage(messages.lines),
      cell: ({ lines }) => number(lines),
      sortValue: ({ lines }) => lines,
      align: 'end',
    },
    {
      id: 'sales',
      header: intl.formatMessage(messages.sales),
      cell: ({ sales }) => (currency === null ? amount(sales) : money(sales, currency)),
      sortValue: ({ sales }) => sales,
      align: 'end',
    },
    stateColumn(intl, (line) => ({ tone: line.decision === null ? 'careful' : 'good', label: stateOf(line) })),
    {
      id: 'decided',
      header: intl.formatMessage(messages.decided),
      cell: ({ decision }) => decision && <TwoLines first={dateTime(decision.createdAt)} second={decision.createdBy} />,
      nowrap: false,
    },
  ];
  if (!onAsk) return columns;
  const button = (line: LineRow, action: LineAction) => (
    <RowAction
      key={action}
      label={intl.formatMessage(LABELS_OF[action], { name: lineName(line) })}
      onClick={() => onAsk(line, action)}
    >
      {intl.formatMessage(LABELS[action])}
    </RowAction>
  );
  return [
    ...columns,
    actionsColumn(intl, (line) =>
      line.decision === null ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {button(line, 'confirm')}
          {button(line, 'keep')}
        </Stack>
      ) : (
        button(line, 'takeBack')
      ),
    ),
  ];
}
