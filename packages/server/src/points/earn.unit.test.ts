import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import {
  achievementsOf,
  type ActionEvent,
  type Contribution,
  type Earning,
  earningsOf,
  gainPoints,
  measuredOf,
  mondayOf,
} from './earn.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const earning = (accountId: string, day: string, points = 5): Earning => ({ accountId, day, points, at: at(day) });
const contribution = (kind: Contribution['kind'], day = '2024-06-03', accountId = 'ana'): Contribution => ({
  accountId,
  kind,
  day,
  at: at(day),
});
const event = (kind: ActionEvent['event'], of: Partial<ActionEvent> = {}): ActionEvent => ({
  actionId: 'a',
  event: kind,
  accountId: kind === 'measured' || kind === 'returned' ? null : 'ana',
  day: '2024-06-03',
  at: at('2024-06-03'),
  amount: kind === 'measured' ? 10_000 : null,
  ...of,
});
const brought = (events: readonly ActionEvent[]) =>
  measuredOf(events).map(({ accountId, amount }) => [accountId, amount]);

describe('[GAME-1] points of an action', () => {
  test('follow from what it brought, not from its being marked as done', () => {
    expect(brought([event('done')])).toEqual([]);
    expect(brought([event('done'), event('measured')])).toEqual([['ana', 10_000]]);
    expect([-1, 0, 1, 10_000, 10_000_000].map((amount) => gainPoints(amount, 2))).toEqual([0, 0, 20, 30, 200]);
    expect(gainPoints(150, 0)).toBe(35);
  });

  test('are taken back when it is opened again, and belong to who did it last', () => {
    const before = [event('done'), event('measured')];
    expect(brought([...before, event('reopen')])).toEqual([]);
    expect(brought([...before, event('reopen'), event('done', { accountId: 'dan' }), event('measured')])).toEqual([
      ['dan', 10_000],
    ]);
  });

  test('are given a second time only where its cause came back by itself', () => {
    const once = [event('done'), event('measured')];
    expect(brought([...once, event('returned'), ...once])).toHaveLength(2);
    expect(brought([...once, event('returned'), event('measured')])).toHaveLength(1);
  });

  test('cannot be farmed: whatever is clicked, each time that it was raised counts once at most', () => {
    const any = fc.constantFrom<ActionEvent['event'][]>('done', 'reopen', 'returned', 'measured');
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (kinds) => {
        const raised = 1 + kinds.filter((kind) => kind === 'returned').length;
        expect(measuredOf(kinds.map((kind) => event(kind))).length).toBeLessThanOrEqual(raised);
      }),
    );
  });
});

describe('[GAME-1] points of costs and verdicts', () => {
  test('are 30 for a kind of cost, 1 for a product’s, 2 for a verdict', () => {
    const kinds = [contribution('cost'), contribution('product_cost'), contribution('verdict')];
    expect(earningsOf(kinds).map(({ points }) => points)).toEqual([30, 1, 2]);
  });

  test('end at 50 products and 40 verdicts a week and member', () => {
    const many = (kind: Contribution['kind']) => Array.from({ length: 100 }, () => contribution(kind));
    expect(earningsOf(many('product_cost'))).toHaveLength(50);
    expect(earningsOf(many('verdict'))).toHaveLength(40);
    const others = [contribution('verdict', '2024-06-10'), contribution('verdict', '2024-06-03', 'dan')];
    expect(earningsOf([...many('verdict'), ...others])).toHaveLength(42);
  });
});

describe('achievements', () => {
  const honours = (earnings: readonly Earning[], complete: readonly string[], today: string) =>
    achievementsOf(earnings, complete, today).map(({ accountId, code, values }) => [accountId, code, values]);

  test('a week begins on its Monday', () => {
    expect(['2024-06-03', '2024-06-05', '2024-06-09', '2024-06-10'].map(mondayOf)).toEqual([
      '2024-06-03',
      '2024-06-03',
      '2024-06-03',
      '2024-06-10',
    ]);
  });

  test('the first place of a week is known once it is over, and only among several', () => {
    const earnings = [earning('ana', '2024-06-03'), earning('dan', '2024-06-04', 15)];
    expect(honours(earnings, [], '2024-06-09')).toEqual([]);
    expect(honours(earnings, [], '2024-06-10')).toEqual([['dan', 'achievement.top_week', { points: 15 }]]);
    expect(honours([earning('ana', '2024-06-03')], [], '2024-06-10')).toEqual([]);
    expect(honours([earning('ana', '2024-06-03'), earning('dan', '2024-06-04')], [], '2024-06-10')).toHaveLength(2);
  });

  test('four complete weeks in a row are one of the team, and eight another; a week left out starts again', () => {
    const weeks = (...places: number[]) => places.map((place) => addDays('2024-06-03', 7 * place));
    expect(honours([], weeks(0, 1, 2), '2024-09-01')).toEqual([]);
    expect(honours([], weeks(0, 1, 2, 3), '2024-09-01')).toEqual([[null, 'achievement.complete_weeks', { weeks: 4 }]]);
    expect(honours([], weeks(0, 1, 2, 4, 5, 6), '2024-09-01')).toEqual([]);
    expect(honours([], weeks(0, 1, 2, 3, 4, 5, 6, 7), '2024-09-01')).toEqual([
      [null, 'achievement.complete_weeks', { weeks: 8 }],
      [null, 'achievement.complete_weeks', { weeks: 4 }],
    ]);
  });
});
