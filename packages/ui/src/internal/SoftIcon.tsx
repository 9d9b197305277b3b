import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { grid } from '../theme/grid.ts';

export interface SoftIconProps {
  tone: 'primary' | 'success' | 'error';
  /** Default `large`. */
  size?: 'small' | 'large';
  /** The icon. */
  children: ReactNode;
}

/** An icon on a soft ground of its colour, beside text that says the same. */
export function SoftIcon({ tone, size = 'large', children }: SoftIconProps) {
  const side = grid(size === 'large' ? 6 : 5);
  return (
    <Box
      aria-hidden
      sx={({ radii }) => ({
        display: 'grid',
        placeItems: 'center',
        width: side,
        height: side,
        borderRadius: `${size === 'large' ? radii.card : radii.control}px`,
        color: `${tone}.main`,
        bgcolor: `${tone}.soft`,
      })}
    >
      {children}
    </Box>
  );
}
