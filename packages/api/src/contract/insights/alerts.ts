import {
  ACTION_STATUSES,
  ALERT_STATUSES,
  DISMISS_REASONS,
  EFFECT_BASES,
  EFFECT_GAPS,
  INSIGHT_TYPES,
  SNOOZE_SPANS,
} from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, Level, Money, readShape, Timestamp } from '../common.ts';
import { route } from '../route.ts';
import { MissingCosts } from '../overview.ts';
import { StoreLink } from '../store-link.ts';
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
  /** What it is of: the id of a stock item, campaign or supplier, a product's code; empty for the shop. Left out in the sample. */
  subject: z.optional(z.string()),
});
export type Alert = z.infer<typeof Alert>;

/** An amount a month, and the bounds that it is within in four of five cases. */
export const MonthlyEffect = z.object({ value: Money, low: Money, high: Money });
export type MonthlyEffect = z.infer<typeof MonthlyEffect>;

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

/** A recommendation in the shop's queue: what it would bring, and what became of it. */
export const Action = z.extend(Recommendation, {
  /** What it is of: the id of a campaign, stock item or supplier, a product's code, a cost, a day or month; empty for the shop. */
  subject: z.string(),
  basis: z.enum(EFFECT_BASES),
  /** Expected a month; null while it is not known. */
  effect: z.nullable(MonthlyEffect),
  /** An amount that it frees once, beside what it brings each month. */
  once: z.optional(z.nullable(z.number())),
  /** Why the effect is not known, and the day from which it can be; null while it is known. */
  unknown: z.nullable(z.object({ reason: z.enum(EFFECT_GAPS), from: z.nullable(IsoDay) })),
  status: z.enum(ACTION_STATUSES),
  /** When it was found, or decided about. */
  changedAt: Timestamp,
  /** The member who decided; null for one that is open. */
  changedBy: z.nullable(z.string()),
  /** Of one that was snoozed. */
  until: z.nullable(Timestamp),
  /** Of one that was dismissed. */
  dismissal: z.nullable(z.object({ reason: z.enum(DISMISS_REASONS), note: z.string() })),
  /** Of one that was done. */
  result: z.nullable(
    z.object({
      doneOn: IsoDay,
      /** As it was expected on that day. */
      expected: z.nullable(MonthlyEffect),
      /** From this day the effect can be measured; null where it cannot be. */
      measuredFrom: z.nullable(IsoDay),
      /** A month, measured over four full weeks; null before. */
      happened: z.nullable(Money),
    }),
  ),
});
export type Action = z.infer<typeof Action>;

/** Data has come in that is not looked through yet: what is answered follows from the data before. */
const pending = z.boolean();

export const AlertsAnswer = z.object({
  ...readShape,
  pending,
  summary: z.object({ active: z.int(), highPriority: z.int(), resolved: z.int() }),
  /** The latest 200, newest first. */
  alerts: z.array(Alert),
});
export type AlertsAnswer = z.infer<typeof AlertsAnswer>;

export const RecommendationsAnswer = z.object({
  ...readShape,
  pending,
  /** Those with the most money first; 200 at most. */
  recommendations: z.array(Action),
  /** Where products are changed; null without a connected store. */
  store: z.nullable(StoreLink),
});
export type RecommendationsAnswer = z.infer<typeof RecommendationsAnswer>;

export const ActionChange = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('done') }),
  z.object({ decision: z.literal('snooze'), span: z.enum(SNOOZE_SPANS) }),
  z.object({
    decision: z.literal('dismiss'),
    reason: z.enum(DISMISS_REASONS),
    note: z.optional(exactText({ least: 0, most: 500 })),
  }),
  z.object({ decision: z.literal('reopen') }),
]);
export type ActionChange = z.infer<typeof ActionChange>;

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
  decideRecommendation: route({
    method: 'PUT',
    path: '/api/recommendations/:id',
    access: 'manager',
    summary: 'Mark a recommendation as done, snooze or dismiss it, or open it again.',
    params: z.object({ id: exactText({ least: 1, most: 64 }) }),
    body: ActionChange,
    status: 200,
    answer: Action,
  }),
} as const;
