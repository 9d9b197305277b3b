import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { unseen } from '../../internal/unseen.ts';
import { RowTitle } from './RowTitle.tsx';
import type { DataTableColumn } from './types.ts';

export interface CardContentProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  titleColumn: string | undefined;
  row: Row;
  rowHref: ((row: Row) => string) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
}

const list = (theme: Theme) => ({
  ...theme.typography.body2,
  rowGap: theme.spacing(0.5),
  margin: theme.spacing(0.5, 0, 0),
  color: theme.vars.palette.text.secondary,
});
/** Threes stand in one line; other numbers in pairs. */
const columnsOf = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count % 3 === 0 ? 3 : 2}, minmax(min-content, 1fr))`,
  columnGap: 1.5,
  // Where a name or a value takes two lines, those beside it are in line nonetheless.
  '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', rowGap: 0 },
  '& dt': { alignSelf: 'end' },
});

/** One row as a card: its title and amount, then the rest with their names. */
export function CardContent<Row>({ columns, titleColumn, row, rowHref, onRowOpen }: CardContentProps<Row>) {
  const title = columns.find(({ id }) => id === titleColumn);
  const amount = columns.find(({ card }) => card === 'amount');
  const rest = columns
    .filter((column) => column !== title && column !== amount && column.action !== true)
    .map((column) => ({ ...column, content: column.cell(row) }))
    .filter(({ content }) => content !== null && content !== '');
  const details = rest.filter(({ card }) => card !== 'plain');
  // A single detail follows what needs no name; more of them stand in columns of their own.
  const inColumns = details.length > 1;
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
          fontWeight: 560,
        }}
      >
        <Box sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <RowTitle href={rowHref?.(row)} {...(onRowOpen && { onOpen: () => onRowOpen(row) })}>
            {title?.cell(row)}
          </RowTitle>
        </Box>
        <Box sx={(theme) => ({ ...theme.mixins.tabular, flex: 'none', textAlign: 'right' })}>{amount?.cell(row)}</Box>
      </Box>
      {inLine.length > 0 && (
        <Box component="dl" sx={[list, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }]}>
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
            <Box component="dl" sx={[list, { ...columnsOf(details.length), flex: '1 1 200px' }]}>
              {details.map(({ id, header, content }) => (
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
            <Box key={id} sx={{ position: 'relative', zIndex: 2, flex: 'none', ml: 'auto' }}>
              {cell(row)}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
