import type { InsightType, Level } from '@adaos/api';
import type { EffectBasis, EffectGap, InsightCode, LedgerKind } from '@adaos/domain';
import type { ActionMeasure } from '../db/action-tables.ts';
import type { Effect } from '../insights/statistics.ts';

/** What an action would bring a month, or why that is not known and the day (`YYYY-MM-DD`) from which it can be. */
export type Expected = { readonly effect: Effect } | { readonly gap: EffectGap; readonly from?: string };

/** What a rule advises, as long as its cause holds. With its code and subject it is the same action. */
export interface Finding {
  readonly code: InsightCode;
  /** What it is of: the id of a campaign, stock item or supplier, a product's code, a cost, a day or month; empty for the shop. */
  readonly subject: string;
  readonly type: InsightType;
  /** While the effect is not known; otherwise it follows from the effect. */
  readonly impact: Level;
  readonly effort: Level;
  readonly values: Readonly<Record<string, string | number>>;
  /** The costs that it follows without, or asks for. */
  readonly missing?: readonly LedgerKind[];
  /** Default `gain`. */
  readonly basis?: EffectBasis;
  readonly expected: Expected;
  /** An amount in minor units that it frees once, beside what it brings each month. */
  readonly once?: number;
  /**
   * What shows whether it helped, a campaign by its id (two by both), a product or its stock by its code, a supplier by its id, the shop's
   * net profit or a cost, and what 28 days would bring without it, in minor
   * units; left out: it cannot be measured.
   */
  readonly measured?: { readonly by: ActionMeasure; readonly key: string; readonly without: number };
}

/** Of the net sales of a month, in percent: from here on an effect is high, and medium. */
const HIGH_FROM = 2;
const MEDIUM_FROM = 0.5;

/** How much an action matters: its effect against the shop's net sales of a month, both in minor units. */
export function impactOf({ expected, impact }: Finding, netSales: number): Level {
  if ('gap' in expected || netSales <= 0) return impact;
  const percent = (100 * expected.effect.value) / netSales;
  if (percent >= HIGH_FROM) return 'High';
  return percent >= MEDIUM_FROM ? 'Medium' : 'Low';
}
