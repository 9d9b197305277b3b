export * from './AreaChart/index.ts';
export * from './BarChart/index.ts';
export * from './ChartFrame/index.ts';
export * from './ForecastChart/index.ts';
export * from './LineChart/index.ts';
export * from './PanelChart/index.ts';
export * from './PieChart/index.ts';
export * from './WaterfallChart/index.ts';
export type { ChartData, ChartFlag, ChartGranularity, ChartSeries } from './parts/types.ts';
