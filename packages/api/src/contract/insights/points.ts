import * as z from 'zod/mini';
import { IsoDay, readShape, Timestamp } from '../common.ts';
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
  /** Who earned it. */
  player: z.string(),
  title: z.string(),
  points: z.int(),
  timestamp: Timestamp,
  wording: z.optional(Wording),
});
export type Achievement = z.infer<typeof Achievement>;

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
} as const;
