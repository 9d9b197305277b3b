import { expect, test } from 'vitest';
import type { ActionItem } from '../../product/actions/index.ts';
import type { AlertItem } from './AlertsView.ts';
import { queueOf } from './queueOf.ts';

const action = (code: string, subject: string, status: ActionItem['status'] = 'open') =>
  ({ id: `${code} ${subject}`, subject, status, wording: { code: `recommendation.${code}` } }) as unknown as ActionItem;
const alert = (code: string, subject: string, status: AlertItem['status'] = 'Active') =>
  ({ id: `${code} ${subject}`, subject, status, wording: { code: `alert.${code}` } }) as unknown as AlertItem;
const said = (queue: ReturnType<typeof queueOf>) => queue.map(({ id, alerts }) => [id, alerts.map((one) => one.id)]);

test('an alert is with the recommendation that answers it, of the same subject, and is no entry of its own', () => {
  const actions = [action('reorder', 'i1'), action('pause_campaign', 'c1'), action('review_orders', 'orders')];
  const alerts = [
    alert('stock_critical', 'i1'),
    alert('stock_critical', 'i2'),
    alert('overspent', 'c1'),
    alert('below_break_even', 'c1'),
    alert('fraud_rate', ''),
  ];
  expect(said(queueOf(actions, alerts, 'open'))).toEqual([
    ['reorder i1', ['stock_critical i1']],
    ['pause_campaign c1', ['overspent c1', 'below_break_even c1']],
    ['review_orders orders', ['fraud_rate ']],
    ['stock_critical i2', ['stock_critical i2']],
  ]);
  expect(queueOf(actions, alerts, 'done')).toEqual([]);
});

test('an alert that is active again while its recommendation is done is open; one that is resolved is with what is done', () => {
  const actions = [action('reorder', 'i1', 'done'), action('reorder', 'i2', 'snoozed')];
  const alerts = [alert('stock_critical', 'i1'), alert('stock_critical', 'i2'), alert('data_old', '', 'Resolved')];
  expect(said(queueOf(actions, alerts, 'open'))).toEqual([['stock_critical i1', ['stock_critical i1']]]);
  expect(said(queueOf(actions, alerts, 'snoozed'))).toEqual([['reorder i2', ['stock_critical i2']]]);
  expect(said(queueOf(actions, alerts, 'done'))).toEqual([
    ['reorder i1', []],
    ['data_old ', ['data_old ']],
  ]);
});
