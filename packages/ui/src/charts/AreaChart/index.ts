export { AreaChart, type AreaChartProps, type AreaChartSeries } from './AreaChart.tsx';
