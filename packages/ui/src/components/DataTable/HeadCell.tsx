import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { unseen } from '../../internal/unseen.ts';
import { ArrowDownIcon } from '../Icon/index.ts';
import { cellClasses } from './GridRow.tsx';
import type { DataTableColumn, DataTableSort } from './types.ts';

export interface HeadCellProps<Row> {
  column: DataTableColumn<Row>;
  /** Its place among the columns shown. */
  place: number;
  sort: DataTableSort | null;
  /** Left out where the rows can't be sorted. */
  onSort?: ((sort: DataTableSort | null) => void) | undefined;
}

/** The order after the next press on a heading: first the one that tells most, then the other, then none. */
export function nextSort<Row>({ id, align }: DataTableColumn<Row>, sort: DataTableSort | null): DataTableSort | null {
  const first = align === 'end';
  if (sort?.column !== id) return { column: id, descending: first };
  return sort.descending === first ? { column: id, descending: !first } : null;
}

/** A column's heading; where the column sorts, a button that says the order by `aria-sort`. */
export function HeadCell<Row>({ column, place, sort, onSort }: HeadCellProps<Row>) {
  const sorted = sort?.column === column.id ? (sort.descending ? 'desc' : 'asc') : false;
  return (
    <TableCell
      scope="col"
      data-cell={`0:${place}`}
      align={column.align === 'end' ? 'right' : 'left'}
      sortDirection={sorted}
      className={column.action === true ? cellClasses.acts : undefined}
      sx={(theme) => ({
        zIndex: column.action === true ? 4 : 3,
        minWidth: column.minWidth,
        backgroundColor: theme.vars.palette.background.paper,
      })}
    >
      {onSort !== undefined && column.sortValue !== undefined ? (
        <TableSortLabel
          active={sorted !== false}
          direction={sorted === 'desc' ? 'desc' : 'asc'}
          IconComponent={ArrowDownIcon}
          onClick={() => onSort(nextSort(column, sort))}
        >
          {column.header}
        </TableSortLabel>
      ) : column.action === true ? (
        <Box component="span" sx={unseen}>
          {column.header}
        </Box>
      ) : (
        column.header
      )}
    </TableCell>
  );
}
