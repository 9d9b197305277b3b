import type { CostPreviewView } from './CostsView.ts';

/** Ad spend as it is entered by hand. */
export interface AdSpendTerms {
  platform: string;
  campaign: string;
  /** Major units of its currency, spread evenly over the days. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `YYYY-MM-DD`. */
  from: string;
  to: string;
}

export interface AdSpendRow extends AdSpendTerms {
  id: string;
  /** In the shop's currency, major units. */
  shopAmount: number;
  /** The part of it that counts: not the days that a report has. */
  counted: number;
  /** Days that a report of the same platform and campaign has. */
  reportedDays: number;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
  /** When it was taken back; null while it counts. */
  withdrawnAt: string | null;
}

/** Days on which no ads ran, `YYYY-MM-DD`. */
export interface NoAdsTerms {
  from: string;
  to: string;
}

export interface NoAdsRow extends NoAdsTerms {
  id: string;
  /** Its days that have ad spend: there it does not count. */
  spendDays: number;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
  /** When it was taken back; null while it counts. */
  withdrawnAt: string | null;
}

export type AdSpendView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string; retrying: boolean }
  /** Newest first, including what was taken back. */
  | { status: 'ready'; entries: readonly AdSpendRow[]; noAds: readonly NoAdsRow[] };

/** Ad spend that was entered by hand, and what can be done with it. */
export interface CostAdSpend {
  view: AdSpendView;
  onRetry: () => void;
  /** ISO 4217 codes that an amount can be in. */
  currencies: readonly string[];
  /** What the entry in the form would change. */
  preview: CostPreviewView;
  /** Days of the entry in the form that a report has already. */
  reportedDays: number;
  /** The entry in the form has changed; null while it is not complete. Keep it the same function (`useCallback`). */
  onPreview: (entry: AdSpendTerms | null) => void;
  /** Calculates the preview once more after a failure. */
  onPreviewAgain: () => void;
  onAdd: (entry: AdSpendTerms) => Promise<void>;
  onWithdraw: (id: string) => Promise<void>;
  /** States that no ads ran on some days. */
  onNoAds: (days: NoAdsTerms) => Promise<void>;
  onWithdrawNoAds: (id: string) => Promise<void>;
}
