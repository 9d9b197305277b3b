import '@shopify/shopify-api/adapters/node';
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api';
import { createSHA256HMAC, HashFormat } from '@shopify/shopify-api/runtime';
import type { FakeAnswer, FakeRequest } from './fake-answers.ts';
import { FakeShopifyOrders, FakeWooCommerceOrders, SHOPIFY_TOKEN } from './fake-orders.ts';
import { FakeShopifyWebhooks, FakeWooCommerceWebhooks } from './fake-webhooks.ts';

export const SHOPIFY_KEYS = { SHOPIFY_API_KEY: 'key-of-the-app', SHOPIFY_API_SECRET: 'secret-of-the-app' };

/** Shopify's own library, for the same app. */
const shopifySdk = shopifyApi({
  apiKey: SHOPIFY_KEYS.SHOPIFY_API_KEY,
  apiSecretKey: SHOPIFY_KEYS.SHOPIFY_API_SECRET,
  apiVersion: ApiVersion.July26,
  hostName: 'localhost',
  isEmbeddedApp: false,
  logger: { level: LogSeverity.Error },
});

/** Whether Shopify's own library takes a query for one that Shopify has signed. */
export const isValidToSdk = (query: URLSearchParams): Promise<boolean> => shopifySdk.utils.validateHmac(query);

/** A query as Shopify sends it, signed by its own library. */
export async function signedQuery(params: Record<string, string>, secret = SHOPIFY_KEYS.SHOPIFY_API_SECRET) {
  const query = new URLSearchParams({ timestamp: String(Math.floor(Date.now() / 1000)), ...params });
  query.sort();
  const hmac = await createSHA256HMAC(secret, query.toString().replaceAll('+', '%20'), HashFormat.Hex);
  query.append('hmac', hmac);
  return query;
}

export interface FakePlatform {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** `127.0.0.1:port` */
  readonly host: string;
  readonly requests: readonly { method: string; path: string; query: string; body: string }[];
  close(): Promise<void>;
}

type Answer = (request: FakeRequest) => FakeAnswer;

async function serve(answer: Answer): Promise<FakePlatform> {
  const requests: { method: string; path: string; query: string; body: string }[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      const method = request.method ?? '';
      const url = new URL(request.url ?? '/', 'http://fake');
      requests.push({ method, path: url.pathname, query: url.search, body });
      const { status, json, headers, text: raw, breaksAt } = answer({ method, url, body, headers: request.headers });
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      const sent = raw ?? JSON.stringify(json);
      if (breaksAt === undefined) response.end(sent);
      else response.write(sent.slice(0, breaksAt), () => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Shopify: its token endpoint, where a code is good once, for the app that it was given to, and the orders of a shop. */
export async function fakeShopify(): Promise<
  FakePlatform & { orders: FakeShopifyOrders; webhooks: FakeShopifyWebhooks; giveCode(scope?: string): string }
> {
  const codes = new Map<string, string>();
  const orders = new FakeShopifyOrders();
  const webhooks = new FakeShopifyWebhooks();
  const refreshes: string[] = [];
  /** A token that ends after an hour, with the one that takes the next, which is good once. */
  const tokenOf = (token: string, scope: string) => {
    refreshes.push(`shprt_${refreshes.length}`);
    return { access_token: token, scope, expires_in: 3600, refresh_token: refreshes.at(-1) };
  };
  const server = await serve((request) => {
    const { method, url, body } = request;
    if (method === 'GET') {
      const file = orders.bulk.file(url.pathname);
      return file ? { status: 200, json: null, ...file } : { status: 404, json: {} };
    }
    if (url.pathname.endsWith('/graphql.json')) {
      return /webhookSubscription|appUninstall/.test(body) ? webhooks.answer(request) : orders.answer(request);
    }
    if (method !== 'POST' || url.pathname !== '/admin/oauth/access_token') return { status: 404, json: {} };
    const { client_id: id, client_secret: secret, code, ...grant } = JSON.parse(body) as Record<string, string>;
    const isApp = id === SHOPIFY_KEYS.SHOPIFY_API_KEY && secret === SHOPIFY_KEYS.SHOPIFY_API_SECRET;
    if (grant['grant_type'] === 'refresh_token') {
      const good = isApp && grant['refresh_token'] === refreshes.at(-1);
      if (!good) return { status: 400, json: { error: 'invalid_grant' } };
      orders.token = `shpat_${refreshes.length}`;
      return { status: 200, json: tokenOf(orders.token, 'read_orders,read_products,read_inventory') };
    }
    const scope = codes.get(code ?? '');
    codes.delete(code ?? '');
    if (!isApp || scope === undefined) return { status: 400, json: { error: 'invalid_request' } };
    return { status: 200, json: tokenOf(SHOPIFY_TOKEN, scope) };
  });
  return {
    ...server,
    orders,
    webhooks,
    giveCode(scope = 'read_orders,read_products,read_inventory') {
      const code = randomBytes(16).toString('hex');
      codes.set(code, scope);
      return code;
    },
  };
}

/** A WordPress site, with WooCommerce and its orders unless set otherwise. */
export async function fakeWordPress({ wooCommerce = true } = {}): Promise<
  FakePlatform & { orders: FakeWooCommerceOrders; webhooks: FakeWooCommerceWebhooks }
> {
  const orders = new FakeWooCommerceOrders();
  const webhooks = new FakeWooCommerceWebhooks();
  const server = await serve((request) => {
    if (wooCommerce && request.url.pathname.startsWith('/shop/wp-json/wc/v3/webhooks')) return webhooks.answer(request);
    if (wooCommerce && request.url.pathname.startsWith('/shop/wp-json/wc/v3/')) return orders.answer(request);
    if (request.url.pathname !== '/shop/wp-json/') return { status: 404, json: { code: 'rest_no_route' } };
    const namespaces = ['wp/v2', ...(wooCommerce ? ['wc/v3'] : [])];
    return { status: 200, json: { name: 'Shop', timezone_string: 'Europe/Bucharest', gmt_offset: 2, namespaces } };
  });
  return { ...server, orders, webhooks };
}
