import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  button: { unread: number };
  readAll: NoMessageValues;
  read: NoMessageValues;
  readLabel: { title: string };
  unreadMark: NoMessageValues;
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  loading: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
  older: NoMessageValues;
  success: NoMessageValues;
  warning: NoMessageValues;
  info: NoMessageValues;
}>({
  title: { id: 'ui.NotificationMenu.title', defaultMessage: 'Notifications' },
  button: {
    id: 'ui.NotificationMenu.button',
    defaultMessage: 'Notifications, {unread, plural, =0 {none unread} one {one unread} other {# unread}}',
  },
  readAll: { id: 'ui.NotificationMenu.readAll', defaultMessage: 'Mark all as read' },
  read: { id: 'ui.NotificationMenu.read', defaultMessage: 'Mark as read' },
  readLabel: { id: 'ui.NotificationMenu.readLabel', defaultMessage: 'Mark as read: {title}' },
  unreadMark: { id: 'ui.NotificationMenu.unreadMark', defaultMessage: '(unread)' },
  empty: { id: 'ui.NotificationMenu.empty', defaultMessage: 'Nothing new' },
  emptyText: {
    id: 'ui.NotificationMenu.emptyText',
    defaultMessage: 'Finished imports, new logins and role changes will show up here.',
  },
  loading: { id: 'ui.NotificationMenu.loading', defaultMessage: 'Notifications are loading' },
  failed: { id: 'ui.NotificationMenu.failed', defaultMessage: 'The notifications could not be loaded.' },
  retry: { id: 'ui.NotificationMenu.retry', defaultMessage: 'Try again' },
  older: { id: 'ui.NotificationMenu.older', defaultMessage: 'Show older' },
  success: { id: 'ui.NotificationMenu.success', defaultMessage: 'Success' },
  warning: { id: 'ui.NotificationMenu.warning', defaultMessage: 'Warning' },
  info: { id: 'ui.NotificationMenu.info', defaultMessage: 'Information' },
});
