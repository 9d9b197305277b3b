import type { InsightType, Level } from '@adaos/api';
import type { InsightCode, LedgerKind } from '@adaos/domain';

/** Something of the shop's data that needs a look, as long as it holds. */
export interface Condition {
  readonly code: InsightCode;
  /** What it is of: the id of a campaign, product or supplier; empty for the shop as a whole. */
  readonly subject: string;
  readonly type: InsightType;
  readonly priority: Level;
  readonly values: Readonly<Record<string, string | number>>;
  /** The costs that a ratio among them lacks; none where it rests on no costs. */
  readonly missing?: readonly LedgerKind[];
}
