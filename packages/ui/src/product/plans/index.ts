export { PlanCards, type PlanCardsProps } from './PlanCards/index.ts';
export { PlanTable, type PlanTableProps } from './PlanTable/index.ts';
export { Faq, type FaqItem, type FaqProps } from './Faq/index.ts';
export { useFeatureText } from './useFeatureText.ts';
export type { ComparedPlan, PlanLimitsView, PlanView } from './types.ts';
export { usePlanCopy } from './usePlanCopy.ts';
