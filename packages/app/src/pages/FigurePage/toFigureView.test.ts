import { describe, expect, test } from 'vitest';
import type { FigureDetail, FigureOrder } from '@adaos/api';
import { toFigureView, type FigureInput } from './toFigureView.ts';

const detail: FigureDetail = {
  figure: 'netSales',
  from: '2009-12-01',
  to: '2009-12-31',
  unit: 'money',
  currency: 'GBP',
  value: 9885.27,
  parts: [{ kind: 'sale', amount: 10271.67, quality: 'actual', entries: 155 }],
  missing: [],
  goodsCostPercent: null,
};
const order = (id: string): FigureOrder => ({
  id,
  externalId: `48${id}`,
  kind: 'order',
  occurredOn: '2009-12-01',
  customer: null,
  country: 'United Kingdom',
  lines: 2,
  amount: 10,
  missing: [],
  total: 12,
  netSales: 10,
  profit: 4,
  profitMissing: [],
});
const none = { data: undefined, error: null, loadingMore: false };
const view = (input: Partial<FigureInput>) =>
  toFigureView({
    figure: 'netSales',
    kind: undefined,
    detail: { data: undefined, error: null },
    orders: none,
    sessionError: null,
    textOf: (error) => `Failed: ${error instanceof Error ? error.message : '?'}`,
    ...input,
  });

describe('an opened figure', () => {
  test('waits, and says what failed', () => {
    expect(view({})).toEqual({ status: 'loading', figure: 'netSales' });
    expect(view({ detail: { data: undefined, error: new Error('lost') } })).toEqual({
      status: 'error',
      figure: 'netSales',
      message: 'Failed: lost',
    });
    expect(view({ sessionError: new Error('who') })).toMatchObject({ status: 'error', message: 'Failed: who' });
  });

  test('shows its formula before its orders are there', () => {
    expect(view({ detail: { data: detail, error: null } })).toEqual({
      status: 'ready',
      data: detail,
      kind: null,
      orders: { status: 'loading' },
    });
    const failed = { ...none, error: new Error('lost') };
    expect(view({ detail: { data: detail, error: null }, orders: failed })).toMatchObject({
      orders: { status: 'error', message: 'Failed: lost' },
    });
  });

  test('shows the orders loaded so far, and whether there are more', () => {
    const shown = (orders: FigureOrder[], nextCursor: string | null) =>
      view({
        detail: { data: detail, error: null },
        kind: 'sale',
        orders: { data: { orders, total: 3, nextCursor }, error: null, loadingMore: nextCursor !== null },
      });
    expect(shown([order('1'), order('2')], 'c')).toMatchObject({
      kind: 'sale',
      orders: { status: 'ready', total: 3, hasMore: true, loadingMore: true },
    });
    const all = [order('1'), order('2'), order('3')];
    expect(shown(all, null)).toMatchObject({ orders: { orders: all, hasMore: false, loadingMore: false } });
  });
});
