export { PanelChart, type ChartPanel, type PanelChartProps } from './PanelChart.tsx';
