import type { Wording } from '../../product/wordings/index.ts';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** A member of the shop in the ranking. */
export interface Player {
  id: string;
  name: string;
  points: number;
  /** From 1. */
  rank: number;
  department: string;
  badges: number;
  /** The change of points from the previous week, in percent. */
  trend: number;
}

export interface Achievement {
  id: string;
  /** Who earned it. */
  player: string;
  title: string;
  points: number;
  /** ISO 8601. */
  timestamp: string;
  /** Used to translate the title. */
  wording?: Wording | undefined;
}

export interface PointsData {
  summary: {
    totalPoints: number;
    players: number;
    badges: number;
    /** In percent; null without players. */
    averageTrend: number | null;
  };
  /** Points of all by week, oldest first; `week` is its Monday, `YYYY-MM-DD`. */
  weekly: readonly { week: string; points: number }[];
  /** The first of the ranking first. */
  players: readonly Player[];
  /** Newest first. */
  achievements: readonly Achievement[];
}

export type PointsView = ScreenView<PointsData>;
