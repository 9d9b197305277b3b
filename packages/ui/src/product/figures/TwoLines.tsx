import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface TwoLinesProps {
  first: ReactNode;
  second: string | null;
  strong?: boolean;
}

/** A cell with what it is, and below it what belongs to that. */
export function TwoLines({ first, second, strong = false }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="inherit"
        component="div"
        sx={{ ...(strong && { fontWeight: 'control' }), overflowWrap: 'anywhere' }}
      >
        {first}
      </Typography>
      {second !== null && (
        <Typography variant="body2" component="div" sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>
          {second}
        </Typography>
      )}
    </Box>
  );
}
