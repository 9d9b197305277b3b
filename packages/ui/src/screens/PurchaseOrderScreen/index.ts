export { PurchaseOrderScreen, type PurchaseOrderScreenProps } from './PurchaseOrderScreen.tsx';
export type {
  ChangedOrder,
  OrderLine,
  OrderReceipt,
  PlacedOrder,
  PurchaseOrderData,
  PurchaseOrderView,
  ReceivedGoods,
} from './PurchaseOrderView.ts';
