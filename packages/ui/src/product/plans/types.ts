import type { PlanId } from '@adaos/domain';
import type { PlanView } from '../../components/PlanCards/index.ts';

/** One of the shop's three plans. Its words come from `usePlanCopy`. */
export type ShopPlan = PlanView<PlanId>;

/** What a plan allows, for the comparison. */
export type PlanLimitsView = {
  /** Shops and platforms that can be connected; null: unlimited. */
  platforms: number | null;
  /** Days that a forecast looks ahead. */
  forecastDays: number;
  /** A month. */
  apiCalls: number;
  storageGb: number;
};

export type ComparedPlan = ShopPlan & { limits: PlanLimitsView };
