export { ChartFrame, type ChartCardProps, type ChartFrameProps } from './ChartFrame.tsx';
export type { ChartNotes, ChartTable, ChartTableRow } from './chartTable.ts';
export { Legend, Swatch, type LegendItem } from './Legend.tsx';
