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
  /** Who earned it; empty: the whole team. */
  player: string;
  title: string;
  points: number;
  /** ISO 8601. */
  timestamp: string;
  /** Used to translate the title. */
  wording?: Wording | undefined;
  /** What the action brings a month, as measured. */
  gain?: number | undefined;
}

/** What actions that were done have brought, in the shop's current month. */
export interface EarnedMonth {
  /** `YYYY-MM`. */
  month: string;
  /** What the actions measured in it bring a month, losses included; null where none was measured. */
  earned: number | null;
  /** Actions measured in it, and those of them that brought money. */
  measured: number;
  gained: number;
  /** Actions that were done and are not measured yet, and the day from which the first of them can be. */
  waiting: number;
  nextOn: string | null;
  /** Actions that are open, and what they are expected to bring a month. */
  open: number;
  worth: number | null;
}

export interface PointsData {
  currency: string | null;
  earned?: EarnedMonth | undefined;
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
