import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Words in place of a figure: smaller, so that they are not read as one. */
export function UnknownFigure({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ typography: 'subtitle1', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
