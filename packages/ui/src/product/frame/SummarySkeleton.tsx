import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FigureCardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { summaryGrid } from './summaryGrid.ts';
import { grid } from '../../theme/grid.ts';

export type SummarySkeletonProps = {
  /** What is loading, for screen readers. */
  label: string;
  /** The skeleton of the content under the figures. */
  children: ReactNode;
};

/** The skeleton of a screen with four figures and its content. */
export function SummarySkeleton({ label, children }: SummarySkeletonProps) {
  return (
    <LoadingRegion label={label}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ ...summaryGrid, gridAutoRows: `minmax(${grid(16)}px, auto)` }}>
          <FigureCardSkeleton />
          <FigureCardSkeleton />
          <FigureCardSkeleton />
          <FigureCardSkeleton />
        </Box>
        {children}
      </Box>
    </LoadingRegion>
  );
}
