import { describe, expect, test } from 'vitest';
import type { Overview, Session } from '@adaos/api';
import { sampleOverview } from '@adaos/api/sample';
import { toOverviewView, type OverviewInput } from './toOverviewView.ts';

const none = { data: undefined, error: null };
const failed = { data: undefined, error: new Error('lost') };
const session: Session = {
  user: { id: 'u1', email: 'a@b.example', name: 'Ana', role: 'admin', createdAt: '2026-01-02T03:04:05Z' },
  shop: {
    id: 's1',
    name: 'Atelier',
    currency: 'GBP',
    timezone: 'Europe/London',
    goodsCostPercent: null,
    goodsCostFrom: null,
    dataFrom: '2009-12-01',
    dataTo: '2009-12-23',
  },
  mustChangePassword: false,
};
const live: Overview = { ...sampleOverview, source: 'live', currency: 'GBP' };
const period = { from: '2009-12-01', to: '2009-12-23' };
const view = (input: Partial<OverviewInput>) =>
  toOverviewView({
    session: { data: session, error: null },
    overview: none,
    sample: none,
    period,
    sampleChosen: false,
    textOf: (error) => `Failed: ${error instanceof Error ? error.message : '?'}`,
    ...input,
  });

describe('[OVER-1] the overview shows', () => {
  test('a skeleton while anything is on its way', () => {
    expect(view({ session: none, period: undefined })).toEqual({ status: 'loading' });
    expect(view({})).toEqual({ status: 'loading' });
    expect(view({ sampleChosen: true })).toEqual({ status: 'loading' });
  });

  test("the shop's own figures", () => {
    expect(view({ overview: { data: live, error: null } })).toEqual({
      status: 'ready',
      data: live,
      source: 'live',
      stale: false,
    });
  });

  test('the figures of the choice before while new ones are on the way', () => {
    expect(view({ overview: { data: live, error: null, isPlaceholderData: true } })).toMatchObject({
      source: 'live',
      stale: true,
    });
  });

  test('the figures that it has although fetching them again failed', () => {
    expect(view({ overview: { data: live, error: new Error('lost') } })).toMatchObject({
      status: 'ready',
      source: 'live',
    });
  });

  test('the way to the import to a shop without any data', () => {
    expect(view({ period: 'empty' })).toEqual({ status: 'empty', sampleOffered: true });
    expect(view({ overview: { data: { ...live, source: 'none' }, error: null } })).toEqual({
      status: 'empty',
      sampleOffered: true,
    });
  });
});

describe('[ALL-6] [ALL-7] sample figures', () => {
  const sample = { data: sampleOverview, error: null };

  test('are shown where they are asked for, marked as sample', () => {
    expect(view({ sampleChosen: true, sample, period: 'empty' })).toEqual({
      status: 'ready',
      data: sampleOverview,
      source: 'sample',
    });
  });

  test('stand in for figures that cannot be loaded, with the reason', () => {
    const expected = { status: 'ready', data: sampleOverview, source: 'sample', loadFailed: 'Failed: lost' };
    expect(view({ overview: failed, sample })).toEqual(expected);
    expect(view({ session: failed, period: undefined, sample })).toEqual(expected);
    expect(view({ overview: failed })).toEqual({ status: 'loading' });
  });

  test('that cannot be loaded either leave the error', () => {
    expect(view({ overview: failed, sample: { data: undefined, error: new Error('chunk') } })).toEqual({
      status: 'error',
      message: 'Failed: lost',
    });
    expect(view({ sampleChosen: true, sample: { data: undefined, error: new Error('chunk') } })).toEqual({
      status: 'error',
      message: 'Failed: chunk',
    });
  });
});
