import * as z from 'zod/mini';
import { IsoDay, Money, readShape, Source, Timestamp } from '../common.ts';
import { route } from '../route.ts';

export const Analytics = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  newUsers: z.int(),
  /** Percent of the visits that end in an order; null without visits. */
  conversionRate: z.nullable(z.number()),
  revenue: Money,
  /** `month` is `YYYY-MM`. */
  chartData: z.array(z.object({ month: z.string(), users: z.int(), revenue: Money })),
  topPages: z.array(z.object({ page: z.string(), views: z.int() })),
});
export type Analytics = z.infer<typeof Analytics>;

export const AnalyticsAnswer = z.extend(Analytics, readShape);
export type AnalyticsAnswer = z.infer<typeof AnalyticsAnswer>;

/**
 * What the script in the shop's pages counted in a period. A visit begins with a page that was opened from elsewhere: not by a link of the
 * shop, nor by loading it again or going back. Visitors who refuse the script are not counted.
 */
export const VisitsAnswer = z.object({
  /** `none` where there is no visit. */
  source: Source,
  from: IsoDay,
  to: IsoDay,
  /** The first day with a visit: all counts begin there. Null without any. */
  since: z.nullable(IsoDay),
  visits: z.int(),
  /** Pages that were seen. */
  views: z.int(),
  /** Orders that the script reported; the shop may have others. */
  orders: z.int(),
  /** Orders that the script reported, out of 100 visits; null where it reported none. */
  conversionRate: z.nullable(z.number()),
  /** The ten pages that were seen most, by their paths; parts that could show who saw them are `-`. `visits` began there. */
  topPages: z.array(z.object({ page: z.string(), views: z.int(), visits: z.int() })),
});
export type VisitsAnswer = z.infer<typeof VisitsAnswer>;

/** One of the users list. */
export const ListedUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive']),
  lastLogin: z.nullable(Timestamp),
  plan: z.string(),
  createdAt: Timestamp,
  totalSpent: Money,
});
export type ListedUser = z.infer<typeof ListedUser>;

/** What the specification names "Users list". */
export const UsersList = z.object({
  users: z.array(ListedUser),
  stats: z.object({
    byPlan: z.record(z.string(), z.int()),
    byStatus: z.record(z.string(), z.int()),
  }),
});
export type UsersList = z.infer<typeof UsersList>;

export const UsersAnswer = z.extend(UsersList, readShape);
export type UsersAnswer = z.infer<typeof UsersAnswer>;

export const analyticsRoutes = {
  getAnalytics: route({
    method: 'GET',
    path: '/api/analytics',
    access: 'viewer',
    summary: 'Customers, orders and the pages that lead to them.',
    status: 200,
    answer: AnalyticsAnswer,
  }),
  getVisits: route({
    method: 'GET',
    path: '/api/visits',
    access: 'viewer',
    summary: 'Visits of the shop’s pages, the orders among them, and the pages seen most.',
    query: z.object({ from: IsoDay, to: IsoDay }),
    status: 200,
    answer: VisitsAnswer,
  }),
  getUsersList: route({
    method: 'GET',
    path: '/api/users',
    access: 'viewer',
    summary: 'The users with what they have spent, and their numbers by plan and status.',
    status: 200,
    answer: UsersAnswer,
  }),
} as const;
