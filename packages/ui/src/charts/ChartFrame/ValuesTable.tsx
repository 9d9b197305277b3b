import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Link } from '../../components/Link/index.ts';
import { scrollHint } from '../../internal/scrollHint.ts';
import { grid } from '../../theme/grid.ts';
import type { ChartTable } from './chartTable.ts';

export interface ValuesTableProps {
  table: ChartTable;
  title: string;
}

const ROW = grid(4.625);
// A table of more rows draws only the visible ones.
const FEW = 120;
const NARROW = `@container (max-width: ${grid(42.5)}px)`;

/** The chart's values as rows. */
export function ValuesTable({ table, title }: ValuesTableProps) {
  const { rowHeader, columns, rowCount, rowAt, notes = [], latestFirst = false } = table;
  const span = columns.length + 1 + notes.length;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: rowCount <= FEW ? FEW : 15,
    initialRect: { width: 0, height: grid(75) },
  });
  const items = virtualizer.getVirtualItems();
  return (
    // Focusable, so that the rows scroll by keyboard too.
    <Box
      ref={scroller}
      tabIndex={0}
      role="group"
      aria-label={title}
      sx={(theme) => ({ ...scrollHint(theme), overflow: 'auto', containerType: 'inline-size' })}
    >
      <Table
        stickyHeader
        size="small"
        aria-label={title}
        aria-rowcount={rowCount + 1}
        sx={(theme) => ({
          '& th:first-of-type': { pl: 0 },
          '& thead th:last-of-type, & td:last-of-type': { pr: 0 },
          // Smaller, so that the columns fit side by side.
          [NARROW]: { '& th, & td': { px: 0.5, fontSize: theme.typography.caption.fontSize } },
        })}
      >
        <TableHead>
          <TableRow
            aria-rowindex={1}
            sx={(theme) => ({ '& th': { backgroundColor: theme.vars.palette.background.paper } })}
          >
            <TableCell scope="col">{rowHeader}</TableCell>
            {columns.map(({ id, label }) => (
              <TableCell key={id} scope="col" align="right">
                {label}
              </TableCell>
            ))}
            {notes.map(({ label }) => (
              <TableCell key={label} scope="col">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <Spacer height={items[0]?.start ?? 0} span={span} />
          {items.map(({ index }) => {
            const point = latestFirst ? rowCount - 1 - index : index;
            const row = rowAt(point);
            return (
              <TableRow key={row.id} aria-rowindex={index + 2}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', [NARROW]: { whiteSpace: 'normal' } }}>
                  {row.href === undefined ? row.name : <Link href={row.href}>{row.name}</Link>}
                </TableCell>
                {columns.map(({ id }, column) => (
                  <TableCell
                    key={id}
                    align="right"
                    sx={{
                      whiteSpace: 'nowrap',
                      color: (row.values[column] ?? null) === null ? 'text.secondary' : 'text.primary',
                    }}
                  >
                    {row.texts[column]}
                  </TableCell>
                ))}
                {notes.map(({ label, texts }) => (
                  <TableCell key={label}>{texts[point]}</TableCell>
                ))}
              </TableRow>
            );
          })}
          <Spacer height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} span={span} />
        </TableBody>
      </Table>
    </Box>
  );
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <TableRow aria-hidden="true">
      <TableCell colSpan={span} style={{ height }} sx={{ p: 0, border: 0 }} />
    </TableRow>
  );
}
