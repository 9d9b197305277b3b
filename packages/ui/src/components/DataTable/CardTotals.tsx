import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { messages } from './DataTable.messages.ts';
import type { DataTableColumn } from './types.ts';

export interface CardTotalsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
}

/** The totals under the cards, each with its name. */
export function CardTotals<Row>({ columns, rows }: CardTotalsProps<Row>) {
  return (
    <Box sx={{ pt: 1.5 }}>
      <Typography sx={{ fontWeight: 560 }}>
        <FormattedMessage {...messages.total} />
      </Typography>
      <Box component="dl" sx={(theme) => ({ ...theme.typography.body2, ...theme.mixins.tabular, m: 0, mt: 0.5 })}>
        {columns.map(
          ({ id, header, total }) =>
            total && (
              <Box key={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {header}
                </Box>
                <Box component="dd" sx={{ m: 0, fontWeight: 540 }}>
                  {total(rows)}
                </Box>
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
}
