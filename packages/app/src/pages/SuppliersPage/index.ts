export { SuppliersPage } from './SuppliersPage.tsx';
