import type { LedgerKind, Quality, Source } from '@adaos/domain';

/** Whether the figures shown are the shop's own or the fixed sample. */
export type FigureSource = Exclude<Source, 'none'>;

/** One kind of ledger entry within a figure. */
export interface FigurePart {
  kind: LedgerKind;
  /** Signed as it enters the figure, major units; null when missing. */
  amount: number | null;
  quality: Quality;
  /** The number of ledger entries. */
  entries: number;
}
