export { StockScreen, type StockScreenProps } from './StockScreen.tsx';
export type { StockData, StockView, SupplierRow, SupplierStatus } from './StockView.ts';
