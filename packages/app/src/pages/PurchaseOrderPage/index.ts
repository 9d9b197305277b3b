export { PurchaseOrderPage } from './PurchaseOrderPage.tsx';
