export { PurchaseOrdersPage } from './PurchaseOrdersPage.tsx';
