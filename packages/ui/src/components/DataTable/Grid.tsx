import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  useVirtualizer,
  type Range,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { scrollHint } from '../../internal/scrollHint.ts';
import { bodyCells } from './bodyCells.ts';
import { cellClasses, GridRow, rowClasses, rowStyles } from './GridRow.tsx';
import { HeadCell } from './HeadCell.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import type { DataTableColumn, DataTableDensity, DataTableSort } from './types.ts';
import { useGridFocus } from './useGridFocus.ts';
import { usePrinting } from './usePrinting.ts';

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

const ROW = { comfortable: 43, compact: 35 } as const;
// Rows drawn before they come into sight, on either side.
const OVERSCAN = 6;
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
  '& th, & td': { position: 'static', fontSize: '0.6875rem', px: 0.5, py: 0.75, whiteSpace: 'normal' },
  '& td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& .MuiTableSortLabel-icon': { display: 'none' },
  '& .MuiChip-root': { fontSize: 'inherit' },
  [`& .${cellClasses.acts}`]: { display: 'none' },
};

type Rows = Virtualizer<HTMLDivElement, Element>;

// What the rows need to know of the page is told once that is laid out. Asked for when the table is put in or comes into sight, it
// would have the page laid out at once, the rows drawn anew, and the page laid out once more.

/**
 * How high rows are: what the observer of rows tells of each, and the least of it for those not drawn yet. Rows of the height that
 * was expected of them take no other drawing and leave the places of all others as they are.
 */
function useRowHeights(density: DataTableDensity) {
  const least = useRef<Partial<Record<DataTableDensity, number>>>({});
  // With a new function at each drawing, the places of all rows would be worked out anew at each.
  const estimateSize = useCallback(() => least.current[density] ?? ROW[density], [density]);
  const rowHeight = useCallback(
    (row: Element, entry: ResizeObserverEntry | undefined, rows: Rows) => {
      const index = rows.indexFromElement(row);
      if (!entry) return rows.measurementsCache[index]?.size ?? rows.options.estimateSize(index);
      const height = measureElement(row, entry, rows);
      const less = height > 0 && height < (least.current[density] ?? Infinity);
      // Rows on paper are of another height than the screen's.
      if (less && !matchMedia('print').matches) {
        least.current[density] = height;
        rows.measure();
      }
      return height;
    },
    [density],
  );
  return { estimateSize, measureElement: rowHeight };
}

/** Tells the size of what the rows scroll in. */
function observeBox({ scrollElement }: Rows, tell: (box: Rect) => void) {
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.borderBoxSize[0];
    if (box) tell({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Scrolls to a place, but not to that where the rows are. */
const scrollRows: typeof elementScroll<HTMLDivElement> = (offset, options, rows) => {
  if (offset !== 0 || (rows.scrollOffset ?? 0) !== 0) elementScroll(offset, options, rows);
};

/** The rows as a table. Only those in sight are drawn; empty rows keep the place of the others. */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, columns, rows, rowKey, offset, rowCount, rowHref, onRowOpen, titleColumn } = props;
  const { sort, onSort, totalled, density, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
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
    reveal: (row) => virtualizer.scrollToIndex(row - 1),
    onEnter: (place) => {
      const row = rows[place - 1];
      if (row === undefined) return;
      if (onRowOpen) onRowOpen(row);
      else scroller.current?.querySelector<HTMLElement>(`[data-index="${place - 1}"] a[href]`)?.click();
    },
  });
  const { activeRow } = focus;
  const printing = usePrinting();
  const seen = useRef(0);
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (printing) return Array.from({ length: range.count }, (_, index) => index);
      // After a leap only what is in sight: its neighbours come with the next step, and the frame stays short.
      const leapt = Math.abs(range.startIndex - seen.current) > range.endIndex - range.startIndex;
      seen.current = range.startIndex;
      const drawn = defaultRangeExtractor(leapt ? { ...range, overscan: 0 } : range);
      const kept = activeRow() - 1;
      if (!walked || kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn;
      return [...drawn, kept].sort((a, b) => a - b);
    },
    [activeRow, printing, walked],
  );
  const heights = useRowHeights(density);
  const virtualizer = useVirtualizer({
    ...heights,
    count: rows.length,
    getScrollElement: () => scroller.current,
    overscan: OVERSCAN,
    rangeExtractor,
    observeElementRect: observeBox,
    scrollToFn: scrollRows,
    initialRect: { width: 0, height: rows.length > FEW ? maxHeight : FEW * 2 * ROW.comfortable },
  });
  const measured = useRef(density);
  useLayoutEffect(() => {
    if (measured.current === density) return;
    measured.current = density;
    virtualizer.measure();
  }, [density, virtualizer]);
  const size = density === 'compact' ? 'small' : 'medium';
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
        <TableBody>
          {items.map(({ index, start }, place) => {
            const row = rows[index];
            if (row === undefined) return null;
            const gap = start - (items[place - 1]?.end ?? 0);
            return (
              <Fragment key={rowKey(row)}>
                {gap > 0 && <Spacer height={gap} span={columns.length} />}
                <GridRow
                  row={row}
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
