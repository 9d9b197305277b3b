import type { Costs, Overview } from '@adaos/api';
import type { Period } from '@adaos/domain';
import type { MissingCostsView } from '@adaos/ui/screens/MissingCosts';
import type { Read } from '../../queries/states.ts';

export interface MissingCostsInput {
  readonly period: Period;
  readonly overview: Read<Overview>;
  readonly costs: Read<Costs>;
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** The list of the missing costs, once both the figures of its period and the rules are there. */
export function toMissingCostsView({ period, overview, costs, textOf }: MissingCostsInput): MissingCostsView {
  const figures = overview.data;
  // While other figures are being fetched those of the period before stay: they are not of these days.
  const own = figures?.from === period.from && figures.to === period.to ? figures : undefined;
  if (own && costs.data) {
    const { rules, managers } = costs.data;
    const { currency, profitNet: profit, missing, coverage } = own;
    return { status: 'ready', data: { period, currency, profit, missing, coverage, rules, managers } };
  }
  const error = overview.error ?? costs.error;
  return error ? { status: 'error', message: textOf(error) } : { status: 'loading' };
}
