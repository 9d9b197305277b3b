import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useCallback, useMemo, useRef } from 'react';
import { scrollHint } from '../../internal/scrollHint.ts';
import { bodyCells } from './bodyCells.ts';
import { GridBody, ROW, SCROLLER, type GridBodyHandle } from './GridBody.tsx';
import { cellClasses, rowClasses, rowStyles } from './GridRow.tsx';
import { HeadCell } from './HeadCell.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import type { DataTableColumn, DataTableDensity, DataTableSort } from './types.ts';
import { useGridFocus } from './useGridFocus.ts';

export interface GridProps<Row extends object> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows before these, on the pages before. */
  offset: number;
  /** All rows there are. */
  rowCount: number;
  rowHref?: ((row: Row) => string) | undefined;
  onRowOpen?: ((row: Row) => void) | undefined;
  titleColumn: string | undefined;
  sort: DataTableSort | null;
  onSort?: ((sort: DataTableSort | null) => void) | undefined;
  /** The rows that the totals are of; left out, there are none. */
  totalled?: readonly Row[] | undefined;
  density: DataTableDensity;
  maxHeight: number;
}

// Columns stand closer in a table that is no wider.
const CLOSE = '@container (max-width: 1000px)';
const MORE_AT_THE_END = '@container scroll-state(scrollable: inline-end)';
// So many rows stand on the page as they are.
const FEW = 25;

/** Buttons stay at the end of their row, whatever is scrolled; on paper, where nothing scrolls, they go. */
const pinned = (theme: Theme) => ({
  [`& .${cellClasses.acts}`]: {
    position: 'sticky',
    right: 0,
    width: '1%',
    backgroundColor: theme.vars.palette.background.paper,
  },
  [`& tbody td.${cellClasses.acts}`]: { zIndex: 2, pt: '7px', pb: 0 },
  [`& tr.${rowClasses.opens}:hover td.${cellClasses.acts}`]: {
    backgroundImage: `linear-gradient(${theme.vars.palette.action.hover}, ${theme.vars.palette.action.hover})`,
  },
  [MORE_AT_THE_END]: {
    [`& .${cellClasses.acts}::before`]: {
      content: '""',
      position: 'absolute',
      inset: '0 100% 0 auto',
      width: 14,
      background: `linear-gradient(to left, ${theme.vars.palette.line.main}, transparent)`,
    },
  },
});

/** On paper: every column and row, smaller where that is what it takes. */
const onPaper = {
  '& tr > th, & tr > td': {
    position: 'static',
    fontSize: '0.6875rem',
    minWidth: 0,
    px: 0.5,
    py: 0.75,
    whiteSpace: 'normal',
  },
  '& tr > td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& .MuiTableSortLabel-icon': { display: 'none' },
  '& .MuiChip-root': { fontSize: 'inherit' },
  [`& .${cellClasses.acts}`]: { display: 'none' },
};

/** The rows as a table. Only those in sight are drawn; empty rows keep the place of the others. */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, columns, rows, rowKey, offset, rowCount, rowHref, onRowOpen, titleColumn } = props;
  const { sort, onSort, totalled, density, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<GridBodyHandle>(null);
  const opens = rowHref !== undefined || onRowOpen !== undefined;
  const walked =
    opens ||
    columns.some(({ action, sortValue }) => action === true || (onSort !== undefined && sortValue !== undefined));
  const focus = useGridFocus({
    scroller,
    enabled: walked,
    rowCount: rows.length + 1 + (totalled ? 1 : 0),
    columnCount: columns.length,
    drawn: useMemo(() => ({ rows, columns, totalled, opens }), [rows, columns, totalled, opens]),
    reveal: (row) => body.current?.reveal(row - 1),
    onEnter: (place) => {
      const row = rows[place - 1];
      if (row === undefined) return;
      if (onRowOpen) onRowOpen(row);
      else scroller.current?.querySelector<HTMLElement>(`[data-index="${place - 1}"] a[href]`)?.click();
    },
  });
  const { activeRow, onDrawn } = focus;
  const keptRow = useCallback(() => (walked ? activeRow() - 1 : -1), [activeRow, walked]);
  const size = density === 'compact' ? 'small' : 'medium';
  return (
    <Box
      ref={scroller}
      className={SCROLLER}
      // Where nothing in it takes the focus, the table itself does, so that it scrolls by keyboard.
      {...(walked ? focus.handlers : { tabIndex: 0, role: 'group', 'aria-label': label })}
      sx={(theme) => ({
        ...scrollHint(theme),
        // The text of the first column stands in line with what is above the table, its highlight a little outside.
        mx: -1,
        maxHeight: rows.length > FEW ? maxHeight : 'none',
        overflow: 'auto',
        containerType: 'inline-size',
        overscrollBehaviorX: 'contain',
        // What takes the focus does not hide under the heading or the totals.
        scrollPaddingBlock: '44px',
        '@supports (container-type: scroll-state)': { containerType: 'inline-size scroll-state' },
        '@media print': { maxHeight: 'none', overflow: 'visible', containerType: 'normal', background: 'none' },
      })}
    >
      <Table
        stickyHeader
        size={size}
        role={walked ? 'grid' : undefined}
        aria-label={label}
        aria-rowcount={rowCount + 1 + (totalled ? 1 : 0)}
        sx={(theme) => ({
          ...bodyCells(theme, size),
          ...rowStyles(theme),
          ...pinned(theme),
          // Closer where room is dear: more of the columns are in sight.
          [CLOSE]: { '& th, & td': { px: 1 } },
          '& th:first-of-type, & td:first-of-type': { pl: 1 },
          '& th:last-of-type, & td:last-of-type': { pr: 1 },
          // The arrow of its order stands after the heading.
          '& th:last-of-type:not(.MuiTableCell-alignRight)': { pr: 3 },
          '& [data-cell]:focus-visible': {
            outline: `2px solid ${theme.vars.palette.focus}`,
            outlineOffset: -2,
            borderRadius: `${theme.radii.small}px`,
          },
          '@media print': onPaper,
        })}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            {columns.map((column, place) => (
              <HeadCell key={column.id} column={column} place={place} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <GridBody
          ref={body}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          offset={offset}
          titleColumn={titleColumn}
          rowHref={rowHref}
          onRowOpen={onRowOpen}
          density={density}
          initialHeight={rows.length > FEW ? maxHeight : FEW * 2 * ROW.comfortable}
          cellRole={walked ? 'gridcell' : undefined}
          keptRow={keptRow}
          onDrawn={onDrawn}
        />
        {totalled && (
          <TotalsRow
            columns={columns}
            rows={totalled}
            place={rows.length + 1}
            rowIndex={rowCount + 2}
            cellRole={walked ? 'gridcell' : undefined}
          />
        )}
      </Table>
    </Box>
  );
}
