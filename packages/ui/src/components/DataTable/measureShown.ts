import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/** The height in px of a row. One that is hidden with its table has none: it keeps what it had, else the table scrolls when it is shown. */
export const measureShown = <Scroller extends Element | Window, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, Row>,
): number =>
  measureElement(row, entry, virtualizer) ||
  (virtualizer.measurementsCache[virtualizer.indexFromElement(row)]?.size ?? 0);
