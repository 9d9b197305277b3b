export { FigureScreen } from './FigureScreen.tsx';
export type { FigureScreenProps } from './types.ts';
export type { FigureData, FigureOrder, FigureOrdersQuery, FigureOrdersView, FigureView } from './FigureView.ts';
