import type { LedgerKind } from '@adaos/domain';
import type { AdSpendTerms, CostAdSpend, NoAdsTerms } from '../CostsScreen/AdSpendView.ts';
import type { CostPreviewView, CostRuleRow } from '../CostsScreen/CostsView.ts';

export interface MissingCostsData {
  /** The days that the profit is of. */
  period: { from: string; to: string };
  /** ISO 4217 code of the amounts; null before the shop has one. */
  currency: string | null;
  /** Net profit of the period as it is known, major units; null while too little of the goods cost is known. */
  profit: number | null;
  /** The costs that some of the period's sales lack. */
  missing: readonly LedgerKind[];
  /** For how much of the sales each cost is known, in percent. */
  coverage: readonly { kind: LedgerKind; share: number }[];
  /** The rules there are, newest first. */
  rules: readonly CostRuleRow[];
  /** The names of the people who may change costs. */
  managers: readonly string[];
}

/** What fills in the ads of a period. */
export interface MissingAds extends Pick<CostAdSpend, 'currencies' | 'reportedDays' | 'onPreview'> {
  /** The last day that ads can be of. */
  today: string;
  /** What the ad spend in the form would change. */
  preview: CostPreviewView;
  onPreviewAgain: () => void;
  /** Saves ad spend; a rejection is reported in its form. */
  onSpend: (entry: AdSpendTerms) => Promise<void>;
  /** States that no ads ran; a rejection is reported beside the button. */
  onNone: (days: NoAdsTerms) => Promise<void>;
}

export type MissingCostsView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | { status: 'ready'; data: MissingCostsData };
