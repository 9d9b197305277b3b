import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CheckCircleIcon } from '../../components/Icon/index.ts';
import { grid } from '../../theme/grid.ts';

/** Shown when there is nothing left to do, as good news. */
export function AllClear({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 2, py: 4, textAlign: 'center' }}>
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: grid(5),
          height: grid(5),
          borderRadius: `${theme.radii.control}px`,
          color: 'success.main',
          bgcolor: 'success.soft',
        })}
      >
        <CheckCircleIcon />
      </Box>
      <Typography sx={{ maxWidth: '40ch', color: 'text.secondary', textWrap: 'balance' }}>{children}</Typography>
    </Box>
  );
}
