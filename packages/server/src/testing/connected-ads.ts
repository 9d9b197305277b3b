import { type AdAccount, type AdPlatformState, contract } from '@adaos/api';
import type { AdPlatform } from '@adaos/domain';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { runAdRead } from '../integrations/ads/worker.ts';
import type { TestApp, TestShop } from './app.ts';
import type { FakeAdsPlatforms } from './fake-ads/index.ts';

const CODE_NAMES: Readonly<Record<AdPlatform, string>> = {
  google_ads: 'code',
  meta_ads: 'code',
  tiktok_ads: 'auth_code',
  microsoft_ads: 'code',
};

/** A server whose shops connect platforms of ads, as a person's browser does. */
export class ConnectedAds {
  readonly testApp: TestApp;
  readonly ads: FakeAdsPlatforms;

  constructor(testApp: TestApp, ads: FakeAdsPlatforms) {
    this.testApp = testApp;
    this.ads = ads;
  }

  call(
    shop: TestShop,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    const url = `/api/integrations/ads${path}`;
    return this.testApp.app.inject({ method, url, headers: shop.headers, ...(payload && { payload }) });
  }

  /** Begins to connect: the page of consent, and the cookie that the browser keeps. */
  async begin(shop: TestShop, platform: AdPlatform): Promise<{ consent: URL; cookie: string }> {
    const answer = await this.call(shop, 'GET', `/${platform}/connect`);
    const { url = '' } = contract.connectAds.answer.parse(answer.json());
    return { consent: new URL(url), cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '' };
  }

  /** Comes back from the page of consent. @returns where the browser is sent. */
  async comeBack(platform: AdPlatform, query: Record<string, string>, cookie: string): Promise<URL> {
    const answer = await this.testApp.app.inject({
      url: `/api/integrations/callback/${platform}?${new URLSearchParams(query).toString()}`,
      headers: { cookie, accept: 'text/html' },
    });
    if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`);
    return new URL(String(answer.headers.location));
  }

  async connect(shop: TestShop, platform: AdPlatform): Promise<URL> {
    const { consent, cookie } = await this.begin(shop, platform);
    const query = {
      state: consent.searchParams.get('state') ?? '',
      [CODE_NAMES[platform]]: this.ads[platform].state.giveCode(),
    };
    return this.comeBack(platform, query, cookie);
  }

  /** Makes the reads that are planned next, as the worker does. @param at ISO 8601. */
  async read(
    shop: TestShop,
    platform: AdPlatform,
    { at: moment, signal = new AbortController().signal }: { at: string; signal?: AbortSignal | undefined },
  ): Promise<void> {
    const { services } = this.testApp;
    const planned = await services.database.forShop(shop.shopId, (trx) =>
      trx
        .selectFrom('ad_accounts')
        .select(['account_id as accountId', 'next_read_at as at'])
        .where('platform', '=', platform)
        .where('next_read_at', 'is not', null)
        .orderBy('account_id')
        .execute(),
    );
    for (const { accountId, at } of planned) {
      const read = { shopId: shop.shopId, platform, accountId, at: at?.toISOString() ?? '' };
      await runAdRead(services, read, signal, Date.parse(moment));
    }
  }

  /** Takes an account for read but for the last 30 days, so that a test does not read two years. @param through `YYYY-MM-DD` */
  async skipOlder(shop: TestShop, platform: AdPlatform, through: string): Promise<void> {
    await this.testApp.services.database.forShop(shop.shopId, (trx) =>
      trx
        .updateTable('ad_accounts')
        .set({ covered_from: '2020-01-01', covered_through: through })
        .where('shop_id', '=', shop.shopId)
        .where('platform', '=', platform)
        .execute(),
    );
  }

  async stateOf(shop: TestShop, platform: AdPlatform): Promise<AdPlatformState> {
    const answer = await this.call(shop, 'GET', '');
    const { platforms } = contract.listAdConnections.answer.parse(answer.json());
    const found = platforms.find((one) => one.platform === platform);
    if (!found) throw new Error(`${platform} is not listed.`);
    return found;
  }

  async accountsOf(shop: TestShop, platform: AdPlatform): Promise<readonly AdAccount[]> {
    return (await this.stateOf(shop, platform)).connection?.accounts ?? [];
  }

  /** The shop's ad spend by day in minor units, and how many entries the ledger has of it. */
  async spendOf({ shopId }: TestShop): Promise<{ byDay: Record<string, number>; entries: number }> {
    const { rows } = await this.testApp.services.database.forShop(shopId, (trx) =>
      sql<{ day: string; spend: string; entries: string }>`
        select occurred_on as day, -sum(shop_amount_minor) as spend, count(*) as entries from ledger_entries
        where shop_id = ${shopId} and kind = 'ad_spend' group by 1 order by 1`.execute(trx),
    );
    return {
      byDay: Object.fromEntries(rows.map(({ day, spend }) => [day, Number(spend)])),
      entries: rows.reduce((sum, { entries }) => sum + Number(entries), 0),
    };
  }
}
