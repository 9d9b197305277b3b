import { describe, expect, test } from 'vitest';
import { addDays } from '../insights/period.ts';
import { achievementsOf, type Deed, type DeedKind, mondayOf } from './earn.ts';

const deed = (accountId: string, day: string, kind: DeedKind = 'copy'): Deed => ({
  accountId,
  day,
  kind,
  at: new Date(`${day}T10:00:00Z`),
});
const told = (deeds: readonly Deed[], today: string) =>
  achievementsOf(deeds, today).map(({ accountId, code, values }) => [accountId, code, values]);

describe('achievements', () => {
  test('a week begins on its Monday', () => {
    expect(['2024-06-03', '2024-06-05', '2024-06-09', '2024-06-10'].map(mondayOf)).toEqual([
      '2024-06-03',
      '2024-06-03',
      '2024-06-03',
      '2024-06-10',
    ]);
  });

  test('the first import of the shop is one, the second is none', () => {
    expect(told([deed('ana', '2024-06-03', 'import'), deed('dan', '2024-06-04', 'import')], '2024-06-05')).toEqual([
      ['ana', 'achievement.first_import', {}],
    ]);
  });

  test('the best of a week is known once it is over, and only among several', () => {
    const deeds = [deed('ana', '2024-06-03'), deed('dan', '2024-06-04', 'alert'), deed('dan', '2024-06-05')];
    expect(told(deeds, '2024-06-09')).toEqual([]);
    expect(told(deeds, '2024-06-10')).toEqual([['dan', 'achievement.top_week', { points: 20 }]]);
    expect(told([deed('ana', '2024-06-03')], '2024-06-10')).toEqual([]);
    const alike = [deed('ana', '2024-06-03'), deed('dan', '2024-06-04')];
    expect(told(alike, '2024-06-10')).toHaveLength(2);
  });

  test('four weeks in a row are a streak, and eight another; a week left out begins anew', () => {
    const weeks = (...places: number[]) => places.map((place) => deed('ana', addDays('2024-06-03', 7 * place)));
    expect(told(weeks(0, 1, 2), '2024-09-01')).toEqual([]);
    expect(told(weeks(0, 1, 2, 3), '2024-09-01')).toEqual([['ana', 'achievement.streak', { weeks: 4 }]]);
    expect(told(weeks(0, 1, 2, 4, 5, 6), '2024-09-01')).toEqual([]);
    expect(told(weeks(0, 1, 2, 3, 4, 5, 6, 7), '2024-09-01')).toEqual([
      ['ana', 'achievement.streak', { weeks: 8 }],
      ['ana', 'achievement.streak', { weeks: 4 }],
    ]);
  });
});
