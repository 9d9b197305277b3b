import Skeleton from '@mui/material/Skeleton';
import { grid } from '../../theme/grid.ts';

/** The place of a `DateRangePicker` while the period is not known. It can be prerendered. */
export const DateRangeSkeleton = () => (
  <Skeleton variant="rounded" sx={{ width: { xs: grid(23), sm: grid(27.5), lg: grid(50) }, height: grid(4.5) }} />
);
