import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Words in the place of a figure: smaller than one, so that they are not taken for it. */
export function UnknownFigure({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ typography: 'subtitle1', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
