import Box, { type BoxProps } from '@mui/material/Box';
import { Children, type ReactNode } from 'react';
import { RegionBoundary } from './RegionBoundary.tsx';

export interface RegionsProps {
  /** How they are laid out. */
  sx: BoxProps['sx'];
  /** Each is a region. */
  children: ReactNode;
}

/** The parts of a screen: one that throws while it renders does not affect the others. */
export function Regions({ sx, children }: RegionsProps) {
  return (
    <Box sx={sx}>
      {Children.map(children, (child) => (
        <RegionBoundary>{child}</RegionBoundary>
      ))}
    </Box>
  );
}
