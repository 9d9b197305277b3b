import type {
  ActionStatus,
  DismissReason,
  EffectBasis,
  EffectGap,
  InsightType,
  Level,
  SnoozeSpan,
} from '@adaos/domain';
import type { MissingCosts } from '../AtMost/index.ts';
import type { Wording } from '../wordings/index.ts';

/** An amount a month with its bounds, in major units. */
export interface MonthlyEffect {
  value: number;
  low: number;
  high: number;
}

/** Something to do that would raise the profit, and what became of it. */
export interface ActionItem {
  id: string;
  /** What it is of, as the product that shows it knows it. */
  subject: string;
  type: InsightType;
  title: string;
  description: string;
  impact: Level;
  effort: Level;
  /** Used to translate title and description. */
  wording?: Wording | undefined;
  /** The costs that it asks for, or that what it follows from lacks. */
  missing?: MissingCosts;
  /** Whether the effect is profit that it brings, or profit that is in doubt. */
  basis: EffectBasis;
  /** Null while it is not known. */
  effect: MonthlyEffect | null;
  /** An amount that it frees once. */
  once?: number | null | undefined;
  /** Why it is not known, and the day `YYYY-MM-DD` from which it can be. */
  unknown: { reason: EffectGap; from: string | null } | null;
  status: ActionStatus;
  /** ISO 8601. */
  changedAt: string;
  changedBy: string | null;
  until: string | null;
  dismissal: { reason: DismissReason; note: string } | null;
  result: {
    doneOn: string;
    expected: MonthlyEffect | null;
    measuredFrom: string | null;
    happened: number | null;
  } | null;
}

export type ActionChange =
  | { decision: 'done' }
  | { decision: 'snooze'; span: SnoozeSpan }
  | { decision: 'dismiss'; reason: DismissReason; note: string }
  | { decision: 'reopen' };

/** What was just decided, for as long as it can be undone. */
export interface UndoableAction {
  action: ActionItem;
  decision: 'done' | 'snooze' | 'dismiss';
  onUndo: () => void;
  /** The offer to undo is closed. */
  onLeave: () => void;
}

/** What a list of actions can do. */
export interface ActionHandling {
  /** The shop's; null while it has none. */
  currency: string | null;
  /** Whether they can be decided about; false for a sample. */
  changeable: boolean;
  /** Where the rows behind an action are, and where it is done; left out where there is no such place. */
  actionHrefs: (action: ActionItem) => { why?: string | undefined; place?: string | undefined };
  /** Where the costs and their rules are. */
  costsHref: string;
  onDecide: (action: ActionItem, change: ActionChange) => void;
  /** The action that is being changed. */
  deciding?: string | undefined;
  /** Why the last decision failed, finished text. */
  decideFailed?: string | undefined;
}
