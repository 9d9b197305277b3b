import { expect, test } from 'vitest';
import { dimensionsOffered, FIRST_DEFINITION, fitted, metricsOffered, problemOf } from './draft.ts';
import type { ReportCatalogue, ReportDefinitionData } from './ReportsView.ts';

const catalogue: ReportCatalogue = {
  metrics: [
    { id: 'net_sales', unit: 'money', dimensions: ['day', 'month', 'product', 'country'] },
    { id: 'units', unit: 'count', dimensions: ['day', 'month', 'product'] },
    { id: 'sessions', unit: 'count', dimensions: ['day', 'month'] },
  ],
};
const definition: ReportDefinitionData = { ...FIRST_DEFINITION, metrics: ['net_sales', 'units'] };

test('only figures that can be grouped as chosen are offered, and only groupings of all chosen figures', () => {
  expect(metricsOffered(catalogue, definition)).toEqual(['net_sales', 'units', 'sessions']);
  expect(metricsOffered(catalogue, { ...definition, dimensions: ['month', 'product'] })).toEqual([
    'net_sales',
    'units',
  ]);
  const filters = [{ dimension: 'country' as const, values: ['RO'] }];
  expect(metricsOffered(catalogue, { ...definition, filters })).toEqual(['net_sales']);
  expect(dimensionsOffered(catalogue, ['net_sales'])).toEqual(['product', 'country']);
  expect(dimensionsOffered(catalogue, ['net_sales', 'units'])).toEqual(['product']);
  expect(dimensionsOffered(catalogue, ['sessions'])).toEqual([]);
});

test('what no longer fits is left out: a filter of another grouping, a sort of what is not shown', () => {
  const before: ReportDefinitionData = {
    ...definition,
    dimensions: ['month', 'product'],
    filters: [{ dimension: 'country', values: ['RO'] }],
    sort: 'orders',
    order: 'asc',
    model: 'linear',
  };
  expect(fitted(before)).toEqual({ ...definition, dimensions: ['month', 'product'] });
  const kept: ReportDefinitionData = { ...definition, dimensions: ['source'], sort: 'units', model: 'linear' };
  expect(fitted(kept)).toEqual(kept);
});

test('a definition says what it lacks', () => {
  expect(problemOf(definition)).toBeNull();
  expect(problemOf({ ...definition, metrics: [] })).toBe('metrics');
  expect(problemOf({ ...definition, filters: [{ dimension: 'country', values: [] }] })).toBe('filter');
  expect(problemOf({ ...definition, period: { kind: 'custom', from: '2026-02-02', to: '2026-02-01' } })).toBe('days');
});
