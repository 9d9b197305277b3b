export { PieChart, type PieChartPart, type PieChartProps } from './PieChart.tsx';
