import { expect, test } from 'vitest';
import type { AdAccount, AdConnectionList, Import, IntegrationList } from '@adaos/api';
import { toTileStates } from './toTileStates.ts';

const AT = '2026-03-04T09:12:00Z';
const imported = (facts: Partial<Import>) =>
  ({ status: 'done', kind: 'orders', format: 'lines', createdAt: AT, finishedAt: AT, ...facts }) as Import;
const read = <T>(data: T) => ({ data, error: null });
const none: IntegrationList = { success: true, oauthConnections: {}, integrations: [] };
const shop = { shopId: 'lana', connectedAt: AT, platform: 'shopify' } as const;
const noAds: AdConnectionList = { platforms: [] };
const statesOf = (imports: readonly Import[], integrations: IntegrationList = none, ads = noAds) =>
  toTileStates(read({ imports }), read(integrations), read(ads));

test('what is not read yet, and what could not be, is said to be so', () => {
  const states = toTileStates(
    { data: undefined, error: null },
    { data: undefined, error: new Error('lost') },
    { data: undefined },
  );
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

const account: AdAccount = {
  id: '401',
  name: 'Lână și Lut',
  currency: 'RON',
  chosen: true,
  problem: null,
  reading: false,
  lastReadAt: AT,
  nextReadAt: null,
  coveredFrom: '2024-03-04',
  coveredThrough: '2026-03-04',
  campaigns: 3,
  setAside: { count: 0, rows: [] },
};
test.each<readonly [string, boolean, readonly Partial<AdAccount>[], object]>([
  ['is read', false, [{}], { status: 'set', at: AT }],
  ['has one account that failed', false, [{}, { problem: 'rate_limited' }], { status: 'failed' }],
  ['is read for the first time', false, [{ lastReadAt: null }], { status: 'busy' }],
  ['has no account chosen', false, [{ chosen: false }], { status: 'waiting' }],
  ['is no longer let in', true, [{}], { status: 'broken' }],
])('a platform of ads that %s says so in place of its files', (_, broken, accounts, state) => {
  const own = accounts.map((facts) => ({ ...account, ...facts }));
  const connection = { platform: 'meta_ads', connectedAt: AT, broken, accounts: own } as const;
  const ads: AdConnectionList = { platforms: [{ platform: 'meta_ads', offered: true, connection }] };
  const states = statesOf([imported({ kind: 'ads', format: 'meta_ads' })], none, ads);
  expect(states.meta_ads).toEqual({ ...state, connected: true });
});
