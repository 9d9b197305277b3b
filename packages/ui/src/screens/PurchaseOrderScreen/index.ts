export { PurchaseOrderScreen, type PurchaseOrderScreenProps } from './PurchaseOrderScreen.tsx';
export type {
  ChangedOrder,
  PurchaseLine,
  OrderReceipt,
  PlacedOrder,
  PurchaseOrderData,
  PurchaseOrderView,
  ReceivedGoods,
} from './PurchaseOrderView.ts';
