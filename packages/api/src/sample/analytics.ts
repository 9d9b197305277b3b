import type { AnalyticsAnswer, ListedUser, UsersAnswer } from '../contract/insights/analytics.ts';
import type { VisitsAnswer } from '../contract/insights/visits.ts';
import { sampleOverview } from './overview.ts';
import { sampleRead } from './shop.ts';

const USERS = [402, 418, 455, 441, 476, 463, 429, 447, 498, 532, 704, 639] as const;

export const sampleAnalytics: AnalyticsAnswer = {
  ...sampleRead,
  totalUsers: 12_480,
  activeUsers: sampleOverview.quickStats.activeUsers,
  newUsers: 1_934,
  conversionRate: 2.4,
  revenue: sampleOverview.quickStats.totalRevenue,
  chartData: sampleOverview.chartData.map(({ month, netSales }, index) => ({
    month,
    users: USERS[index] ?? 0,
    revenue: netSales ?? 0,
  })),
  topPages: [
    { page: '/paturi-lana', views: 48_210 },
    { page: '/', views: 39_870 },
    { page: '/covoare-maramures', views: 27_340 },
    { page: '/ceramica-horezu', views: 21_905 },
    { page: '/cadouri', views: 18_460 },
  ],
};

export const sampleVisits: VisitsAnswer = {
  source: 'sample',
  from: '2025-01-01',
  to: '2025-12-31',
  since: '2025-01-01',
  visits: 264_500,
  views: 812_300,
  orders: 6_348,
  conversionRate: 2.4,
  topPages: sampleAnalytics.topPages.map(({ page, views }) => ({ page, views, visits: Math.round(views / 3) })),
};

const user = (
  id: number,
  name: string,
  plan: 'starter' | 'growth' | 'enterprise',
  status: ListedUser['status'],
  createdAt: string,
  lastLogin: string | null,
  totalSpent: number,
): ListedUser => ({
  id: `user-${id}`,
  name,
  email: `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(' ', '.')}@example.ro`,
  status,
  lastLogin,
  plan,
  createdAt,
  totalSpent,
});

const users = [
  user(1, 'Alina Georgescu', 'growth', 'active', '2024-02-11T09:20:00Z', '2025-12-30T08:12:00Z', 15_378),
  user(2, 'Bogdan Ionescu', 'starter', 'active', '2024-06-03T12:45:00Z', '2025-12-29T17:40:00Z', 3_582),
  user(3, 'Camelia Radu', 'enterprise', 'active', '2024-09-19T07:30:00Z', '2025-12-30T09:55:00Z', 23_984),
  user(4, 'Dan Marinescu', 'growth', 'inactive', '2025-01-14T15:10:00Z', '2025-08-02T11:05:00Z', 4_893),
  user(5, 'Emilia Tudor', 'starter', 'active', '2025-04-22T10:00:00Z', '2025-12-28T19:31:00Z', 1_791),
  user(6, 'Florin Șerban', 'growth', 'active', '2025-07-08T08:25:00Z', '2025-12-30T06:48:00Z', 4_194),
  user(7, 'Gabriela Neagu', 'starter', 'inactive', '2025-10-01T13:55:00Z', null, 199),
];

function countBy(key: 'plan' | 'status'): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of users) counts[each[key]] = (counts[each[key]] ?? 0) + 1;
  return counts;
}

export const sampleUsersList: UsersAnswer = {
  ...sampleRead,
  users,
  stats: { byPlan: countBy('plan'), byStatus: countBy('status') },
};
