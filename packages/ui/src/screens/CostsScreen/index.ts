export { CostsScreen, type CostsScreenProps } from './CostsScreen.tsx';
export type { CostLines } from './Lines.tsx';
export type { AdSpendRow, AdSpendTerms, AdSpendView, CostAdSpend, NoAdsRow, NoAdsTerms } from './AdSpendView.ts';
export type { OrderCostFileRow, OrderCostFilesView, OrderCosts } from './OrderCostFiles.tsx';
export { type CostProducts, PRODUCTS_PAGE } from './Products.tsx';
export type {
  CostCoverageRow,
  CostPreviewView,
  CostRuleRow,
  CostsData,
  CostsView,
  CostTerms,
  LineDecisionRow,
  LineRow,
  LinesView,
  PaymentMethodRow,
  ProductCostRow,
  ProductCostTerms,
  ProductFactsTerms,
  ProductRow,
  ProductsData,
  ProductsQuery,
  ProductsView,
  TakeBackPreview,
  TakeBackTerms,
} from './CostsView.ts';
