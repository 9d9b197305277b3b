export { FigureScreen, type FigureScreenProps } from './FigureScreen.tsx';
export type { FigureData, FigureOrder, FigureOrdersView, FigureView } from './FigureView.ts';
