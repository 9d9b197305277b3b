import { useCallback, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const WIDGETS = 'a[href], button:not([disabled]), [role="button"], input, select, textarea';
const FIELDS = 'input, select, textarea, [contenteditable="true"]';
// Rows that Page Up and Page Down pass.
const PAGE = 10;

interface Place {
  row: number;
  column: number;
}

export interface GridFocusOptions {
  scroller: RefObject<HTMLElement | null>;
  /** False where nothing in the table acts: then it is read, not walked. */
  enabled: boolean;
  /** Heading included. */
  rowCount: number;
  columnCount: number;
  /** What the cells are drawn from: while it is the same, cells that are there stay as they are. */
  drawn: object;
  /** Brings a row that is not drawn into sight. */
  reveal: (row: number) => void;
  /** Opens a row from a cell that has no control of its own. */
  onEnter: (row: number) => void;
}

/**
 * One stop of the Tab key for a whole grid, and arrow keys within it (the ARIA grid pattern). A cell is marked
 * `data-cell="row:column"`; the one that is active, or the controls in it, can be reached, all others not.
 * Kept in the document and not in state, so that walking draws nothing anew.
 */
export function useGridFocus(options: GridFocusOptions) {
  const { scroller, enabled, rowCount, columnCount, drawn, reveal, onEnter } = options;
  const active = useRef<Place>({ row: 0, column: 0 });
  const awaited = useRef(false);
  const marked = useRef({ of: drawn, cells: new WeakSet<Element>() });

  const focusActive = useCallback(() => {
    const { row, column } = active.current;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    if (!cell) return false;
    (cell.querySelector<HTMLElement>(WIDGETS) ?? cell).focus();
    return true;
  }, [scroller]);

  /** Marks the cells that are not marked yet: all of them anew after `activate`, or what has come into sight. */
  const mark = useCallback(() => {
    const { row, column } = active.current;
    const name = `${row}:${column}`;
    for (const cell of scroller.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? []) {
      if (marked.current.cells.has(cell)) continue;
      marked.current.cells.add(cell);
      const place = cell.dataset.cell === name ? 0 : -1;
      const widgets = cell.querySelectorAll<HTMLElement>(WIDGETS);
      for (const widget of widgets) widget.tabIndex = place;
      if (widgets.length === 0) cell.tabIndex = place;
      else cell.removeAttribute('tabindex');
    }
  }, [scroller]);

  const activate = (row: number, column: number) => {
    active.current = {
      row: Math.max(0, Math.min(rowCount - 1, row)),
      column: Math.max(0, Math.min(columnCount - 1, column)),
    };
    marked.current = { of: drawn, cells: new WeakSet() };
    mark();
  };

  const onDrawn = useCallback(() => {
    if (!enabled) return;
    mark();
    if (awaited.current && focusActive()) awaited.current = false;
  }, [enabled, mark, focusActive]);

  useLayoutEffect(() => {
    if (enabled && marked.current.of !== drawn) {
      // Where rows came or went, the cell that has the focus stands in another place.
      const focused = document.activeElement;
      const { row, column } = (scroller.current?.contains(focused) && placeOf(focused)) || active.current;
      activate(row, column);
    }
    onDrawn();
  });

  const moveTo = (row: number, column: number) => {
    activate(row, column);
    if (focusActive()) return;
    awaited.current = true;
    reveal(active.current.row);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || event.metaKey || target.matches(FIELDS)) return;
    const { row, column } = active.current;
    if (event.key === 'Enter' && target.dataset.cell !== undefined) return onEnter(row);
    const to = destination(event, { row, column }, { row: rowCount - 1, column: columnCount - 1 });
    if (to === null) return;
    event.preventDefault();
    moveTo(to.row, to.column);
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (!place) return;
    awaited.current = false;
    activate(place.row, place.column);
  };

  return {
    /** The row that must stay drawn, so that focus does not fall out of it. */
    activeRow: useCallback(() => active.current.row, []),
    /** To be called where rows are drawn without the rest of the grid. */
    onDrawn,
    ...(enabled && { handlers: { onKeyDown, onFocus } }),
  };
}

/** The place of the cell that an element is in. */
function placeOf(element: Element | null): Place | null {
  const name = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  const [row, column] = (name ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

function destination({ key, ctrlKey }: KeyboardEvent, { row, column }: Place, last: Place): Place | null {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'PageDown':
      return { row: row + PAGE, column };
    case 'PageUp':
      return { row: row - PAGE, column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column };
    default:
      return null;
  }
}
