import type { Wording } from '../wordings/index.ts';

/** Something that has happened, for one person to know of. */
export interface NotificationItemData {
  id: string;
  type: 'success' | 'warning' | 'info';
  title: string;
  message: string;
  /** ISO 8601. */
  timestamp: string;
  read: boolean;
  /** By which the title and the message are said in the reader's language. */
  wording?: Wording | undefined;
}

export type NotificationsView =
  | { status: 'loading' }
  | { status: 'error' }
  /** Newest first. */
  | { status: 'ready'; notifications: readonly NotificationItemData[]; loadingMore?: boolean };

export interface NotificationPanelProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  view: NotificationsView;
  /** Of all notifications, also those not loaded. */
  unread: number;
  /** Marks some as read, or all of them. */
  onRead: (ids: readonly string[] | 'all') => void;
  /** Those that are being marked; their buttons wait. */
  marking?: readonly string[] | 'all' | undefined;
  onRetry: () => void;
  /** Asks for older ones; left out, there are none. */
  onLoadMore?: (() => void) | undefined;
}

export interface NotificationMenuProps extends Omit<NotificationPanelProps, 'open' | 'anchor' | 'onClose'> {
  /** The list has been opened. */
  onOpen?: () => void;
}
