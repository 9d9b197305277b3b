export { ADMIN_TABS, AdminScreen, type AdminScreenProps, type AdminTab } from './AdminScreen.tsx';
export { AuditPanel, type AuditPanelProps } from './AuditPanel.tsx';
export { SubscriptionsPanel, type SubscriptionsPanelProps } from './SubscriptionsPanel.tsx';
export { UsersPanel, type UsersPanelProps } from './UsersPanel.tsx';
export type { AdminUser, AuditRow, ListView, NewUserValues, SubscriptionRow, UsersView } from './types.ts';
