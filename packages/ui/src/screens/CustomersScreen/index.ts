export { CustomersScreen, type CustomersScreenProps } from './CustomersScreen.tsx';
export {
  CUSTOMERS_PAGE,
  type CustomerListData,
  type CustomerListView,
  type CustomersData,
  type CustomersQuery,
  type CustomersView,
} from './CustomersView.ts';
