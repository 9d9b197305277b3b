export { ProductsScreen, type ProductsScreenProps } from './ProductsScreen.tsx';
export {
  PRODUCT_PROFITS_PAGE,
  type ProductAmounts,
  type ProductProfitRow,
  type ProductProfitsData,
  type ProductProfitsQuery,
  type ProductProfitsView,
} from './ProductProfitsView.ts';
