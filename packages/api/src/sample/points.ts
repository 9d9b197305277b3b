import { tenths } from '@adaos/domain';
import type { PointsAnswer } from '../contract/insights/points.ts';
import { sampleRead, sum } from './shop.ts';

/** Name, points, department, badges, trend in percent; the highest first. */
const ROWS = [
  ['Andreea Munteanu', 2_840, 'Marketing', 9, 14.2],
  ['Mihai Dobre', 2_615, 'Vânzări', 8, 11.5],
  ['Ioana Petrescu', 2_390, 'Marketing', 7, 7.8],
  ['Radu Stoica', 2_120, 'Logistică', 6, 5.4],
  ['Elena Voicu', 1_875, 'Suport', 5, 3.1],
  ['Cristian Pop', 1_640, 'Logistică', 4, 0],
  ['Ștefania Ilie', 1_420, 'Suport', 4, -2.6],
] as const;

/** Monday, points of all. */
const WEEKS = [
  ['2025-10-13', 840],
  ['2025-10-20', 910],
  ['2025-10-27', 885],
  ['2025-11-03', 970],
  ['2025-11-10', 1_040],
  ['2025-11-17', 1_120],
  ['2025-11-24', 1_460],
  ['2025-12-01', 1_390],
  ['2025-12-08', 1_310],
  ['2025-12-15', 1_275],
  ['2025-12-22', 760],
  ['2025-12-29', 1_180],
] as const;

export const samplePoints: PointsAnswer = {
  ...sampleRead,
  gamification: 'on',
  ranked: true,
  earned: {
    month: '2025-12',
    earned: 2_180,
    measured: 4,
    gained: 3,
    waiting: 2,
    nextOn: '2026-01-09',
    open: 5,
    worth: 3_240,
  },
  summary: {
    totalPoints: sum(ROWS.map(([, points]) => points)),
    players: ROWS.length,
    badges: sum(ROWS.map(([, , , badges]) => badges)),
    averageTrend: tenths(sum(ROWS.map(([, , , , trend]) => trend)) / ROWS.length),
  },
  weekly: WEEKS.map(([week, points]) => ({ week, points })),
  players: ROWS.map(([name, points, department, badges, trend], index) => ({
    id: `player-${index + 1}`,
    name,
    points,
    rank: index + 1,
    department,
    badges,
    trend,
  })),
  achievements: [
    {
      id: 'achievement-1',
      player: 'Andreea Munteanu',
      title: 'Best of the week with 310 points',
      points: 100,
      timestamp: '2025-12-29T06:00:00Z',
      wording: { code: 'achievement.top_week', values: { points: 310 } },
    },
    {
      id: 'achievement-2',
      player: 'Mihai Dobre',
      title: 'Active in 12 weeks in a row',
      points: 80,
      timestamp: '2025-12-22T06:00:00Z',
      wording: { code: 'achievement.streak', values: { weeks: 12 } },
    },
    {
      id: 'achievement-6',
      player: 'Ioana Petrescu',
      title: 'Raise the price of Pătură de lână Retezat',
      points: 112,
      timestamp: '2025-12-20T06:00:00Z',
      gain: 920,
      wording: { code: 'recommendation.raise_price', values: { product: 'Pătură de lână Retezat', percent: 4 } },
    },
    {
      id: 'achievement-3',
      player: 'Ioana Petrescu',
      title: 'Goods cost known for 95% of the products',
      points: 60,
      timestamp: '2025-12-18T12:20:00Z',
      wording: { code: 'achievement.costs_complete', values: { percent: 95 } },
    },
    {
      id: 'achievement-4',
      player: '',
      title: 'All costs known for 8 weeks in a row',
      points: 40,
      timestamp: '2025-12-15T06:00:00Z',
      wording: { code: 'achievement.complete_weeks', values: { weeks: 8 } },
    },
    {
      id: 'achievement-5',
      player: 'Elena Voicu',
      title: 'First import of orders',
      points: 40,
      timestamp: '2025-12-09T09:45:00Z',
      wording: { code: 'achievement.first_import' },
    },
  ],
};
