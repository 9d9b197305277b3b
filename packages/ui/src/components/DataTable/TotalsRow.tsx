import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './DataTable.messages.ts';
import { cellClasses } from './GridRow.tsx';
import type { DataTableColumn } from './types.ts';

export interface TotalsRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** Its place in the grid, the heading being 0. */
  place: number;
  rowIndex: number;
  cellRole: 'gridcell' | undefined;
}

function TotalsRowOf<Row>({ columns, rows, place, rowIndex, cellRole }: TotalsRowProps<Row>) {
  return (
    <TableFooter>
      <TableRow aria-rowindex={rowIndex}>
        {columns.map((column, index) => (
          <TableCell
            key={column.id}
            role={cellRole}
            data-cell={`${place}:${index}`}
            align={column.align === 'end' ? 'right' : 'left'}
            className={column.action === true ? cellClasses.acts : undefined}
            sx={(theme) => ({
              ...theme.typography.body1,
              ...theme.mixins.tabular,
              position: 'sticky',
              bottom: 0,
              zIndex: 3,
              fontWeight: 560,
              whiteSpace: 'nowrap',
              color: 'text.primary',
              border: 0,
              borderTop: `1px solid ${theme.vars.palette.line.main}`,
              backgroundColor: theme.vars.palette.background.paper,
            })}
          >
            {column.total ? column.total(rows) : index === 0 ? <FormattedMessage {...messages.total} /> : null}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

/** The totals, which stay in sight under the rows; summed anew only when these change, not when they scroll. */
export const TotalsRow = memo(TotalsRowOf) as typeof TotalsRowOf;
