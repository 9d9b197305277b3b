export { ForecastChart, type ForecastChartProps } from './ForecastChart.tsx';
export type { ForecastSeries } from './types.ts';
