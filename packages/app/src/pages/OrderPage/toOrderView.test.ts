import { expect, test } from 'vitest';
import type { OrderDetail, OrderLine } from '@adaos/api';
import { ApiError } from '@adaos/api/client';
import { toOrderView } from './toOrderView.ts';

const line = (id: string): OrderLine => ({
  id,
  sku: '85048',
  name: 'LAMP',
  quantity: 2,
  unitPrice: 6.95,
  amount: 13.9,
  goodsCost: null,
  goodsCostQuality: 'missing',
});
const order = (lines: OrderLine[], nextCursor: string | null): OrderDetail => ({
  id: '1',
  externalId: '489434',
  kind: 'order',
  placedAt: '2009-12-01T07:45:00Z',
  currency: 'GBP',
  customer: null,
  country: null,
  netSales: 27.8,
  netProfit: null,
  parts: [],
  missing: [],
  lineCount: 2,
  lines,
  nextCursor,
  fraud: { finding: null, verdicts: [] },
});
const view = (input: Partial<Parameters<typeof toOrderView>[0]>) =>
  toOrderView({ data: undefined, error: null, loadingMore: false, textOf: () => 'Failed', ...input });

test('an order shows the lines loaded so far, and whether there are more', () => {
  expect(view({})).toEqual({ status: 'loading' });
  expect(view({ data: order([line('1')], 'c'), loadingMore: true })).toMatchObject({
    status: 'ready',
    hasMore: true,
    loadingMore: true,
  });
  expect(view({ data: order([line('1'), line('2')], null) })).toMatchObject({
    status: 'ready',
    hasMore: false,
    data: { externalId: '489434', lines: [line('1'), line('2')] },
  });
});

test.each([
  [new ApiError('problem', 'No.', { status: 404, code: 'not_found' }), { status: 'notFound' }],
  [new ApiError('problem', 'No.', { status: 400, code: 'invalid_request' }), { status: 'notFound' }],
  [new ApiError('network', 'lost'), { status: 'error', message: 'Failed' }],
])('an order that is not available: %s', (error, expected) => {
  expect(view({ error })).toEqual(expected);
});
