import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { unseen } from '../../internal/unseen.ts';
import { grid } from '../../theme/grid.ts';
import { CardTotals } from './Footer.tsx';
import { measureShown } from './measureShown.ts';
import { RowTitle } from './RowLink.tsx';
import type { RowsProps } from './types.ts';
import { SELECTION } from './useSelection.tsx';
import { useDrawnRows } from './useDrawnRows.ts';

/** Height in px that a card is expected to have. */
export const CARD_HEIGHT = grid(9.5);

/** The rows as a list for phones; they scroll with the page, and only those in sight are drawn. */
export function Cards<Row extends object>(props: RowsProps<Row>) {
  const { label, columns, rows, rowKey, offset, rowCount, totalled } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current !== null) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => CARD_HEIGHT,
    overscan: 8,
    rangeExtractor: useDrawnRows(),
    measureElement: measureShown,
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
                  borderBottom: theme.mixins.hairline(theme.vars.palette.line.soft),
                }),
              })}
            >
              <CardContent {...props} row={row} />
            </Box>
          );
        })}
      </Box>
      {totalled && <CardTotals columns={columns} rows={totalled} />}
    </>
  );
}

const details = (theme: Theme) => ({
  ...theme.typography.body2,
  rowGap: theme.spacing(0.5),
  margin: theme.spacing(0.5, 0, 0),
  color: theme.vars.palette.text.secondary,
});

/** Three in a line where that fills the lines, else two. */
const columnsOf = (count: number) => ({
  display: 'grid',
  flex: `1 1 ${grid(25)}px`,
  gridTemplateColumns: `repeat(${count % 3 === 0 ? 3 : 2}, minmax(min-content, 1fr))`,
  columnGap: 1.5,
  // Names and values are in line with their neighbours, also where one of them takes two lines.
  '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', rowGap: 0 },
  '& dt': { alignSelf: 'end' },
});

/** One row as a card: its title and amount, then the rest with their names. */
function CardContent<Row extends object>(props: RowsProps<Row> & { row: Row }) {
  const { columns, titleColumn, row, rowHref, onRowOpen } = props;
  const title = columns.find(({ id }) => id === titleColumn);
  const amount = columns.find(({ card }) => card === 'amount');
  const box = columns.find(({ id }) => id === SELECTION);
  const rest = columns
    .filter((column) => column !== box && column !== title && column !== amount && column.action !== true)
    .map((column) => ({ ...column, content: column.cell(row) }))
    .filter(({ content }) => content !== null && content !== '');
  const named = rest.filter(({ card }) => card !== 'plain');
  // A single detail follows the plain ones; more of them are in columns of their own.
  const inColumns = named.length > 1;
  const inLine = inColumns ? rest.filter(({ card }) => card === 'plain') : rest;
  const actions = columns.filter(({ action }) => action === true);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          rowGap: 0.5,
          fontWeight: 'strong',
        }}
      >
        {box && (
          <Box sx={{ position: 'relative', zIndex: 'raised', alignSelf: 'center', m: -1.25, mr: -1 }}>
            {box.cell(row)}
          </Box>
        )}
        <Box sx={{ flex: `1 1 ${grid(box ? 14 : 17.5)}px`, minWidth: 0, overflowWrap: 'anywhere' }}>
          <RowTitle href={rowHref?.(row)} {...(onRowOpen && { onOpen: () => onRowOpen(row) })}>
            {title?.cell(row)}
          </RowTitle>
        </Box>
        <Box sx={(theme) => ({ ...theme.mixins.tabular, flex: 'none', textAlign: 'right' })}>{amount?.cell(row)}</Box>
      </Box>
      {inLine.length > 0 && (
        <Box component="dl" sx={[details, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }]}>
          {inLine.map(({ id, header, card, content }) => (
            <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, position: 'relative' }}>
              <Box component="dt" sx={card === 'plain' ? unseen : {}}>
                {header}
              </Box>
              <Box component="dd" sx={{ m: 0, color: card === 'plain' ? 'text.secondary' : 'text.primary' }}>
                {content}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {(inColumns || actions.length > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 0.5 }}>
          {inColumns && (
            <Box component="dl" sx={[details, columnsOf(named.length)]}>
              {named.map(({ id, header, content }) => (
                <Box key={id}>
                  <Box component="dt" sx={{ typography: 'caption', color: 'text.tertiary' }}>
                    {header}
                  </Box>
                  <Box component="dd" sx={(theme) => ({ ...theme.mixins.tabular, m: 0, color: 'text.primary' })}>
                    {content}
                  </Box>
                </Box>
              ))}
            </Box>
          )}
          {actions.map(({ id, cell }) => (
            <Box key={id} sx={{ position: 'relative', zIndex: 'raised', flex: 'none', ml: 'auto' }}>
              {cell(row)}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
