import vm from 'node:vm';
import { contract } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameSeen, noteSeen } from '../../campaigns/order-touches.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { addCampaign } from '../../testing/campaign-builder.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { growthRoutes } from './growth.ts';
import { integrationRoutes } from './integrations.ts';
import { pixelRoutes } from './pixel.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [growthRoutes, integrationRoutes, pixelRoutes] });
});
afterAll(() => testApp.close());

interface Tag {
  readonly src: string;
  readonly key: string;
}

/** The tag that a shop gets for its pages. */
async function tagOf(shop: TestShop, { app } = testApp): Promise<Tag> {
  const payload = { platform: 'custom', shopId: 'lana-si-lut' };
  const answer = await app.inject({ method: 'POST', url: '/api/integrations', headers: shop.headers, payload });
  const { script } = contract.saveIntegration.answer.parse(answer.json());
  return {
    src: /src="([^"]+)"/.exec(script ?? '')?.[1] ?? '',
    key: /data-key="([^"]+)"/.exec(script ?? '')?.[1] ?? '',
  };
}
const send = (payload: unknown, type = 'text/plain;charset=UTF-8') =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/pixel',
    headers: { origin: 'https://lana.example', 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const days = (shop: TestShop) =>
  testApp.services.database.forShop(shop.shopId, (trx) =>
    trx
      .selectFrom('pixel_days')
      .select(['campaign', 'source', 'views', 'purchases'])
      .where('shop_id', '=', shop.shopId)
      .orderBy('campaign')
      .execute(),
  );
const shares = (shop: TestShop) =>
  testApp.services.database.forShop(shop.shopId, (trx) =>
    trx
      .selectFrom('order_campaigns')
      .select(['order_id', 'campaign_id', 'weight'])
      .where('shop_id', '=', shop.shopId)
      .orderBy('campaign_id')
      .execute(),
  );

interface Opening {
  readonly order?: string;
  readonly layer?: unknown[];
  readonly app?: TestApp['app'];
  readonly path?: string;
  readonly referrer?: string;
  readonly opened?: string;
}

/** A page of the shop in which the served script runs; what it sends is gathered. */
class Page {
  readonly sent: unknown[] = [];
  readonly storage = new Map<string, string>();
  refusesTracking = false;

  async open(
    tag: Tag,
    search: string,
    { order, layer = [], app = testApp.app, path = '/', referrer = '', opened = 'navigate' }: Opening = {},
  ) {
    const { body } = await app.inject({ url: '/pixel.js' });
    const window: Record<string, unknown> = { dataLayer: layer };
    const context = {
      window,
      URL,
      URLSearchParams,
      location: { search, pathname: path, host: 'lana.example' },
      performance: { getEntriesByType: () => [{ type: opened }] },
      document: {
        referrer,
        currentScript: { src: tag.src, dataset: { key: tag.key, ...(order !== undefined && { order }) } },
      },
      localStorage: {
        getItem: (name: string) => this.storage.get(name) ?? null,
        setItem: (name: string, value: string) => void this.storage.set(name, value),
      },
      navigator: {
        globalPrivacyControl: this.refusesTracking,
        sendBeacon: (url: string, text: string) => {
          this.sent.push({ url, ...(JSON.parse(text) as object) });
          return true;
        },
      },
    };
    vm.runInNewContext(body, context);
    return window as { adaos?: { purchase(order: unknown): void }; dataLayer: { push(entry: unknown): void } };
  }
}

test('the script is served to any page, and any page may report', async () => {
  const script = await testApp.app.inject({ url: '/pixel.js?shop=lana-si-lut', headers: { accept: '*/*' } });
  expect(script.statusCode).toBe(200);
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(script.headers['set-cookie']).toBeUndefined();
  const asked = await testApp.app.inject({ method: 'OPTIONS', url: '/api/pixel' });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers['access-control-allow-origin']).toBe('*');
});

test('what the script sends is taken: pages by campaign, and orders for the campaigns that brought them', async () => {
  const shop = await testApp.createShop();
  const tag = await tagOf(shop);
  const { database } = testApp.services;
  const spring = await addCampaign(database, shop.shopId, { name: 'Primavara', days: [] });
  const brand = await addCampaign(database, shop.shopId, { name: 'Brand', platform: 'Meta Ads', days: [] });
  const { id } = await ledgerBuilder(database, shop.shopId).addOrder({ on: '2024-01-02', externalId: '#1001' });

  const page = new Page();
  await page.open(tag, '?utm_campaign=Primavara&utm_source=google');
  await page.open(tag, '');
  await page.open(tag, '?utm_campaign=brand&utm_source=facebook');
  const thanks = await page.open(tag, '', { layer: [{ event: 'purchase', ecommerce: { transaction_id: '1001' } }] });
  thanks.adaos?.purchase('1001');
  thanks.dataLayer.push({ event: 'purchase', ecommerce: { transaction_id: '1001' } });
  expect(page.sent).toHaveLength(5);
  expect(page.sent[4]).toEqual({
    url: 'http://localhost/api/pixel',
    key: tag.key,
    shop: 'lana-si-lut',
    type: 'purchase',
    order: '1001',
    touches: [
      { campaign: 'Primavara', source: 'google' },
      { campaign: 'brand', source: 'facebook' },
    ],
  });
  for (const { url: _, ...message } of page.sent as Record<string, unknown>[]) {
    expect((await send(message)).statusCode).toBe(202);
  }
  expect(await days(shop)).toEqual([
    { campaign: 'Primavara', source: 'google', views: '2', purchases: '0' },
    { campaign: 'brand', source: 'facebook', views: '2', purchases: '1' },
  ]);
  const half = { order_id: id, weight: '0.50000' };
  expect(await shares(shop)).toEqual([spring, brand].toSorted().map((campaign_id) => ({ ...half, campaign_id })));
  const list = await testApp.app.inject({ url: '/api/integrations', headers: shop.headers });
  const [integration] = contract.listIntegrations.answer.parse(list.json()).integrations;
  expect(Date.now() - Date.parse(integration?.lastVisitAt ?? '')).toBeLessThan(60_000);
});

test('the script reports the ways of a purchase in their order, a source alone too; the first one stays', async () => {
  const shop = await testApp.createShop();
  const tag = await tagOf(shop);
  const page = new Page();
  const ways = ['?utm_campaign=a', '?utm_campaign=a', '?utm_source=newsletter', '?utm_campaign=a', '?utm_campaign=b'];
  for (const search of [...ways, '?utm_campaign=c', '?utm_campaign=d']) await page.open(tag, search);
  await page.open(tag, '', { order: '77' });
  const purchase = page.sent.at(-1) as { touches: { campaign: string; source: string }[] };
  expect(purchase.touches.map(({ campaign, source }) => campaign || source)).toEqual(['a', 'a', 'b', 'c', 'd']);
  const { url: _, ...message } = purchase as unknown as Record<string, unknown>;
  expect((await send(message)).statusCode).toBe(202);
  const rows = await testApp.services.database.forShop(shop.shopId, (trx) =>
    trx
      .selectFrom('order_touches')
      .select(['position', 'campaign'])
      .where('shop_id', '=', shop.shopId)
      .orderBy('position')
      .execute(),
  );
  expect(rows.map(({ position, campaign }) => `${position} ${campaign}`)).toEqual(['1 a', '2 a', '3 b', '4 c', '5 d']);
  const short = new Page();
  for (const search of ['?utm_source=newsletter', '?utm_campaign=b', '?utm_source=newsletter'])
    await short.open(tag, search);
  await short.open(tag, '', { order: '78' });
  expect(short.sent.at(-1)).toMatchObject({
    touches: [
      { campaign: '', source: 'newsletter' },
      { campaign: 'b', source: '' },
      { campaign: '', source: 'newsletter' },
    ],
  });
});

test('[INTG-3] the script may come from a network, with the shop as a parameter, and still reports to the server', async () => {
  const env = { APP_ORIGIN: 'https://adaos.example', PIXEL_ORIGIN: 'https://cdn.example/' };
  const apart = await createTestApp({ modules: [integrationRoutes, pixelRoutes], env });
  try {
    const tag = await tagOf(await apart.createShop(), apart);
    expect(tag.src).toBe('https://cdn.example/pixel.js?shop=lana-si-lut');
    const page = new Page();
    await page.open(tag, '', { app: apart.app });
    expect(page.sent).toEqual([
      {
        url: 'https://adaos.example/api/pixel',
        key: tag.key,
        shop: 'lana-si-lut',
        type: 'view',
        path: '/',
        visit: true,
        touches: [],
      },
    ]);
  } finally {
    await apart.close();
  }
});

const visits = async (shop: TestShop) => {
  const today = new Date().toISOString().slice(0, 10);
  const url = `/api/visits?from=2024-01-01&to=${today}`;
  return contract.getVisits.answer.parse((await testApp.app.inject({ url, headers: shop.headers })).json());
};

test('[INTG-3] visits, the orders among them and the pages seen most are counted, without what shows who saw them', async () => {
  const shop = await testApp.createShop();
  const tag = await tagOf(shop);
  expect(await visits(shop)).toMatchObject({ source: 'none', visits: 0, conversionRate: null, topPages: [] });
  const page = new Page();
  const own = 'https://lana.example/';
  await page.open(tag, '?utm_source=news&email=ana@example.com', {
    path: '/rugs/',
    referrer: 'https://search.example/',
  });
  await page.open(tag, '', { path: '/account/ana@example.com', referrer: own });
  await page.open(tag, '', { path: '/rugs', referrer: own });
  // Loaded again, and gone back to, it is no other visit.
  await page.open(tag, '', { path: '/rugs', opened: 'reload' });
  await page.open(tag, '', { path: '/', opened: 'back_forward' });
  await page.open(tag, '', { path: '/thanks/100482', referrer: own, order: '100482' });
  await page.open(tag, '', { path: '/thanks/100482', opened: 'reload', order: '100482' });
  await page.open(tag, '', { path: '/cups' });
  expect(JSON.stringify(page.sent)).not.toContain('ana@');
  for (const { url: _, ...message } of page.sent as Record<string, unknown>[]) {
    expect((await send(message)).statusCode).toBe(202);
  }
  expect(await visits(shop)).toEqual({
    source: 'live',
    from: '2024-01-01',
    to: expect.any(String),
    since: expect.any(String),
    visits: 2,
    views: 8,
    orders: 1,
    conversionRate: 50,
    topPages: [
      { page: '/rugs', views: 3, visits: 1 },
      { page: '/thanks/-', views: 2, visits: 0 },
      { page: '/', views: 1, visits: 0 },
      { page: '/account/-', views: 1, visits: 0 },
      { page: '/cups', views: 1, visits: 1 },
    ],
  });
});

test('what a browser has kept of an older script is counted as pages, not as visits', async () => {
  const shop = await testApp.createShop();
  const { key } = await tagOf(shop);
  expect((await send({ key, shop: 'lana-si-lut', type: 'view', touches: [] })).statusCode).toBe(202);
  expect(await visits(shop)).toMatchObject({ source: 'none', views: 0 });
});

test('a path that nobody cleaned is cleaned, and of made-up pages only so many are counted by themselves', async () => {
  const shop = await testApp.createShop();
  const { key } = await tagOf(shop);
  const view = { key, shop: 'lana-si-lut', type: 'view', visit: true, touches: [] };
  expect((await send({ ...view, path: '/a/ana@example.com?b#c' })).statusCode).toBe(202);
  await testApp.services.database.forShop(shop.shopId, async (trx) => {
    const { integration_id, day } = await trx
      .selectFrom('pixel_pages')
      .select(['integration_id', 'day'])
      .where('shop_id', '=', shop.shopId)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 199 }, (_, number) => ({
      shop_id: shop.shopId,
      integration_id,
      day,
      path: `/made-up/${number}`,
      views: 5,
      visits: 0,
    }));
    await trx.insertInto('pixel_pages').values(rows).execute();
  });
  for (const path of ['/one-more', '/a/ana@example.com']) await send({ ...view, path });
  const { topPages } = await visits(shop);
  expect(topPages.map(({ page }) => page)).not.toContain('/one-more');
  const paths = await testApp.services.database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('pixel_pages').select(['path', 'views']).where('views', '<', '3').orderBy('path').execute(),
  );
  expect(paths).toEqual([
    { path: '', views: '1' },
    { path: '/a/-', views: '2' },
  ]);
});

test('a browser that asks not to be tracked sends nothing and keeps nothing', async () => {
  const shop = await testApp.createShop();
  const page = new Page();
  page.refusesTracking = true;
  await page.open(await tagOf(shop), '?utm_campaign=Primavara', { order: '7' });
  expect(page.sent).toEqual([]);
  expect(page.storage.size).toBe(0);
});

test('three campaigns share an order so that their weights sum to 1', async () => {
  const shop = await testApp.createShop();
  const { key } = await tagOf(shop);
  const names = ['A', 'B', 'C'];
  for (const name of names) await addCampaign(testApp.services.database, shop.shopId, { name, days: [] });
  await ledgerBuilder(testApp.services.database, shop.shopId).addOrder({ on: '2024-01-02', externalId: '55' });
  const touches = names.map((campaign) => ({ campaign, source: '' }));
  expect((await send({ key, shop: 'lana-si-lut', type: 'purchase', order: '55', touches })).statusCode).toBe(202);
  const weights = (await shares(shop)).map(({ weight }) => Number(weight));
  expect(weights).toHaveLength(3);
  expect(weights.reduce((total, weight) => total + weight, 0)).toBeCloseTo(1, 10);
});

test('names with halves of characters, a NUL or line breaks are counted without them', async () => {
  const shop = await testApp.createShop();
  const { key } = await tagOf(shop);
  const touches = [{ campaign: ' prim\0avara\n\ud83d', source: '\udc00' }];
  const message = { key, shop: 'lana-si-lut', type: 'purchase', order: '10\0', touches };
  expect((await send(message)).statusCode).toBe(202);
  expect(await days(shop)).toMatchObject([{ campaign: 'primavara \ufffd', source: '\ufffd', purchases: '1' }]);
});

test('a campaign that is too long is cut at a whole character', async () => {
  const shop = await testApp.createShop();
  const page = new Page();
  await page.open(await tagOf(shop), `?utm_campaign=${'x'.repeat(254)}${encodeURIComponent('😀')}`);
  expect(page.sent).toMatchObject([{ touches: [{ campaign: 'x'.repeat(254) }] }]);
});

test('what is no message of a shop’s script adds nothing', async () => {
  const shop = await testApp.createShop();
  const other = await testApp.createShop();
  const { key } = await tagOf(shop);
  const view = { key, shop: 'lana-si-lut', type: 'view', touches: [] };
  expect((await send({ ...view, shop: 'another' })).statusCode).toBe(404);
  expect(
    (await send({ ...view, key: `${key.slice(0, 30)}${key[30] === 'A' ? 'B' : 'A'}${key.slice(31)}` })).statusCode,
  ).toBe(404);
  expect((await send({ ...view, key: 'x' })).statusCode).toBe(404);
  expect((await send({ ...view, shop: 'lana\0' })).statusCode).toBe(400);
  expect((await send('{')).statusCode).toBe(400);
  expect(
    (await send({ ...view, touches: Array.from({ length: 6 }, () => ({ campaign: 'a', source: '' })) })).statusCode,
  ).toBe(400);
  expect((await send('x'.repeat(9000))).statusCode).toBe(413);
  expect(await days(shop)).toEqual([]);
  expect(await days(other)).toEqual([]);
});

test('a flood from one network is held back', async () => {
  const shop = await testApp.createShop();
  const { key } = await tagOf(shop);
  const view = { key, shop: 'lana-si-lut', type: 'view', touches: [] };
  await testApp.services.database.pool.query('update rate_limits set points = 600 where key like $1', [
    'pixelByAddress:%',
  ]);
  const refused = await send(view);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['access-control-allow-origin']).toBe('*');
});

test('what the pixel of a platform has seen of an order by its id comes to the order once its number is known', async () => {
  const shop = await testApp.createShop();
  const touches = () =>
    testApp.services.database.forShop(shop.shopId, (trx) =>
      trx
        .selectFrom('order_touches')
        .select(['order_ref', 'campaign'])
        .where('shop_id', '=', shop.shopId)
        .orderBy('order_ref')
        .execute(),
    );
  await testApp.services.database.forShop(shop.shopId, async (trx) => {
    await noteSeen(trx, shop.shopId, 'id:5551234', [{ campaign: 'Spring', source: 'meta' }]);
    await noteSeen(trx, shop.shopId, 'id:5551235', [{ campaign: 'Autumn', source: 'meta' }]);
    await noteSeen(trx, shop.shopId, '#1002', [{ campaign: 'Own', source: 'meta' }]);
    await nameSeen(trx, shop.shopId, [
      { id: '5551234', ref: '#1001' },
      { id: '5551235', ref: '#1002' },
      { id: '5551236', ref: '#1003' },
    ]);
  });
  expect(await touches()).toEqual([
    { order_ref: '#1001', campaign: 'Spring' },
    { order_ref: '#1002', campaign: 'Own' },
    { order_ref: 'id:5551235', campaign: 'Autumn' },
  ]);
});
