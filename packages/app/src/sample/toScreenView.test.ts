import { describe, expect, test } from 'vitest';
import type { Source } from '@adaos/api';
import { toScreenView, type ScreenInput } from './toScreenView.ts';

type Data = { source: Source; value: number };
const none = { data: undefined, error: null };
const failed = { data: undefined, error: new Error('lost') };
const own = { data: { source: 'live' as const, value: 1 }, error: null };
const sample = { data: { source: 'sample' as const, value: 9 }, error: null };
const view = (input: Partial<ScreenInput<Data>>) =>
  toScreenView<Data>({
    live: none,
    sample: none,
    sampleChosen: false,
    sampleOnFailure: true,
    textOf: (error) => `Failed: ${error instanceof Error ? error.message : '?'}`,
    ...input,
  });

describe('a screen of one read shows', () => {
  test('a skeleton while anything is on its way', () => {
    expect(view({})).toEqual({ status: 'loading' });
    expect(view({ live: own, sampleChosen: true })).toEqual({ status: 'loading' });
    expect(view({ live: failed })).toEqual({ status: 'loading' });
  });

  test("the shop's own data, also when fetching them again failed", () => {
    expect(view({ live: own })).toEqual({ status: 'ready', data: own.data, source: 'live' });
    expect(view({ live: { ...own, error: new Error('lost') }, sample })).toMatchObject({ source: 'live' });
  });

  test('that there is nothing yet', () => {
    expect(view({ live: { data: { source: 'none', value: 0 }, error: null } })).toEqual({ status: 'empty' });
  });

  test('[ALL-6] the sample as such where it was asked for', () => {
    expect(view({ live: own, sample, sampleChosen: true })).toEqual({
      status: 'ready',
      data: sample.data,
      source: 'sample',
    });
  });

  test('[ALL-7] a failure as such where the sample does not replace it', () => {
    expect(view({ live: failed, sample, sampleOnFailure: false })).toEqual({
      status: 'error',
      message: 'Failed: lost',
    });
    expect(view({ live: failed, sample, sampleOnFailure: false, sampleChosen: true })).toMatchObject({
      source: 'sample',
    });
  });

  test('[CAMP-5] the sample that is shown after a failure, with its reason; the failure where there is not even a sample', () => {
    expect(view({ live: failed, sample })).toMatchObject({ source: 'sample', loadFailed: 'Failed: lost' });
    expect(view({ live: failed, sample: failed })).toEqual({ status: 'error', message: 'Failed: lost' });
  });
});
