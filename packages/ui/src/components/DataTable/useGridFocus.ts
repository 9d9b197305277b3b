import { useCallback, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const CONTROLS = 'a[href], button:not([disabled]), [role="button"], input, select, textarea';
const FIELDS = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"]';
// Rows that Page Up and Page Down pass.
const PAGE = 10;

interface Place {
  row: number;
  column: number;
}

export interface GridFocusOptions {
  scroller: RefObject<HTMLElement | null>;
  /** False where nothing in the table can be activated: then the keyboard only scrolls it. */
  enabled: boolean;
  /** Heading included. */
  rowCount: number;
  columnCount: number;
  /** Brings a row into sight that is not drawn. */
  reveal: (row: number) => void;
  /** Opens a row from a cell that has no control of its own. */
  onEnter: (row: number) => void;
}

/**
 * One stop of the Tab key for a whole grid, and arrow keys within it (the ARIA grid pattern). A cell has the attribute
 * `data-cell="row:column"`; only the active one, or the controls in it, can be reached by Tab. The `tabindex` attributes are
 * set in the document and not by React, so that moving the focus draws nothing again.
 */
export function useGridFocus(options: GridFocusOptions) {
  const { scroller, enabled, rowCount, columnCount, reveal, onEnter } = options;
  const active = useRef<Place>({ row: 0, column: 0 });
  /** True while the focus waits for the active row to be drawn. */
  const awaited = useRef(false);

  const activeCell = () => {
    const { row, column } = active.current;
    return scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
  };

  const activate = ({ row, column }: Place) => {
    active.current = {
      row: Math.max(0, Math.min(rowCount - 1, row)),
      column: Math.max(0, Math.min(columnCount - 1, column)),
    };
    // The heading is always there.
    if (!awaited.current && !activeCell()) active.current.row = 0;
    const reachable = activeCell();
    for (const cell of scroller.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? []) {
      const tabIndex = cell === reachable ? 0 : -1;
      const controls = cell.querySelectorAll<HTMLElement>(CONTROLS);
      for (const control of controls) control.tabIndex = tabIndex;
      if (controls.length === 0) cell.tabIndex = tabIndex;
      else cell.removeAttribute('tabindex');
    }
  };

  const focusActive = () => {
    const cell = activeCell();
    if (!cell) return false;
    awaited.current = false;
    (cell.querySelector<HTMLElement>(CONTROLS) ?? cell).focus();
    return true;
  };

  /** To be called whenever cells were drawn. */
  const onDrawn = () => {
    if (!enabled) return;
    const focused = document.activeElement;
    // Where rows came or went, the cell that has the focus is in another place.
    const moved = !awaited.current && scroller.current?.contains(focused) ? placeOf(focused) : null;
    activate(moved ?? active.current);
    if (awaited.current) focusActive();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.altKey || event.metaKey || target.matches(FIELDS)) return;
    if (event.key === 'Enter' && target.dataset.cell !== undefined) return onEnter(active.current.row);
    const to = destination(event, active.current, { row: rowCount - 1, column: columnCount - 1 });
    if (to === undefined) return;
    event.preventDefault();
    awaited.current = true;
    activate(to);
    if (!focusActive()) reveal(active.current.row);
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (!place) return;
    awaited.current = false;
    activate(place);
  };

  return {
    /** The row that must stay drawn, so that the focus is not lost with it. */
    activeRow: useCallback(() => active.current.row, []),
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

function destination({ key, ctrlKey }: KeyboardEvent, { row, column }: Place, last: Place): Place | undefined {
  const places: Partial<Record<string, Place>> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
  };
  return places[key];
}
