export { CustomersPage } from './CustomersPage.tsx';
