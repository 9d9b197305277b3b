export { MissingCosts, type MissingCostsProps } from './MissingCosts.tsx';
export type { MissingAds, MissingCostsData, MissingCostsView } from './MissingCostsView.ts';
