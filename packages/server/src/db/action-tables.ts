import type { ActionStatus, DismissReason, EffectBasis, EffectGap, Level } from '@adaos/domain';
import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type NullableInt8 = ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>;
type OptionalInt8 = ColumnType<
  string | null,
  string | number | bigint | null | undefined,
  string | number | bigint | null
>;
type Json<T> = ColumnType<T, string, string>;

/** What shows whether an action helped. */
export type ActionMeasure = 'campaign' | 'campaigns' | 'product' | 'supplier' | 'stock' | 'profit' | 'cost' | 'fraud';

export interface ActionsTable {
  shop_id: string;
  id: string;
  code: string;
  subject: string;
  type: string;
  impact: Level;
  effort: Level;
  title: string;
  description: string;
  values: Json<Record<string, string | number>>;
  missing: string[];
  basis: EffectBasis;
  effect_minor: NullableInt8;
  low_minor: NullableInt8;
  high_minor: NullableInt8;
  once_minor: OptionalInt8;
  gap: EffectGap | null;
  known_from: string | null;
  measure: ActionMeasure | null;
  /** The campaign's id or both, the product's code, the supplier's id, the cost, or the shop. */
  measure_key: string | null;
  without_minor: NullableInt8;
  holds: boolean;
  status: ActionStatus;
  raised_at: Date;
  ended_at: Optional<Date>;
  decided_at: Optional<Date>;
  decided_by: Optional<string>;
  decided_by_name: Optional<string>;
  snoozed_until: Optional<Date>;
  dismissal: Optional<DismissReason>;
  note: Optional<string>;
  decided_minor: OptionalInt8;
  decided_low_minor: OptionalInt8;
  decided_high_minor: OptionalInt8;
  decided_without_minor: OptionalInt8;
  done_on: Optional<string>;
  happened_minor: OptionalInt8;
}

export interface ActionEventsTable {
  shop_id: string;
  id: Generated<string>;
  action_id: string;
  at: Defaulted<Date>;
  event: 'raised' | 'ended' | 'done' | 'snooze' | 'dismiss' | 'reopen' | 'returned' | 'measured';
  account_id: Optional<string>;
  reason: Optional<string>;
  note: Optional<string>;
  until: Optional<Date>;
  amount_minor: OptionalInt8;
}

export interface EvaluationsTable {
  shop_id: string;
  evaluated_at: Date;
}

/** Tables of the queue of actions. */
export interface ActionTables {
  actions: ActionsTable;
  action_events: ActionEventsTable;
  evaluations: EvaluationsTable;
}
