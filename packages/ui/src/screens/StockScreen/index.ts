export { StockScreen, type StockScreenProps } from './StockScreen.tsx';
export type { StockData, StockView, SupplierRow } from './StockView.ts';
