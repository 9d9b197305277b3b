import { COST_RULE_KINDS, LEDGER_KINDS } from '@adaos/domain';
import type { RecomputationAnswer } from '@adaos/api';
import type { RecomputationView, RecomputedKind } from '@adaos/ui/commerce';

const KINDS: ReadonlySet<string> = new Set([...LEDGER_KINDS, ...COST_RULE_KINDS, 'order_costs', 'allocation']);
const isKind = (kind: string): kind is RecomputedKind => KINDS.has(kind);

/**
 * What is said of the recomputation of the figures: how far it is, then what it changed, if it changed anything.
 * @param news whether the last one has ended while the page was open.
 */
export function toRecomputationView(answer: RecomputationAnswer | undefined, news: boolean): RecomputationView | null {
  if (!answer) return null;
  const { running, last, currency } = answer;
  if (running) return isKind(running.kind) ? { status: 'running', ...running, kind: running.kind } : null;
  if (!news || !last || last.changed === 0 || !isKind(last.kind)) return null;
  const { kind, change, changed, months } = last;
  return { status: 'done', kind, change, changed, months, currency };
}
