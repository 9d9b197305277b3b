import * as z from 'zod/mini';
import { Money, readShape, Timestamp } from '../common.ts';
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
  getUsersList: route({
    method: 'GET',
    path: '/api/users',
    access: 'viewer',
    summary: 'The users with what they have spent, and their numbers by plan and status.',
    status: 200,
    answer: UsersAnswer,
  }),
} as const;
