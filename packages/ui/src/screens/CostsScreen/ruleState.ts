import type { CostRuleRow } from './CostsView.ts';

export type RuleState = 'inForce' | 'later' | 'ended' | 'withdrawn';

/** Whether a rule is valid on a day, `YYYY-MM-DD`. */
export function ruleState({ withdrawnAt, from, to, once }: CostRuleRow, today: string): RuleState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (from > today) return 'later';
  return (to ?? (once === null ? today : from)) < today ? 'ended' : 'inForce';
}
