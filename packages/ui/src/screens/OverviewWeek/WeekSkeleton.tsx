import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { grid } from '../../theme/grid.ts';

/** In the place of `ThisWeek` until it is there. */
export function WeekSkeleton() {
  return <CardSkeleton holds="rows" height={grid(58)} />;
}
