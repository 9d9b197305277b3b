export { CostsScreen, type CostsScreenProps } from './CostsScreen.tsx';
export { type CostProducts, PRODUCTS_PAGE } from './Products.tsx';
export type {
  CostCoverageRow,
  CostPreviewView,
  CostRuleRow,
  CostsData,
  CostsView,
  CostTerms,
  ProductCostRow,
  ProductCostTerms,
  ProductRow,
  ProductsData,
  ProductsQuery,
  ProductsView,
} from './CostsView.ts';
