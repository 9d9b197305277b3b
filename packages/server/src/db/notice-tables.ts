import type { DeliveryState, HookKind } from '@adaos/domain';
import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T, string, string>;
type DefaultedJson<T> = ColumnType<T, string | undefined, string>;

export interface NotificationsTable {
  shop_id: string;
  id: Generated<string>;
  account_id: string;
  code: string;
  details: ColumnType<Record<string, string | number | null>, string | undefined, string>;
  created_at: Defaulted<Date>;
  read_at: Optional<Date>;
  bell: Defaulted<boolean>;
  subject: Optional<string>;
}

export interface NoticeChoicesTable {
  shop_id: string;
  account_id: string;
  /** By `topic.channel`. */
  chosen: Json<Record<string, boolean>>;
  changed_at: Defaulted<Date>;
}

/** Something that a delivery reports. */
export interface DeliveredNotice {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface DeliveriesTable {
  shop_id: string;
  id: string;
  account_id: string | null;
  channel: string;
  period: Defaulted<string>;
  state: DeliveryState;
  notices: DefaultedJson<DeliveredNotice[]>;
  created_at: Defaulted<Date>;
  due_at: Defaulted<Date>;
  tries: Defaulted<number>;
  ended_at: Optional<Date>;
  problem: Optional<string>;
  /** The devices that have taken it: a later try leaves them alone. */
  reached: ColumnType<string[], string[] | undefined, string[]>;
}

export interface PushDevicesTable {
  id: string;
  account_id: string;
  session_id: Optional<string>;
  endpoint_hash: Buffer;
  sealed: Buffer;
  device: string | null;
  detailed: boolean;
  created_at: Defaulted<Date>;
  sent_at: Optional<Date>;
}

export interface SmsNumbersTable {
  account_id: string;
  sealed: Buffer;
  hint: string;
  /** The sealed secret that a program's messages are signed by; null of other kinds. */
  signing: Optional<Buffer>;
  verified_at: Optional<Date>;
  code_hash: Buffer | null;
  code_ends_at: Date | null;
}

export interface DueDeliveriesTable {
  of_shop: string;
  due_at: Date;
}

export interface NoticeHooksTable {
  shop_id: string;
  kind: HookKind;
  sealed: Buffer;
  /** The sealed secret that messages to a program are signed by; null of other kinds. */
  signing: Optional<Buffer>;
  hint: string;
  topics: string[];
  language: string;
  changed_at: Defaulted<Date>;
  sent_at: Optional<Date>;
  failures: Defaulted<number>;
  failed_at: Optional<Date>;
  problem: Optional<string>;
  off_at: Optional<Date>;
}

export interface NoticeTables {
  notifications: NotificationsTable;
  notice_choices: NoticeChoicesTable;
  notice_deliveries: DeliveriesTable;
  push_devices: PushDevicesTable;
  sms_numbers: SmsNumbersTable;
  due_deliveries: DueDeliveriesTable;
  notice_hooks: NoticeHooksTable;
}
