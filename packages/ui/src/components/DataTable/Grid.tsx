import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useCallback, useRef } from 'react';
import { scrollHint } from '../../internal/scrollHint.ts';
import { unseen } from '../../internal/unseen.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { surface } from '../../theme/surface.ts';
import { ArrowDownIcon } from '../Icon/index.ts';
import { TotalsRow } from './Footer.tsx';
import { GridBody, type GridRows } from './GridBody.tsx';
import { classes, ROW_HEIGHT, tableStyles } from './gridStyles.ts';
import type { DataTableColumn, DataTableDensity, DataTableSort, RowsProps } from './types.ts';
import { useGridFocus } from './useGridFocus.ts';

export interface GridProps<Row extends object> extends RowsProps<Row> {
  sort: DataTableSort | null;
  /** Left out where the rows cannot be sorted. */
  onSort: ((sort: DataTableSort | null) => void) | undefined;
  density: DataTableDensity;
  maxHeight: number;
}

// As many rows are on the page without scrolling by themselves.
const FEW = 25;

/** The rows as a table. Only those in sight are drawn; empty rows keep the place of the others. */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, columns, rows, rowCount, rowHref, onRowOpen, sort, onSort, totalled, density, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<GridRows>(null);
  const interactive =
    rowHref !== undefined ||
    onRowOpen !== undefined ||
    columns.some(
      ({ action, heading, sortValue }) =>
        action === true || heading !== undefined || (onSort !== undefined && sortValue !== undefined),
    );
  const { activeRow, onDrawn, handlers } = useGridFocus({
    scroller,
    enabled: interactive,
    rowCount: rows.length + 1 + (totalled ? 1 : 0),
    columnCount: columns.length,
    reveal: (row) => body.current?.scrollToIndex(row - 1),
    onEnter: (place) => {
      const row = rows[place - 1];
      if (row === undefined) return;
      if (onRowOpen) onRowOpen(row);
      else scroller.current?.querySelector<HTMLElement>(`[data-index="${place - 1}"] a[href]`)?.click();
    },
  });
  const keptRow = useCallback(() => (interactive ? activeRow() - 1 : -1), [activeRow, interactive]);
  const scrolls = rows.length > FEW;
  const size = density === 'compact' ? 'small' : 'medium';
  const cellRole = interactive ? 'gridcell' : undefined;
  return (
    <Box
      ref={scroller}
      className={classes.scroller}
      // Where nothing in it takes the focus, the table itself does, so that it scrolls by keyboard.
      {...(interactive ? handlers : { tabIndex: 0, role: 'group', 'aria-label': label })}
      sx={(theme) => ({
        ...scrollHint(theme),
        // The text of the first column is in line with what is above the table, its highlight a little outside.
        mx: -1,
        maxHeight: scrolls ? maxHeight : 'none',
        overflow: 'auto',
        containerType: 'inline-size',
        overscrollBehaviorX: 'contain',
        // What takes the focus is not under the heading or the totals.
        scrollPaddingBlock: `${tokens.space.targetCompact}px`,
        '@supports (container-type: scroll-state)': { containerType: 'inline-size scroll-state' },
        '@media print': { maxHeight: 'none', overflow: 'visible', containerType: 'normal', background: 'none' },
      })}
    >
      <Table
        stickyHeader
        size={size}
        role={interactive ? 'grid' : undefined}
        aria-label={label}
        aria-rowcount={rowCount + 1 + (totalled ? 1 : 0)}
        sx={(theme) => tableStyles(theme, size, columns.length)}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            {columns.map((column, place) => (
              <HeadCell key={column.id} column={column} place={place} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <GridBody
          {...props}
          handle={body}
          initialHeight={scrolls ? maxHeight : FEW * 2 * ROW_HEIGHT.comfortable}
          cellRole={cellRole}
          keptRow={keptRow}
          onDrawn={onDrawn}
        />
        {totalled && (
          <TotalsRow
            columns={columns}
            rows={totalled}
            place={rows.length + 1}
            rowIndex={rowCount + 2}
            cellRole={cellRole}
          />
        )}
      </Table>
    </Box>
  );
}

/** The order after the next press on a heading: numbers from the greatest, texts from the first; then reversed; then none. */
function nextSort<Row>({ id, align }: DataTableColumn<Row>, sort: DataTableSort | null): DataTableSort | null {
  const descending = align === 'end';
  if (sort?.column !== id) return { column: id, descending };
  return sort.descending === descending ? { column: id, descending: !descending } : null;
}

interface HeadCellProps<Row extends object> extends Pick<GridProps<Row>, 'sort' | 'onSort'> {
  column: DataTableColumn<Row>;
  /** Among the columns shown. */
  place: number;
}

/** A column's heading; where the column sorts, a button, with the order as `aria-sort`. */
function HeadCell<Row extends object>({ column, place, sort, onSort }: HeadCellProps<Row>) {
  const { header, heading, headingWraps = false, align, action, minWidth, sortValue } = column;
  const sorted = sort?.column === column.id ? (sort.descending ? 'desc' : 'asc') : false;
  return (
    <TableCell
      scope="col"
      data-cell={`0:${place}`}
      align={align === 'end' ? 'right' : 'left'}
      sortDirection={sorted}
      className={action === true ? classes.acts : heading === undefined ? undefined : classes.selects}
      sx={(theme) => ({
        // Above the rows, which have raised parts.
        zIndex: theme.zIndex.raised + 1,
        minWidth,
        ...(headingWraps && { '&&': { whiteSpace: 'normal' } }),
        backgroundColor: surface(theme),
      })}
    >
      {heading !== undefined ? (
        heading
      ) : onSort !== undefined && sortValue !== undefined ? (
        <TableSortLabel
          active={sorted !== false}
          direction={sorted === 'desc' ? 'desc' : 'asc'}
          IconComponent={ArrowDownIcon}
          onClick={() => onSort(nextSort(column, sort))}
        >
          {header}
        </TableSortLabel>
      ) : action === true ? (
        <Box component="span" sx={unseen}>
          {header}
        </Box>
      ) : (
        header
      )}
    </TableCell>
  );
}
