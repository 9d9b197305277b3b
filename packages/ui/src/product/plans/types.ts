import type { PlanId } from '@adaos/domain';

/** A plan as it is shown. Its words come in the reader's language, e.g. from `usePlanCopy`. */
export type PlanView = {
  id: PlanId;
  name: string;
  /** For whom it is, in a few words. */
  description: string;
  /** A month, in major units of `currency`. */
  price: number;
  /** ISO 4217 code. */
  currency: string;
  features: readonly string[];
  popular?: boolean;
};

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

export type ComparedPlan = PlanView & { limits: PlanLimitsView };
