import type { LedgerKind } from '@adaos/domain';
import type { FigureView } from './FigureView.ts';

export interface FigureScreenProps {
  view: FigureView;
  /** Where the overview of the same period is. */
  backHref: string;
  /** Where the orders of one part are; null for those of the whole figure. */
  kindHref: (kind: LedgerKind | null) => string;
  orderHref: (id: string) => string;
  /** Whether the visitor may set the goods cost; others see the control disabled, with the reason. */
  canManage: boolean;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** Saves the first rule of the goods cost, in percent of net sales. */
  onSetGoodsCost: (percent: number) => Promise<void>;
  /** What is known of why that was rejected, in the reader's language. */
  failureReason?: (error: unknown) => string | undefined;
  onLoadMore: () => void;
  onRetry: () => void;
  onRetryOrders: () => void;
}
