export { MissingCosts, type MissingCostsProps } from './MissingCosts.tsx';
export type { MissingCostsData, MissingCostsView } from './MissingCostsView.ts';
