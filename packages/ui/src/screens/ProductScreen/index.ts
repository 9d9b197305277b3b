export { ProductScreen, type ProductScreenProps } from './ProductScreen.tsx';
export type { UnitCostOfProduct, ProductData, ProductMonth, ProductView } from './ProductView.ts';
