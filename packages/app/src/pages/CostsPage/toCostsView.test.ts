import { describe, expect, test } from 'vitest';
import { sampleCostRule, sampleCosts } from '@adaos/api/sample';
import { costsRead, toPreviewView, type PreviewInput } from './toCostsView.ts';

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

describe('the costs are', () => {
  const { source: _, ...costs } = sampleCosts;
  const sourceOf = (data: typeof costs) => costsRead({ data, error: null }).data?.source;

  test("the shop's own as soon as it has orders or rules", () => {
    expect(sourceOf(costs)).toBe('live');
    expect(sourceOf({ ...costs, period: null })).toBe('live');
    expect(sourceOf({ ...costs, rules: [] })).toBe('live');
    expect(sourceOf({ ...costs, rules: [], period: null })).toBe('none');
  });

  test('as they are otherwise', () => {
    expect(costsRead({ data: costs, error: null }).data).toMatchObject(costs);
    const failed = { data: undefined, error: new Error('lost') };
    expect(costsRead(failed)).toEqual(failed);
  });
});

describe('of a rule in the form is said', () => {
  const change = { change: -412.3, changed: 312, months: [{ month: '2025-10', change: -412.3 }] };
  const view = (input: Partial<PreviewInput> = {}) =>
    toPreviewView({
      rule: sampleCostRule,
      asked: sampleCostRule,
      preview: { data: change, error: null, isFetching: false },
      textOf,
      ...input,
    });

  test('what it would change', () => {
    expect(view()).toEqual({ status: 'ready', ...change });
  });

  test('nothing while it is not whole', () => {
    expect(view({ rule: null })).toEqual({ status: 'idle' });
  });

  test('nothing of the rule before it', () => {
    expect(view({ rule: { ...sampleCostRule, perOrder: 2 } })).toEqual({ status: 'loading' });
    expect(view({ asked: null })).toEqual({ status: 'loading' });
    expect(view({ preview: { data: change, error: null, isFetching: true } })).toEqual({ status: 'loading' });
  });

  test('why it is not known', () => {
    const preview = { data: undefined, error: new Error('lost'), isFetching: false };
    expect(view({ preview })).toEqual({ status: 'error', message: 'lost' });
    expect(view({ preview: { ...preview, isFetching: true } })).toEqual({ status: 'loading' });
  });
});
