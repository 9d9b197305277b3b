export { NotificationMenu } from './NotificationMenu.tsx';
export type { NotificationItemData, NotificationMenuProps, NotificationsView } from './types.ts';
