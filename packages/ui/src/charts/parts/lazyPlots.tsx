import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { plotSkeleton, ringSkeleton } from './plotSkeletons.tsx';

export const LinePlot = lazyRegion(() => import('./LinePlot.tsx').then((module) => module.LinePlot), plotSkeleton);
export const BarPlot = lazyRegion(() => import('./BarPlot.tsx').then((module) => module.BarPlot), plotSkeleton);
export const WaterfallPlot = lazyRegion(
  () => import('./WaterfallPlot.tsx').then((module) => module.WaterfallPlot),
  plotSkeleton,
);
export const PiePlot = lazyRegion(() => import('./PiePlot.tsx').then((module) => module.PiePlot), ringSkeleton);
