export { PurchaseOrdersScreen, type PurchaseOrdersScreenProps } from './PurchaseOrdersScreen.tsx';
export type {
  OrderRow,
  OrdersData,
  OrdersView,
  ProposalData,
  ProposalView,
  ProposedRow,
} from './PurchaseOrdersView.ts';
