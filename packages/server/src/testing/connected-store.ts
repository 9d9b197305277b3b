import { contract, type OAuthConnection, type OAuthPlatform } from '@adaos/api';
import { registerRecomputations } from '../costs/recompute.ts';
import { keepConnection } from '../integrations/connections.ts';
import { runRead } from '../integrations/reading/worker.ts';
import type { RouteModule } from '../http/app/build-app.ts';
import { integrationRoutes } from '../http/routes/integrations.ts';
import { createTestApp, type TestApp, type TestShop } from './app.ts';
import { SHOPIFY_TOKEN, WOO_KEYS } from './fake-orders.ts';
import { fakeShopify, fakeWordPress, SHOPIFY_KEYS } from './fake-platforms.ts';

/** A server, and both platforms that it reads connected shops from. */
export interface StorePlatforms {
  readonly testApp: TestApp;
  readonly shopify: Awaited<ReturnType<typeof fakeShopify>>;
  readonly woocommerce: Awaited<ReturnType<typeof fakeWordPress>>;
  /** Connects a shop as its owner's consent does; its first read is planned. */
  connect(shop: TestShop, platform: OAuthPlatform, scopes?: string): Promise<void>;
  /** Makes the read that is planned next, as the worker does. */
  read(shop: TestShop, platform: OAuthPlatform): Promise<void>;
  /** What the integrations screen shows of the connection. */
  cardOf(shop: TestShop, platform: OAuthPlatform): Promise<OAuthConnection | undefined>;
  close(): Promise<void>;
}

/** @param modules the routes that are called beside those of the integrations. */
export async function startPlatforms(modules: readonly RouteModule[] = []): Promise<StorePlatforms> {
  const [shopify, woocommerce] = await Promise.all([fakeShopify(), fakeWordPress()]);
  const testApp = await createTestApp({
    modules: [integrationRoutes, ...modules],
    workers: [registerRecomputations],
    env: {
      ...SHOPIFY_KEYS,
      SHOPIFY_BASE: shopify.origin,
      WOOCOMMERCE_ALLOW_HTTP: '1',
      OUTBOUND_ALLOW: [shopify.host, woocommerce.host].join(','),
    },
  });
  const { services, app } = testApp;
  return {
    testApp,
    shopify,
    woocommerce,
    async connect({ shopId, accountId }, platform, scopes = 'read') {
      const store = platform === 'shopify' ? 'lana-si-lut.myshopify.com' : `${woocommerce.origin}/shop`;
      const credentials = platform === 'shopify' ? { accessToken: SHOPIFY_TOKEN } : WOO_KEYS;
      const refused = await keepConnection(services, { shopId, accountId, platform, store }, { credentials, scopes });
      if (refused !== null) throw new Error(refused);
    },
    async read({ shopId }, platform) {
      const { at } = await services.database.forShop(shopId, (trx) =>
        trx
          .selectFrom('connections')
          .select('next_read_at as at')
          .where('platform', '=', platform)
          .executeTakeFirstOrThrow(),
      );
      await runRead(services, { shopId, platform, at: at?.toISOString() ?? '' }, new AbortController().signal);
    },
    async cardOf({ headers }, platform) {
      const answer = await app.inject({ url: '/api/integrations', headers });
      return contract.listIntegrations.answer.parse(answer.json()).oauthConnections[platform];
    },
    async close() {
      await Promise.all([testApp.close(), shopify.close(), woocommerce.close()]);
    },
  };
}
