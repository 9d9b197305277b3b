import { describe, expect, test } from 'vitest';
import { sampleCostRule } from '@adaos/api/sample';
import { toPreviewView, type PreviewInput } from './toCostsView.ts';

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

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
