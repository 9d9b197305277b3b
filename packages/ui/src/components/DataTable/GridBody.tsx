import { tableBodyClasses } from '@mui/material/TableBody';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { Fragment, memo, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { bodyCellNames, classes, ROW_HEIGHT } from './gridStyles.ts';
import { measureShown } from './measureShown.ts';
import { RowTitle } from './RowLink.tsx';
import type { DataTableColumn, DataTableDensity, RowsProps } from './types.ts';
import { useDrawnRows } from './useDrawnRows.ts';

export type GridRows = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

export interface GridBodyProps<Row extends object> extends RowsProps<Row> {
  handle: Ref<GridRows>;
  density: DataTableDensity;
  /** Height in px of what is in sight, until it is measured. */
  initialHeight: number;
  cellRole: 'gridcell' | undefined;
  /** The index of the row that stays drawn out of sight, below 0 for none. */
  keptRow: () => number;
  /** Called whenever rows were drawn. */
  onDrawn: () => void;
}

/** How high in px rows are expected to be that are not drawn yet: as the lowest of the first ones. */
function useExpectedHeight(body: RefObject<HTMLElement | null>, density: DataTableDensity): () => number {
  const height = useRef<number>(ROW_HEIGHT[density]);
  useLayoutEffect(() => {
    const rows = body.current?.querySelectorAll<HTMLElement>('tr[data-index]') ?? [];
    const heights = Array.from(rows, (row) => row.offsetHeight).sort((a, b) => a - b);
    // It is 0 where the table is hidden.
    height.current = heights[0] || ROW_HEIGHT[density];
  }, [body, density]);
  return () => height.current;
}

/** The rows of the grid, apart from it, since only they are drawn again while they scroll. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { handle, rows, rowKey, offset, columns, titleColumn, rowHref, onRowOpen, cellRole } = props;
  const { density, initialHeight, keptRow, onDrawn, selected } = props;
  const drawn = { columns, titleColumn, rowHref, onRowOpen, cellRole };
  const body = useRef<HTMLTableSectionElement>(null);
  // Before the virtualizer, which computes the places of all rows once the first ones are measured.
  const estimateSize = useExpectedHeight(body, density);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    // A ref to it is not set yet when the rows are first drawn.
    getScrollElement: () => body.current?.closest<HTMLDivElement>(`.${classes.scroller}`) ?? null,
    estimateSize,
    measureElement: measureShown,
    overscan: 2,
    rangeExtractor: useDrawnRows(keptRow),
    initialRect: { width: 0, height: initialHeight },
  });
  useImperativeHandle(handle, () => virtualizer, [virtualizer]);
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
              {...drawn}
              row={row}
              selected={selected?.has(rowKey(row))}
              index={index}
              rowIndex={offset + index + 2}
              measure={virtualizer.measureElement}
            />
          </Fragment>
        );
      })}
      {after > 0 && <Spacer height={after} span={columns.length} />}
    </tbody>
  );
}

/** Keeps the place of rows that are not drawn. */
function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true">
      <td aria-hidden="true" colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

interface GridRowProps<Row extends object> extends Pick<
  GridBodyProps<Row>,
  'columns' | 'titleColumn' | 'rowHref' | 'onRowOpen' | 'cellRole'
> {
  row: Row;
  /** Left out where rows are not selected. */
  selected: boolean | undefined;
  /** Among the rows shown, from 0. */
  index: number;
  /** Among all rows, the heading being 1. */
  rowIndex: number;
  measure: Ref<HTMLTableRowElement>;
}

function GridRowOf<Row extends object>(props: GridRowProps<Row>) {
  const { row, selected, index, rowIndex, columns, titleColumn, rowHref, onRowOpen, cellRole, measure } = props;
  const opens = rowHref !== undefined || onRowOpen !== undefined;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      className={opens ? classes.opens : undefined}
    >
      {columns.map((column, place) => (
        <td key={column.id} role={cellRole} data-cell={`${index + 1}:${place}`} className={cellNames(column)}>
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

function cellNames<Row>({ align = 'start', nowrap, action, heading }: DataTableColumn<Row>): string {
  if (heading !== undefined) return `${bodyCellNames[align]} ${classes.selects}`;
  const own = action === true ? classes.acts : nowrap === false ? classes.wraps : '';
  return `${bodyCellNames[align]} ${own}`.trim();
}

/** Drawn again only when the row itself changes, not when others come into sight. */
const GridRow = memo(GridRowOf) as typeof GridRowOf;
