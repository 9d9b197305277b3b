import type { CostRuleInput } from '@adaos/api';

/** The terms of a rule that are left open: for everyone, without an amount and without an end. */
export const NO_TERMS = {
  label: null,
  country: null,
  percent: null,
  perOrder: null,
  perItem: null,
  perMonth: null,
  once: null,
  to: null,
} as const satisfies Partial<CostRuleInput>;
