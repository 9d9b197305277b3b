import type { ConversationStatus, Sender } from '@adaos/domain';
import type { ColumnType, Generated } from 'kysely';

export interface ConversationsTable {
  shop_id: string;
  id: string;
  account_id: string;
  language: string;
  status: ColumnType<ConversationStatus, undefined, ConversationStatus>;
  waiting_since: ColumnType<Date | null, undefined, Date | null>;
  created_at: Generated<Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export interface SupportMessagesTable {
  shop_id: string;
  id: string;
  conversation_id: string;
  position: Generated<string>;
  sender: Sender;
  text: string;
  links: ColumnType<{ title: string; href: string }[], string | undefined, string>;
  author_id: string | null;
  reply_to: string | null;
  handed_over: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface ConversationQueueTable {
  conversation_id: string;
  of_shop: string;
  status: ConversationStatus;
  waiting_since: Date | null;
  updated_at: Date;
}

export interface SupportTables {
  conversations: ConversationsTable;
  support_messages: SupportMessagesTable;
  conversation_queue: ConversationQueueTable;
}
