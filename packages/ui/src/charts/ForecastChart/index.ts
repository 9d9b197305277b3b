export { ForecastChart, type ForecastChartProps, type ForecastSeries } from './ForecastChart.tsx';
