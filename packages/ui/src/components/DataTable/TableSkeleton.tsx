import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { messages } from './DataTable.messages.ts';
import type { DataTableColumn } from './types.ts';

export interface TableSkeletonProps<Row> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  narrow: boolean;
}

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The shape of the rows to come. */
export function TableSkeleton<Row>({ label, columns, narrow }: TableSkeletonProps<Row>) {
  const intl = useIntl();
  const shown = narrow ? columns.slice(0, 2) : columns;
  return (
    <Box role="status" aria-label={intl.formatMessage(messages.loading, { label })} aria-busy="true">
      {ROWS.map((row) => (
        <Box
          key={row}
          sx={(theme) => ({
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            height: narrow ? 76 : 43,
            borderBottom: `1px solid ${theme.vars.palette.line.soft}`,
          })}
        >
          {shown.map((column) => (
            <Box
              key={column.id}
              sx={{
                flex: column.nowrap === false ? 2 : 1,
                display: 'flex',
                justifyContent: column.align === 'end' ? 'flex-end' : 'flex-start',
              }}
            >
              <Skeleton width={column.align === 'end' ? '48%' : '72%'} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
