import Box from '@mui/material/Box';
import { defaultRangeExtractor, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CardContent } from './CardContent.tsx';
import { CardTotals } from './CardTotals.tsx';
import type { DataTableColumn } from './types.ts';
import { usePrinting } from './usePrinting.ts';

export interface CardsProps<Row extends object> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows before these, on the pages before. */
  offset: number;
  /** All rows there are. */
  rowCount: number;
  titleColumn: string | undefined;
  /** The rows that the totals are of; left out, there are none. */
  totalled?: readonly Row[] | undefined;
  rowHref?: ((row: Row) => string) | undefined;
  onRowOpen?: ((row: Row) => void) | undefined;
}

const CARD = 76;
// One function for all drawings: with a new one the places of all rows are worked out anew.
const cardSize = () => CARD;

/** The height of a card in px, parts of one counted: rounded, the places of later cards would drift from where they stand. */
function cardHeight(card: Element, entry: ResizeObserverEntry | undefined, cards: Virtualizer<Window, Element>) {
  const known = entry?.borderBoxSize[0]?.blockSize;
  if (known !== undefined) return known;
  const cached = cards.itemSizeCache.get(cards.options.getItemKey(cards.indexFromElement(card)));
  return cached ?? card.getBoundingClientRect().height;
}

/** The rows as a list for phones; they scroll with the page, and only those in sight are drawn. */
export function Cards<Row extends object>(props: CardsProps<Row>) {
  const { label, columns, rows, rowKey, offset, rowCount, titleColumn, totalled, rowHref, onRowOpen } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current !== null) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const printing = usePrinting();
  const rangeExtractor = useCallback(
    (range: Range) =>
      printing ? Array.from({ length: range.count }, (_, index) => index) : defaultRangeExtractor(range),
    [printing],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: cardSize,
    measureElement: cardHeight,
    overscan: 8,
    rangeExtractor,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top));
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={label}
        style={{ paddingTop: before, paddingBottom: after }}
        // The virtualizer keeps what is in sight in its place; the browser would do it a second time.
        sx={{ m: 0, p: 0, listStyle: 'none', overflowAnchor: 'none' }}
      >
        {items.map(({ index }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <Box
              component="li"
              key={rowKey(row)}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={offset + index + 1}
              aria-setsize={rowCount}
              sx={(theme) => ({
                position: 'relative',
                py: 1.5,
                ...((index < rows.length - 1 || totalled) && {
                  borderBottom: `1px solid ${theme.vars.palette.line.soft}`,
                }),
              })}
            >
              <CardContent
                columns={columns}
                titleColumn={titleColumn}
                row={row}
                rowHref={rowHref}
                onRowOpen={onRowOpen}
              />
            </Box>
          );
        })}
      </Box>
      {totalled && <CardTotals columns={columns} rows={totalled} />}
    </>
  );
}
