import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useRef } from 'react';
import { GridRow, rowStyles } from './GridRow.tsx';
import { HeadCell } from './HeadCell.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import type { DataTableColumn, DataTableDensity, DataTableSort } from './types.ts';
import { useGridFocus } from './useGridFocus.ts';
import type { ModelRow } from './useRows.ts';

export interface GridProps<Row extends object> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly ModelRow<Row>[];
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

const ROW = { comfortable: 43, compact: 35 } as const;
// Rows drawn before they come into sight, on either side.
const OVERSCAN = 6;
// Columns stand closer in a table that is no wider.
const CLOSE = '@container (max-width: 760px)';
// So many rows stand on the page as they are.
const FEW = 25;

/** A shade at the end where more columns are, under the rows; it goes once they are in sight. */
const scrollHint = ({ vars: { palette } }: Theme) => ({
  '--paper': palette.background.paper,
  '--shade': palette.line.main,
  background: [
    'linear-gradient(to right, var(--paper) 40%, transparent) 0 0 / 40px 100% no-repeat local',
    'linear-gradient(to left, var(--paper) 40%, transparent) 100% 0 / 40px 100% no-repeat local',
    'linear-gradient(to right, var(--shade), transparent) 0 0 / 14px 100% no-repeat scroll',
    'linear-gradient(to left, var(--shade), transparent) 100% 0 / 14px 100% no-repeat scroll',
  ].join(', '),
});

/** The rows as a table. Only those in sight are drawn; empty rows keep the place of the others. */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, columns, rows, offset, rowCount, rowHref, onRowOpen, titleColumn } = props;
  const { sort, onSort, totalled, density, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const walked =
    rowHref !== undefined ||
    onRowOpen !== undefined ||
    columns.some(({ action, sortValue }) => action === true || (onSort !== undefined && sortValue !== undefined));
  const focus = useGridFocus({
    scroller,
    enabled: walked,
    rowCount: rows.length + 1 + (totalled ? 1 : 0),
    columnCount: columns.length,
    reveal: (row) => virtualizer.scrollToIndex(row - 1),
    onEnter: (place) => {
      const row = rows[place - 1]?.original;
      if (row === undefined) return;
      if (onRowOpen) onRowOpen(row);
      else scroller.current?.querySelector<HTMLElement>(`[data-index="${place - 1}"] a[href]`)?.click();
    },
  });
  const { activeRow } = focus;
  const seen = useRef(0);
  const rangeExtractor = useCallback(
    (range: Range) => {
      // After a leap only what is in sight: its neighbours come with the next step, and the frame stays short.
      const leapt = Math.abs(range.startIndex - seen.current) > range.endIndex - range.startIndex;
      seen.current = range.startIndex;
      const drawn = defaultRangeExtractor(leapt ? { ...range, overscan: 0 } : range);
      const kept = activeRow() - 1;
      if (!walked || kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn;
      return [...drawn, kept].sort((a, b) => a - b);
    },
    [activeRow, walked],
  );
  // With a new function at each drawing, the places of all rows would be worked out anew at each.
  const estimateSize = useCallback(() => ROW[density], [density]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    overscan: OVERSCAN,
    rangeExtractor,
    initialRect: { width: 0, height: maxHeight },
  });
  useLayoutEffect(() => virtualizer.measure(), [density, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <Box
      ref={scroller}
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
      })}
    >
      <Table
        stickyHeader
        size={density === 'compact' ? 'small' : 'medium'}
        role={walked ? 'grid' : undefined}
        aria-label={label}
        aria-rowcount={rowCount + 1 + (totalled ? 1 : 0)}
        sx={(theme) => ({
          ...rowStyles,
          // Closer where room is dear: more of the columns are in sight.
          [CLOSE]: { '& th, & td': { px: 1 } },
          '& th:first-of-type, & td:first-of-type': { pl: 1 },
          '& th:last-of-type, & td:last-of-type': { pr: 1 },
          '& [data-cell]:focus-visible': {
            outline: `2px solid ${theme.vars.palette.focus}`,
            outlineOffset: -2,
            borderRadius: `${theme.radii.small}px`,
          },
        })}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            {columns.map((column, place) => (
              <HeadCell key={column.id} column={column} place={place} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ index, start }, place) => {
            const row = rows[index];
            if (row === undefined) return null;
            const gap = start - (items[place - 1]?.end ?? 0);
            return (
              <Fragment key={row.id}>
                {gap > 0 && <Spacer height={gap} span={columns.length} />}
                <GridRow
                  row={row.original}
                  index={index}
                  rowIndex={offset + index + 2}
                  columns={columns}
                  titleColumn={titleColumn}
                  rowHref={rowHref}
                  onRowOpen={onRowOpen}
                  cellRole={walked ? 'gridcell' : undefined}
                  measure={virtualizer.measureElement}
                />
              </Fragment>
            );
          })}
          {after > 0 && <Spacer height={after} span={columns.length} />}
        </TableBody>
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

function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <TableRow aria-hidden="true">
      <TableCell colSpan={span} style={{ height }} sx={{ p: 0, border: 0 }} />
    </TableRow>
  );
}
