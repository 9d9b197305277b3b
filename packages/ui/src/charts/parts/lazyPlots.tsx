import Skeleton from '@mui/material/Skeleton';
import { lazyRegion } from '../../internal/lazyRegion.tsx';

const skeleton = <Skeleton variant="rounded" height="100%" />;

export const LinePlot = lazyRegion(() => import('./LinePlot.tsx').then((module) => module.LinePlot), skeleton);
export const BarPlot = lazyRegion(() => import('./BarPlot.tsx').then((module) => module.BarPlot), skeleton);
export const PiePlot = lazyRegion(
  () => import('./PiePlot.tsx').then((module) => module.PiePlot),
  <Skeleton variant="circular" width="100%" height="100%" />,
);
