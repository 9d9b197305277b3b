export { StockScreen, type StockScreenProps } from './StockScreen.tsx';
export {
  STOCK_PAGE,
  type StockData,
  type StockList,
  type StockQuery,
  type StockView,
  type SupplierRow,
} from './StockView.ts';
