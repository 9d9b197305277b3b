export { ProductsPage } from './ProductsPage.tsx';
