import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SoftIcon } from '../../internal/SoftIcon.tsx';
import { CheckCircleIcon } from '../../components/Icon/index.ts';

/** Shown when there is nothing left to do, as good news. */
export function AllClear({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 2, py: 4, textAlign: 'center' }}>
      <SoftIcon tone="success" size="small">
        <CheckCircleIcon />
      </SoftIcon>
      <Typography sx={{ maxWidth: '40ch', color: 'text.secondary', textWrap: 'balance' }}>{children}</Typography>
    </Box>
  );
}
