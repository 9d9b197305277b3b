import type { Notification, NotificationList } from '../contract/notifications.ts';
import type { Profile } from '../contract/profile.ts';
import { sampleUser } from './auth.ts';

export const sampleProfile: Profile = {
  id: sampleUser.id,
  name: sampleUser.name,
  email: sampleUser.email,
  avatar: null,
  twoFactorEnabled: true,
  emailVerified: true,
  createdAt: sampleUser.createdAt,
  lastLogin: '2025-12-31T07:58:00Z',
  preferences: {
    language: 'ro',
    timezone: 'Europe/Bucharest',
    notifications: { email: true, push: false, sms: false },
  },
  source: 'sample',
};

const notifications: Notification[] = [
  {
    id: 'notification-1',
    type: 'success',
    title: 'Import finished',
    message: 'comenzi-decembrie.csv: 812 orders.',
    timestamp: '2025-12-31T08:04:00Z',
    read: false,
    wording: { code: 'notification.import_done', values: { fileName: 'comenzi-decembrie.csv', orders: 812 } },
  },
  {
    id: 'notification-2',
    type: 'warning',
    title: 'New sign-in',
    message: 'From Safari on iPhone. If it was not you, end the session and change your password.',
    timestamp: '2025-12-27T18:05:00Z',
    read: false,
    wording: { code: 'notification.new_device', values: { device: 'Safari, iPhone' } },
  },
  {
    id: 'notification-3',
    type: 'info',
    title: 'Support has answered',
    message: 'Open the chat to read it.',
    timestamp: '2025-12-22T10:31:00Z',
    read: false,
    wording: { code: 'notification.support_answered' },
  },
  {
    id: 'notification-4',
    type: 'success',
    title: 'Shop connected',
    message: 'Shopify: lana-si-lut.myshopify.com.',
    timestamp: '2025-12-15T12:00:00Z',
    read: true,
    wording: {
      code: 'notification.shop_connected',
      values: { platform: 'shopify', shopId: 'lana-si-lut.myshopify.com' },
    },
  },
  {
    id: 'notification-5',
    type: 'warning',
    title: 'Limit near',
    message: '82% of the API calls of this month are used.',
    timestamp: '2025-12-14T06:00:00Z',
    read: true,
    wording: { code: 'notification.limit_near', values: { limit: 'apiCalls', percent: 82 } },
  },
];

export const sampleNotifications: NotificationList = {
  source: 'sample',
  notifications,
  unread: notifications.filter(({ read }) => !read).length,
  nextCursor: null,
};
