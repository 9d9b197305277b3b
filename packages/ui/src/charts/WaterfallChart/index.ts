export type { WaterfallStep } from './steps.ts';
export { WaterfallChart, type WaterfallChartProps } from './WaterfallChart.tsx';
