export { MissingCostsPart, type MissingCostsPartProps } from './MissingCostsPart.tsx';
