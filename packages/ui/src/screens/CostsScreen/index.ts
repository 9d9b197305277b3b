export { CostsScreen, type CostsScreenProps } from './CostsScreen.tsx';
export type { CostCoverageRow, CostPreviewView, CostRuleRow, CostsData, CostsView, CostTerms } from './CostsView.ts';
