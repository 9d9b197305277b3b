import { describe, expect, test } from 'vitest';
import { sampleCostRule, sampleProductCosts } from '@adaos/api/sample';
import type { CostRuleInput } from '@adaos/api';
import { toPreviewView, toProductsView, type PreviewInput } from './toCostsView.ts';

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

describe('of a rule in the form is said', () => {
  const change = { change: -412.3, changed: 312, months: [{ month: '2025-10', change: -412.3 }] };
  const view = (input: Partial<PreviewInput<CostRuleInput>> = {}) =>
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

describe('of the products are shown', () => {
  const none = { data: undefined, error: null, isFetching: true };
  const data = sampleProductCosts;

  test('those there are, also while the next ones are loading', () => {
    expect(toProductsView(none, textOf)).toEqual({ status: 'loading' });
    expect(toProductsView({ ...none, data }, textOf)).toEqual({ status: 'ready', data, refreshing: false });
    expect(toProductsView({ ...none, data, isPlaceholderData: true }, textOf)).toMatchObject({ refreshing: true });
  });

  test('none of another search where it failed', () => {
    const failed = { ...none, data, error: new Error('lost'), isFetching: false };
    expect(toProductsView({ ...failed, isPlaceholderData: true }, textOf)).toEqual({
      status: 'error',
      message: 'lost',
      retrying: false,
    });
    expect(toProductsView(failed, textOf)).toMatchObject({ status: 'ready' });
  });
});
