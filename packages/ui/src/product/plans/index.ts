export { useFeatureText } from './useFeatureText.ts';
export type { ComparedPlan, PlanLimitsView, ShopPlan } from './types.ts';
export { usePlanCopy } from './usePlanCopy.ts';
export { usePlanGroups } from './usePlanGroups.ts';
