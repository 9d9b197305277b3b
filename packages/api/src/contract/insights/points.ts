import * as z from 'zod/mini';
import { IsoDay, Money, NoContent, readShape, Timestamp } from '../common.ts';
import { route } from '../route.ts';
import { Wording } from '../wordings.ts';

/** A member of the shop in the ranking. */
export const Player = z.object({
  id: z.string(),
  name: z.string(),
  points: z.int(),
  /** From 1. */
  rank: z.int(),
  department: z.string(),
  badges: z.int(),
  /** Points against the week before, in percent. */
  trend: z.number(),
});
export type Player = z.infer<typeof Player>;

export const Achievement = z.object({
  id: z.string(),
  /** Who earned it; empty: the whole team. */
  player: z.string(),
  title: z.string(),
  points: z.int(),
  timestamp: Timestamp,
  wording: z.optional(Wording),
  /** What the action brings a month, as measured. */
  gain: z.optional(Money),
});
export type Achievement = z.infer<typeof Achievement>;

/** Whether a shop's team earns points: not with one who could, nor where its admin has switched it off. */
export const Gamification = z.enum(['on', 'single', 'off']);
export type Gamification = z.infer<typeof Gamification>;

/** What actions that were done have brought, in the shop's current month. */
export const EarnedMonth = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** What the actions measured in it bring a month, losses included; null where none was measured. */
  earned: z.nullable(Money),
  /** Actions measured in it, and those of them that brought money. */
  measured: z.int(),
  gained: z.int(),
  /** Actions that were done and are not measured yet, and the day from which the first of them can be. */
  waiting: z.int(),
  nextOn: z.nullable(IsoDay),
  /** Actions that are open, and what they are expected to bring a month; null where none has an amount. */
  open: z.int(),
  worth: z.nullable(Money),
});
export type EarnedMonth = z.infer<typeof EarnedMonth>;

export const PointsAnswer = z.object({
  ...readShape,
  summary: z.object({
    totalPoints: z.int(),
    players: z.int(),
    badges: z.int(),
    /** The mean of the trends, in percent; null without players. */
    averageTrend: z.nullable(z.number()),
  }),
  /** Points of all by week, oldest first; `week` is its Monday. */
  weekly: z.array(z.object({ week: IsoDay, points: z.int() })),
  players: z.array(Player),
  achievements: z.array(Achievement),
  gamification: z.optional(Gamification),
  /** Whether the user takes part in the ranking. */
  ranked: z.optional(z.boolean()),
  earned: z.optional(EarnedMonth),
});
export type PointsAnswer = z.infer<typeof PointsAnswer>;

export const pointRoutes = {
  getPoints: route({
    method: 'GET',
    path: '/api/points',
    access: 'manager',
    summary: 'The points of the shop’s members, by week and in order.',
    status: 200,
    answer: PointsAnswer,
  }),
  setGamification: route({
    method: 'PUT',
    path: '/api/points/settings',
    access: 'admin',
    summary: 'Switch the points of the shop’s members on or off.',
    body: z.object({ on: z.boolean() }),
    status: 200,
    answer: NoContent,
  }),
  setRanked: route({
    method: 'PUT',
    path: '/api/points/ranked',
    access: 'manager',
    summary: 'Take part in the ranking, or be left out of it.',
    body: z.object({ ranked: z.boolean() }),
    status: 200,
    answer: NoContent,
  }),
} as const;
