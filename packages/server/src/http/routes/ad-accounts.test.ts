import { contract } from '@adaos/api';
import { AD_PLATFORMS } from '@adaos/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { ConnectedAds } from '../../testing/connected-ads.ts';
import { adsEnv, type FakeAdsPlatforms, startAds, stopAds } from '../../testing/fake-ads/index.ts';
import { adAccountRoutes } from './ad-accounts.ts';

let ads: FakeAdsPlatforms;
let testApp: TestApp;
let connected: ConnectedAds;
beforeAll(async () => {
  ads = await startAds();
  testApp = await createTestApp({ modules: [adAccountRoutes], env: adsEnv(ads) });
  connected = new ConnectedAds(testApp, ads);
});
afterAll(async () => {
  await testApp.close();
  await stopAds(ads);
});

describe('the consent', () => {
  test.each([
    ['google_ads', 'S256', 'https://www.googleapis.com/auth/adwords'],
    ['meta_ads', null, 'ads_read'],
    ['tiktok_ads', null, null],
    ['microsoft_ads', 'S256', 'https://ads.microsoft.com/msads.manage offline_access'],
  ] as const)(
    'of %s is asked for with a state, and a challenge where the platform takes one',
    async (platform, method, scope) => {
      const { consent, cookie } = await connected.begin(await testApp.createShop(), platform);
      const query = consent.searchParams;
      expect(query.get('redirect_uri')).toBe(`http://localhost/api/integrations/callback/${platform}`);
      expect(cookie).toBe(`adaos_connect_ads=${query.get('state')}`);
      expect(query.get('code_challenge_method')).toBe(method);
      expect(query.get('code_challenge')?.length).toBe(method === null ? undefined : 43);
      expect(query.get('scope')).toBe(scope);
    },
  );

  test('is taken from the browser that asked, once, and kept sealed', async () => {
    const shop = await testApp.createShop();
    ads.google_ads.state.accounts = [{ id: '1', name: 'A', currency: 'EUR', days: [] }];
    const { consent, cookie } = await connected.begin(shop, 'google_ads');
    const query = { state: consent.searchParams.get('state') ?? '', code: ads.google_ads.state.giveCode() };
    const failed = '?open=google_ads&platform=google_ads&connectError=invalid_request';
    expect((await connected.comeBack('google_ads', query, '')).search).toBe(failed);
    expect((await connected.comeBack('google_ads', query, 'adaos_connect_ads=other')).search).toBe(failed);
    expect((await connected.comeBack('meta_ads', query, cookie)).search).toContain('connectError=invalid_request');
    expect((await connected.comeBack('google_ads', query, cookie)).search).toContain('connected=google_ads');
    expect((await connected.comeBack('google_ads', query, cookie)).search).toBe(failed);
    const { credentials } = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('ad_connections').select('credentials').executeTakeFirstOrThrow(),
    );
    expect(credentials.toString('latin1')).not.toContain('google-refresh');
  });

  test('that was refused, or whose code is no good, changes nothing', async () => {
    const shop = await testApp.createShop();
    const refused = await connected.begin(shop, 'meta_ads');
    const state = { state: refused.consent.searchParams.get('state') ?? '' };
    const said = await connected.comeBack('meta_ads', { ...state, error: 'access_denied' }, refused.cookie);
    expect(said.searchParams.get('connectError')).toBe('consent_refused');
    const forged = await connected.begin(shop, 'microsoft_ads');
    const query = { state: forged.consent.searchParams.get('state') ?? '', code: 'forged' };
    const back = await connected.comeBack('microsoft_ads', query, forged.cookie);
    expect(back.searchParams.get('connectError')).toBe('platform_failed');
    for (const platform of AD_PLATFORMS) expect((await connected.stateOf(shop, platform)).connection).toBeNull();
  });

  test('a viewer sees how far ads are read, and changes nothing', async () => {
    const shop = await testApp.createShop({ role: 'viewer' });
    expect((await connected.call(shop, 'GET', '')).statusCode).toBe(200);
    const calls = [
      connected.call(shop, 'GET', '/google_ads/connect'),
      connected.call(shop, 'PUT', '/google_ads/accounts', { accounts: [] }),
      connected.call(shop, 'POST', '/google_ads/read'),
      connected.call(shop, 'DELETE', '/google_ads'),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });
});

describe('without keys', () => {
  let bare: TestApp;
  beforeAll(async () => {
    bare = await createTestApp({ modules: [adAccountRoutes] });
  });
  afterAll(() => bare.close());

  test('no platform is offered; only the operator reads which settings are missing', async () => {
    const read = async (operator: boolean) => {
      const shop = await bare.createShop({ operator });
      const answer = await bare.app.inject({ url: '/api/integrations/ads', headers: shop.headers });
      return contract.listAdConnections.answer.parse(answer.json()).platforms;
    };
    for (const { offered, settings } of await read(false)) expect([offered, settings]).toEqual([false, undefined]);
    expect((await read(true)).map(({ settings }) => settings)).toEqual([
      ['GOOGLE_ADS_CLIENT_ID', 'GOOGLE_ADS_CLIENT_SECRET', 'GOOGLE_ADS_DEVELOPER_TOKEN'],
      ['META_ADS_APP_ID', 'META_ADS_APP_SECRET'],
      ['TIKTOK_ADS_APP_ID', 'TIKTOK_ADS_APP_SECRET'],
      ['MICROSOFT_ADS_CLIENT_ID', 'MICROSOFT_ADS_CLIENT_SECRET', 'MICROSOFT_ADS_DEVELOPER_TOKEN'],
    ]);
    const shop = await bare.createShop();
    const begun = await bare.app.inject({ url: '/api/integrations/ads/meta_ads/connect', headers: shop.headers });
    expect(begun.json()).toMatchObject({ success: false, code: 'platform_not_configured' });
  });
});
