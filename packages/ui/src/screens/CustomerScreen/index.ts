export { CustomerScreen, type CustomerScreenProps } from './CustomerScreen.tsx';
export { CUSTOMER_ORDERS_PAGE, type CustomerData, type CustomerView } from './CustomerView.ts';
