import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './DataTable.messages.ts';
import { grid } from '../../theme/grid.ts';

export interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with all selected rows. */
  children: ReactNode;
}

/** How many rows are selected, and what can be done with them. Its place stays, so that the rows do not move. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const intl = useIntl();
  return (
    <Box
      role="group"
      aria-label={intl.formatMessage(messages.select)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: grid(4.5),
        mb: 1,
        '@media print': { display: 'none' },
      }}
    >
      <Typography role="status" variant="body2" sx={{ color: count > 0 ? 'text.primary' : 'text.secondary', mr: 1 }}>
        <FormattedMessage {...messages.chosen} values={{ count }} />
      </Typography>
      {count > 0 && (
        <>
          {children}
          <Button variant="text" size="small" onClick={onClear}>
            <FormattedMessage {...messages.clearSelection} />
          </Button>
        </>
      )}
    </Box>
  );
}
