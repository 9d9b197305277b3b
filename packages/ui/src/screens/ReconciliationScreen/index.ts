export { ReconciliationScreen, type ReconciliationScreenProps } from './ReconciliationScreen.tsx';
export { DOUBTS_PAGE, type DoubtsProps } from './Doubts.tsx';
export { type UntiedOrdersProps, UNTIED_PAGE } from './UntiedOrders.tsx';
export type {
  DoubtRow,
  DoubtsView,
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
