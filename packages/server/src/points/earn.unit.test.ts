import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import { achievementsOf, type Action, type ActionKind, mondayOf } from './earn.ts';

const action = (accountId: string, day: string, kind: ActionKind = 'copy'): Action => ({
  accountId,
  day,
  kind,
  at: new Date(`${day}T10:00:00Z`),
});
const earnedFrom = (actions: readonly Action[], today: string) =>
  achievementsOf(actions, today).map(({ accountId, code, values }) => [accountId, code, values]);

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
    expect(
      earnedFrom([action('ana', '2024-06-03', 'import'), action('dan', '2024-06-04', 'import')], '2024-06-05'),
    ).toEqual([['ana', 'achievement.first_import', {}]]);
  });

  test('the best of a week is known once it is over, and only among several', () => {
    const actions = [action('ana', '2024-06-03'), action('dan', '2024-06-04', 'alert'), action('dan', '2024-06-05')];
    expect(earnedFrom(actions, '2024-06-09')).toEqual([]);
    expect(earnedFrom(actions, '2024-06-10')).toEqual([['dan', 'achievement.top_week', { points: 20 }]]);
    expect(earnedFrom([action('ana', '2024-06-03')], '2024-06-10')).toEqual([]);
    const alike = [action('ana', '2024-06-03'), action('dan', '2024-06-04')];
    expect(earnedFrom(alike, '2024-06-10')).toHaveLength(2);
  });

  test('four weeks in a row are a streak, and eight another; a week left out starts again', () => {
    const weeks = (...places: number[]) => places.map((place) => action('ana', addDays('2024-06-03', 7 * place)));
    expect(earnedFrom(weeks(0, 1, 2), '2024-09-01')).toEqual([]);
    expect(earnedFrom(weeks(0, 1, 2, 3), '2024-09-01')).toEqual([['ana', 'achievement.streak', { weeks: 4 }]]);
    expect(earnedFrom(weeks(0, 1, 2, 4, 5, 6), '2024-09-01')).toEqual([]);
    expect(earnedFrom(weeks(0, 1, 2, 3, 4, 5, 6, 7), '2024-09-01')).toEqual([
      ['ana', 'achievement.streak', { weeks: 8 }],
      ['ana', 'achievement.streak', { weeks: 4 }],
    ]);
  });
});
