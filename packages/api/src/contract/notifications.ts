import * as z from 'zod/mini';
import { Cursor, NoContent, PageQuery, Source, Timestamp } from './common.ts';
import { route } from './route.ts';
import { exactText } from './text.ts';
import { Wording } from './wordings.ts';

export const Notification = z.object({
  id: z.string(),
  type: z.enum(['success', 'warning', 'info']),
  title: z.string(),
  message: z.string(),
  timestamp: Timestamp,
  read: z.boolean(),
  /** Of the title and the message together. */
  wording: z.optional(Wording),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationList = z.object({
  source: Source,
  notifications: z.array(Notification),
  /** Of all, not only of this page. */
  unread: z.int(),
  nextCursor: z.nullable(Cursor),
});
export type NotificationList = z.infer<typeof NotificationList>;

export const notificationRoutes = {
  listNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    access: 'viewer',
    summary: 'The own notifications, newest first, by page.',
    query: PageQuery,
    status: 200,
    answer: NotificationList,
  }),
  readNotifications: route({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'viewer',
    summary: 'Mark some of the own notifications as read, or all of them.',
    body: z.object({
      /** Absent: all. */
      ids: z.optional(z.array(exactText({ most: 64 })).check(z.maxLength(200))),
    }),
    status: 200,
    answer: NoContent,
  }),
} as const;
