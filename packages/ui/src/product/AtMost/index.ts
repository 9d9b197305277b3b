export { AtMost, type AtMostProps } from './AtMost.tsx';
export { AtMostValue, type AtMostValueProps } from './AtMostValue.tsx';
export {
  atMostAmount,
  atMostName,
  costNames,
  missingCostsColumn,
  missingOfAll,
  type MissingCosts,
} from './missingCosts.ts';
