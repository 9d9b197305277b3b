export { ReconciliationScreen, type ReconciliationScreenProps } from './ReconciliationScreen.tsx';
export { type UntiedOrdersProps, UNTIED_PAGE } from './UntiedOrders.tsx';
export type {
  MonthDifference,
  MonthTotals,
  PlatformReport,
  ReconciledMonth,
  ReconciliationData,
  ReconciliationView,
  ReportTerms,
  UntiedOrderRow,
  UntiedQuery,
  UntiedView,
} from './ReconciliationView.ts';
