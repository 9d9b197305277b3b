import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { StatusChip, type StatusChipProps } from '../../components/StatusChip/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { TwoLines } from '../figures/TwoLines.tsx';
import { rowMessages as messages } from './rows.messages.ts';

/** When an entry was made, and by whom. */
export function enteredColumn<Row extends { createdAt: string; createdBy: string | null }>(
  id: string,
  header: string,
  { dateTime }: Pick<Formatters, 'dateTime'>,
): DataTableColumn<Row> {
  return {
    id,
    header,
    cell: ({ createdAt, createdBy }) => <TwoLines first={dateTime(createdAt)} second={createdBy} />,
    sortValue: ({ createdAt }) => createdAt,
    nowrap: false,
  };
}

/** Whether an entry counts. */
export function stateColumn<Row extends object>(
  intl: IntlShape,
  chipOf: (row: Row) => StatusChipProps & { label: string },
): DataTableColumn<Row> {
  return {
    id: 'state',
    header: intl.formatMessage(messages.state),
    cell: (row) => <StatusChip {...chipOf(row)} />,
    exportValue: (row) => chipOf(row).label,
    card: 'plain',
  };
}

/** What can be done with a row: its buttons. */
export function actionsColumn<Row extends object>(
  intl: IntlShape,
  cell: (row: Row) => ReactNode,
): DataTableColumn<Row> {
  return { id: 'actions', header: intl.formatMessage(messages.actions), action: true, align: 'end', cell };
}

export interface RowActionProps {
  /** Names the row, too. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** One of the buttons of a row. */
export function RowAction({ label, ...button }: RowActionProps) {
  return <Button size="small" variant="text" aria-label={label} {...button} />;
}
