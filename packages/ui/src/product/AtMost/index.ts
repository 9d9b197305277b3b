export { AtMost, type AtMostProps } from './AtMost.tsx';
export { CostsFiller, type CostsFillerProps } from './CostsFiller.tsx';
export { AtMostValue, type AtMostValueProps } from './AtMostValue.tsx';
export {
  atMostAmount,
  atMostName,
  costNames,
  missingCostsColumn,
  missingNotes,
  missingOfAll,
  type MissingCosts,
} from './missingCosts.ts';
