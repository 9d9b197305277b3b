import Skeleton from '@mui/material/Skeleton';

/** In the place of a plot until its code is there, and then until its size is known. */
export const plotSkeleton = <Skeleton variant="rounded" height="100%" />;
export const ringSkeleton = <Skeleton variant="circular" width="100%" height="100%" />;
