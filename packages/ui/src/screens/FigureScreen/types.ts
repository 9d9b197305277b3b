import type { LedgerKind } from '@adaos/domain';
import type { FigureOrdersQuery, FigureView } from './FigureView.ts';

export interface FigureScreenProps {
  view: FigureView;
  /** The address of the overview of the same period. */
  backHref: string;
  /** The address of the orders of one part; of the whole figure for null. */
  kindHref: (kind: LedgerKind | null) => string;
  orderHref: (id: string) => string;
  /** Whether the user may set the goods cost; others see the control disabled, with the reason. */
  canManage: boolean;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** Saves the first rule of the goods cost, in percent of net sales. */
  onSetGoodsCost: (percent: number) => Promise<void>;
  /** The reason why that was rejected, in the reader's language. */
  failureReason?: (error: unknown) => string | undefined;
  /** The name of the product whose orders alone are shown. */
  product?: string | undefined;
  /** The name of the channel whose orders alone are shown; null: the orders of no channel. */
  channel?: string | null | undefined;
  /** Which orders are asked for, and in which order. */
  query: FigureOrdersQuery;
  onQueryChange: (query: FigureOrdersQuery) => void;
  /** Saves all orders that are asked for as a file. */
  onExport: () => void;
  exporting: boolean;
  onLoadMore: () => void;
  onRetry: () => void;
  onRetryOrders: () => void;
}
