export type { DateRange } from '../../forms/DateRangePicker/index.ts';
export type { FigureSource } from '../../product/figures/figures.ts';
export { OverviewOutline } from './OverviewOutline.tsx';
export { OverviewScreen } from './OverviewScreen.tsx';
export type { OverviewScreenProps } from './types.ts';
export type {
  OverviewComparison,
  OverviewData,
  OverviewPoint,
  OverviewPrediction,
  OverviewView,
  OverviewVisits,
} from './OverviewView.ts';
