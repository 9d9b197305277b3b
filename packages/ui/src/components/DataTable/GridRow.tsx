import type { Theme } from '@mui/material/styles';
import { memo, type Ref } from 'react';
import { bodyCellNames } from './bodyCells.ts';
import { RowTitle } from './RowTitle.tsx';
import type { DataTableColumn } from './types.ts';

/** Cells that wrap, and those that hold buttons. */
export const cellClasses = { wraps: 'wraps', acts: 'acts' } as const;

/** Rows that open something. */
export const rowClasses = { opens: 'opens' } as const;

/** How rows and their cells look, for the table around them: each has a name only, as its cells have (`bodyCells`). */
export const rowStyles = (theme: Theme) => ({
  '& tbody tr': { position: 'relative' },
  [`& tbody tr.${rowClasses.opens}:hover`]: { backgroundColor: theme.vars.palette.action.hover },
  '& tbody td': { verticalAlign: 'top', whiteSpace: 'nowrap' },
  // A line parts rows; the card has an edge of its own.
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  [`& tbody td.${cellClasses.wraps}`]: { whiteSpace: 'normal' },
});

export interface GridRowProps<Row> {
  row: Row;
  /** Its place among the rows shown, from 0. */
  index: number;
  /** Its place among all rows there are, the heading being 1. */
  rowIndex: number;
  columns: readonly DataTableColumn<Row>[];
  titleColumn: string | undefined;
  rowHref?: ((row: Row) => string) | undefined;
  onRowOpen?: ((row: Row) => void) | undefined;
  cellRole: 'gridcell' | undefined;
  measure: Ref<HTMLTableRowElement>;
}

function GridRowOf<Row>(props: GridRowProps<Row>) {
  const { row, index, rowIndex, columns, titleColumn, rowHref, onRowOpen, cellRole, measure } = props;
  const opens = rowHref !== undefined || onRowOpen !== undefined;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={rowIndex} className={opens ? rowClasses.opens : undefined}>
      {columns.map((column, place) => (
        <td key={column.id} role={cellRole} data-cell={`${index + 1}:${place}`} className={cellClass(column)}>
          {column.id === titleColumn && opens ? (
            <RowTitle href={rowHref?.(row)} {...(onRowOpen && { onOpen: () => onRowOpen(row) })}>
              {column.cell(row)}
            </RowTitle>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

function cellClass<Row>({ align = 'start', nowrap, action }: DataTableColumn<Row>): string {
  const own = action === true ? cellClasses.acts : nowrap === false ? cellClasses.wraps : '';
  return `${bodyCellNames[align]} ${own}`.trim();
}

/** A row of the grid; drawn anew only when it changes itself, not when others come into sight. */
export const GridRow = memo(GridRowOf) as typeof GridRowOf;
