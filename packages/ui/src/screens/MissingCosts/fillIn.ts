import { addDays, type CostRuleKind, type LedgerKind, RULED_COSTS, type RuledCost } from '@adaos/domain';
import type { CostRuleRow, CostTerms } from '../CostsScreen/CostsView.ts';
import type { MissingCostsData } from './MissingCostsView.ts';

/** Whether a cost can be filled in by a rule; ad spend comes with the ads. */
export const hasRule = (kind: LedgerKind): kind is RuledCost => (RULED_COSTS as readonly LedgerKind[]).includes(kind);

/** A rule that is for some orders or products alone leaves the others without one. */
const isForAll = ({ country, paymentMethod, group, carrier, weightOver, weightTo }: CostRuleRow) =>
  [country, paymentMethod, group, carrier, weightOver, weightTo].every((condition) => (condition ?? null) === null);

/** The rules in force of a cost for all orders. */
const rulesOf = (kind: CostRuleKind, rules: readonly CostRuleRow[]) =>
  rules.filter((rule) => rule.kind === kind && isForAll(rule) && rule.withdrawnAt === null);

/**
 * What is filled in ends before the next rule of the same cost begins: a newer rule would count in place of that one, which is for days
 * that lack nothing.
 */
export function untilNextRule(rule: CostTerms, rules: readonly CostRuleRow[]): CostTerms {
  const next = rulesOf(rule.kind, rules)
    .map(({ from }) => from)
    .toSorted()
    .find((from) => from > rule.from);
  return next === undefined ? rule : { ...rule, to: addDays(next, -1) };
}

/** The rule that has the first day already, which the new one takes the place of. */
export const ruleOn = (kind: CostRuleKind, day: string, rules: readonly CostRuleRow[]): CostRuleRow | undefined =>
  rulesOf(kind, rules).find(({ from, to }) => from <= day && (to === null || to >= day));

/** Percent of the sales that lack a cost; null where there is nothing to have it. At least 0.1: it is missing. */
export function lackingShare(kind: LedgerKind, coverage: MissingCostsData['coverage']): number | null {
  const known = coverage.find((row) => row.kind === kind)?.share;
  return known === undefined ? null : Math.max(0.1, Math.round((100 - known) * 10) / 10);
}
