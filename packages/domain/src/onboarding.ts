import type { LedgerKind } from './ledger.ts';

/** What makes a shop's figures whole, in the order in which an owner does it. */
export const ONBOARDING_STEPS = ['orders', 'costs', 'ads', 'stock', 'mail'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The costs that the step of the costs counts: those that sales can lack, ads apart. */
export const ONBOARDING_COSTS = [
  'cogs',
  'shipping_cost',
  'handling',
  'payment_fee',
  'platform_fee',
  'return_shipping_cost',
] as const satisfies readonly LedgerKind[];
