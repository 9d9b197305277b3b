import Box from '@mui/material/Box';
import { LoadingRegion } from './LoadingRegion.tsx';
import { CardSkeleton, TextSkeleton } from './Skeletons.tsx';
import { grid } from '../../theme/grid.ts';

export type PageSkeletonProps = {
  /** No frame stands around the page: what comes is a text or a short form. Default false. */
  bare?: boolean;
};

/** A page of which nothing is known yet but that it comes. */
export function PageSkeleton({ bare = false }: PageSkeletonProps) {
  if (bare) {
    return (
      <Box sx={{ maxWidth: grid(60), minHeight: '100vh', mx: 'auto', px: 2, py: { xs: 6, md: 10 } }}>
        <LoadingRegion>
          <CardSkeleton holds="text" height={180} />
        </LoadingRegion>
      </Box>
    );
  }
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextSkeleton lines={2} />
        <CardSkeleton height={320} />
      </Box>
    </LoadingRegion>
  );
}
