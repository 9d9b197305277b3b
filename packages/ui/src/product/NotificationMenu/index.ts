export { NotificationMenu, type NotificationMenuProps } from './NotificationMenu.tsx';
export type { NotificationItemData } from './NotificationItem.tsx';
export type { NotificationsView } from './NotificationList.tsx';
