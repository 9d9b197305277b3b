import type { Wording } from '../wordings/index.ts';

/** An event that one person is notified of. */
export interface NotificationItemData {
  id: string;
  type: 'success' | 'warning' | 'info';
  title: string;
  message: string;
  /** ISO 8601. */
  timestamp: string;
  read: boolean;
  /** Used to translate the title and the message. */
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
  /** How many are unread, also of those not loaded. */
  unread: number;
  /** Marks some as read, or all of them. */
  onRead: (ids: readonly string[] | 'all') => void;
  /** Those that are being marked; their buttons wait. */
  marking?: readonly string[] | 'all' | undefined;
  onRetry: () => void;
  /** Asks for older ones; without it there are none. */
  onLoadMore?: (() => void) | undefined;
}

export interface NotificationMenuProps extends Omit<NotificationPanelProps, 'open' | 'anchor' | 'onClose'> {
  /** The list has been opened. */
  onOpen?: () => void;
}
