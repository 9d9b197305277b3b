import { tableBodyClasses } from '@mui/material/TableBody';
import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  useVirtualizer,
  type Range,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { Fragment, useCallback, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { GridRow } from './GridRow.tsx';
import type { DataTableColumn, DataTableDensity } from './types.ts';
import { usePrinting } from './usePrinting.ts';

/** What the rows scroll in. */
export const SCROLLER = 'scroller';

export interface GridBodyHandle {
  /** Brings a row into sight; its place among the rows, from 0. */
  reveal: (index: number) => void;
}

export interface GridBodyProps<Row extends object> {
  ref: Ref<GridBodyHandle>;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows before these, on the pages before. */
  offset: number;
  titleColumn: string | undefined;
  rowHref?: ((row: Row) => string) | undefined;
  onRowOpen?: ((row: Row) => void) | undefined;
  density: DataTableDensity;
  /** Height in px of what is in sight before it is known. */
  initialHeight: number;
  cellRole: 'gridcell' | undefined;
  /** The row that stays drawn out of sight too; its place among the rows, below 0 for none. */
  keptRow: () => number;
  /** Called once rows are drawn. */
  onDrawn: () => void;
}

/** Height in px of a row whose texts are on one line. */
export const ROW = { comfortable: 43, compact: 35 } as const;
// Rows drawn before they come into sight, on either side.
const OVERSCAN = 6;

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
      // Kept also where it is what was expected: other rows can turn out lower, and less is expected of all from then on.
      if (height === rows.measurementsCache[index]?.size)
        rows.itemSizeCache.set(rows.options.getItemKey(index), height);
      const less = height > 0 && height < (least.current[density] ?? Infinity);
      // Rows on paper are of another height than the screen's.
      if (less && !matchMedia('print').matches) least.current[density] = height;
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

/** The rows of the grid. Only those in sight are drawn, and nothing else while they scroll; empty rows keep the place of the others. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { ref, columns, rows, rowKey, offset, titleColumn, rowHref, onRowOpen } = props;
  const { density, initialHeight, cellRole, keptRow, onDrawn } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const printing = usePrinting();
  const seen = useRef(0);
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (printing) return Array.from({ length: range.count }, (_, index) => index);
      // After a leap only what is in sight: its neighbours come with the next step, and the frame stays short.
      const leapt = Math.abs(range.startIndex - seen.current) > range.endIndex - range.startIndex;
      seen.current = range.startIndex;
      const drawn = defaultRangeExtractor(leapt ? { ...range, overscan: 0 } : range);
      const kept = keptRow();
      if (kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn;
      return [...drawn, kept].sort((a, b) => a - b);
    },
    [keptRow, printing],
  );
  const heights = useRowHeights(density);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    ...heights,
    count: rows.length,
    // The element around the table: its own reference is not there yet when the rows are first drawn.
    getScrollElement: () => body.current?.closest<HTMLDivElement>(`.${SCROLLER}`) ?? null,
    overscan: OVERSCAN,
    rangeExtractor,
    observeElementRect: observeBox,
    scrollToFn: scrollRows,
    initialRect: { width: 0, height: initialHeight },
  });
  useImperativeHandle(ref, () => ({ reveal: (index) => virtualizer.scrollToIndex(index) }), [virtualizer]);
  const measured = useRef(density);
  useLayoutEffect(() => {
    if (measured.current === density) return;
    measured.current = density;
    virtualizer.measure();
  }, [density, virtualizer]);
  useLayoutEffect(onDrawn);
  const items = virtualizer.getVirtualItems();
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody ref={body} className={tableBodyClasses.root}>
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
              cellRole={cellRole}
              measure={virtualizer.measureElement}
            />
          </Fragment>
        );
      })}
      {after > 0 && <Spacer height={after} span={columns.length} />}
    </tbody>
  );
}

function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true">
      <td aria-hidden="true" colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
