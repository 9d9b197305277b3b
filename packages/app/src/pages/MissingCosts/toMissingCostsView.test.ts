import { expect, test } from 'vitest';
import { sampleCosts, sampleOverview } from '@adaos/api/sample';
import { toMissingCostsView } from './toMissingCostsView.ts';

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');
const period = { from: sampleOverview.from, to: sampleOverview.to };
const none = { data: undefined, error: null };
const overview = { data: sampleOverview, error: null };
const costs = { data: sampleCosts, error: null };

test('the missing costs are listed once the figures of their period and the rules are there', () => {
  expect(toMissingCostsView({ period, overview, costs: none, textOf })).toEqual({ status: 'loading' });
  expect(toMissingCostsView({ period, overview, costs, textOf })).toMatchObject({
    status: 'ready',
    data: { period, profit: sampleOverview.profitNet, missing: sampleOverview.missing, managers: sampleCosts.managers },
  });
});

test('figures of other days do not belong to this list', () => {
  const other = { from: '2020-01-01', to: '2020-01-31' };
  expect(toMissingCostsView({ period: other, overview, costs, textOf })).toEqual({ status: 'loading' });
});

test('why they are not known is said', () => {
  const failed = { data: undefined, error: new Error('lost') };
  expect(toMissingCostsView({ period, overview, costs: failed, textOf })).toEqual({ status: 'error', message: 'lost' });
  expect(toMissingCostsView({ period, overview, costs: { ...costs, error: failed.error }, textOf })).toMatchObject({
    status: 'ready',
  });
});
