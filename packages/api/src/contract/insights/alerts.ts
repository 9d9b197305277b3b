import { ALERT_STATUSES, INSIGHT_TYPES } from '@adaos/domain';
import * as z from 'zod/mini';
import { Level, readShape, Timestamp } from '../common.ts';
import { route } from '../route.ts';
import { MissingCosts } from '../overview.ts';
import { exactText } from '../text.ts';
import { Wording } from '../wordings.ts';

export const InsightType = z.enum(INSIGHT_TYPES);
export type InsightType = z.infer<typeof InsightType>;

export const AlertStatus = z.enum(ALERT_STATUSES);
export type AlertStatus = z.infer<typeof AlertStatus>;

export const Alert = z.object({
  id: z.string(),
  type: InsightType,
  priority: Level,
  title: z.string(),
  description: z.string(),
  timestamp: Timestamp,
  status: AlertStatus,
  /** Of the title and the description together. */
  wording: z.optional(Wording),
  /** Of a ratio that it gives: it is at most as given. */
  missing: z.optional(MissingCosts),
});
export type Alert = z.infer<typeof Alert>;

export const Recommendation = z.object({
  id: z.string(),
  type: InsightType,
  title: z.string(),
  description: z.string(),
  impact: Level,
  effort: Level,
  /** Of the title and the description together. */
  wording: z.optional(Wording),
  /** Of what it follows from, or of what it asks for. */
  missing: z.optional(MissingCosts),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const AlertsAnswer = z.object({
  ...readShape,
  summary: z.object({ active: z.int(), highPriority: z.int(), resolved: z.int() }),
  /** The latest 200, newest first. */
  alerts: z.array(Alert),
});
export type AlertsAnswer = z.infer<typeof AlertsAnswer>;

export const RecommendationsAnswer = z.object({
  ...readShape,
  /** The greatest impact first. */
  recommendations: z.array(Recommendation),
});
export type RecommendationsAnswer = z.infer<typeof RecommendationsAnswer>;

export const alertRoutes = {
  listAlerts: route({
    method: 'GET',
    path: '/api/alerts',
    access: 'manager',
    summary: 'What needs a look in the shop.',
    status: 200,
    answer: AlertsAnswer,
  }),
  setAlertStatus: route({
    method: 'PUT',
    path: '/api/alerts/:id',
    access: 'manager',
    summary: 'Mark an alert as resolved, or open it again.',
    params: z.object({ id: exactText({ least: 1, most: 64 }) }),
    body: z.object({ status: AlertStatus }),
    status: 200,
    answer: Alert,
  }),
  listRecommendations: route({
    method: 'GET',
    path: '/api/recommendations',
    access: 'manager',
    summary: 'What would raise the profit, by the shop’s own data.',
    status: 200,
    answer: RecommendationsAnswer,
  }),
} as const;
