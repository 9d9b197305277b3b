import { expect, test } from 'vitest';
import type { Import, IntegrationList } from '@adaos/api';
import { toTileStates } from './toTileStates.ts';

const AT = '2026-03-04T09:12:00Z';
const imported = (facts: Partial<Import>) =>
  ({ status: 'done', kind: 'orders', format: 'lines', createdAt: AT, finishedAt: AT, ...facts }) as Import;
const read = <T>(data: T) => ({ data, error: null });
const none: IntegrationList = { success: true, oauthConnections: {}, integrations: [] };
const shop = { shopId: 'lana', connectedAt: AT, platform: 'shopify' } as const;
const statesOf = (imports: readonly Import[], integrations: IntegrationList = none) =>
  toTileStates(read({ imports }), read(integrations));

test('what is not read yet, and what could not be, is said to be so', () => {
  const states = toTileStates({ data: undefined, error: null }, { data: undefined, error: new Error('lost') });
  expect(states).toMatchObject({ orders: { status: 'loading' }, shopify: { status: 'unknown' } });
});

test('files are told apart by what they hold, reports by their platform; the newest one counts', () => {
  const states = statesOf([
    imported({ status: 'cancelled' }),
    imported({ status: 'failed', finishedAt: '2026-03-05T10:00:00Z' }),
    imported({}),
    imported({ kind: 'ads', format: 'google_ads' }),
    imported({ kind: 'stock', status: 'running' }),
  ]);
  expect(states).toMatchObject({
    orders: { status: 'failed', at: '2026-03-05T10:00:00Z' },
    google_ads: { status: 'set', at: AT },
    meta_ads: { status: 'none' },
    ads: { status: 'none' },
    stock: { status: 'busy' },
  });
});

test.each([
  [{}, { status: 'set', at: null }],
  [{ lastReadAt: AT }, { status: 'set', at: AT }],
  [{ reading: true }, { status: 'busy' }],
  [{ problem: 'platform_failed' }, { status: 'failed' }],
  [{ problem: 'keys_refused', broken: true }, { status: 'broken' }],
])('a connected shop with %j', (facts, state) => {
  expect(statesOf([], { ...none, oauthConnections: { shopify: { ...shop, ...facts } } }).shopify).toEqual(state);
});

test('the script waits for its first visit', () => {
  const saved = { platform: 'custom', shopId: 'lana', status: 'script_required', script: null, message: '' } as const;
  expect(statesOf([]).pixel).toEqual({ status: 'none' });
  expect(statesOf([], { ...none, integrations: [{ ...saved, lastVisitAt: null }] }).pixel).toEqual({
    status: 'waiting',
  });
  const visited = statesOf([], { ...none, integrations: [{ ...saved, lastVisitAt: AT }] });
  expect(visited.pixel).toEqual({ status: 'set', at: AT });
});
