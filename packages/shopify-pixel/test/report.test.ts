import { readFileSync } from 'node:fs';
import type { ExtensionApi, PixelEventsCheckoutCompleted, PixelEventsPageViewed } from '@shopify/web-pixels-extension';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKept, withPage } from '../src/campaigns.ts';
import { pathOf } from '../src/pathOf.ts';
import { report } from '../src/report.ts';

const SETTINGS = { server: 'https://adaos.example', shop: 'lana-si-lut', key: 'AbCdEfGh_-12' };
const ALL = {
  analyticsProcessingAllowed: true,
  marketingAllowed: true,
  preferencesProcessingAllowed: false,
  saleOfDataAllowed: false,
};

type Sent = { address: string; init: RequestInit; message: Record<string, unknown> };
let sent: Sent[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit & { body: string }) => {
    sent.push({ address, init, message: JSON.parse(init.body) as Record<string, unknown> });
    return new Response();
  });
});
afterEach(() => void vi.unstubAllGlobals());

interface Given {
  settings?: Record<string, unknown>;
  privacy?: typeof ALL;
  storage?: boolean;
}

/** Shopify's sandbox, as its types describe it: what a pixel is given, and the events of the shop's pages. */
function sandbox({ settings = SETTINGS, privacy = ALL, storage = true }: Given = {}) {
  const kept = new Map<string, string>();
  const listeners = new Map<string, (event: never) => void>();
  let consent: ((event: { customerPrivacy: typeof ALL }) => void) | undefined;
  const refused = async () => {
    throw new Error('blocked');
  };
  const api = {
    settings,
    init: { customerPrivacy: privacy },
    analytics: {
      subscribe: (name: string, listener: (event: never) => void) => {
        listeners.set(name, listener);
        return () => true;
      },
    },
    customerPrivacy: {
      subscribe: (_name: string, listener: typeof consent) => {
        consent = listener;
        return () => true;
      },
    },
    browser: {
      localStorage: {
        getItem: storage ? async (key: string) => kept.get(key) ?? null : refused,
        setItem: storage ? async (key: string, value: string) => void kept.set(key, value) : refused,
        removeItem: async (key: string) => void kept.delete(key),
      },
    },
  } as unknown as ExtensionApi;
  report(api);
  const contextOf = (address: string, referrer: string) => {
    const { host, pathname, search, href } = new URL(address, 'https://lana.example');
    return { document: { referrer, location: { host, pathname, search, href } } };
  };
  const settled = async (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
  return {
    kept,
    listening: () => [...listeners.keys()],
    consent: (customerPrivacy: typeof ALL) => consent?.({ customerPrivacy }),
    view: (address: string, referrer = '') =>
      listeners.get('page_viewed')?.({
        context: contextOf(address, referrer),
      } as Partial<PixelEventsPageViewed> as never),
    buy: (id: string | null, address = '/checkouts/c/1/thank-you') =>
      listeners.get('checkout_completed')?.({
        context: contextOf(address, 'https://lana.example/'),
        data: { checkout: { order: id === null ? null : { id, customer: null } } },
      } as Partial<PixelEventsCheckoutCompleted> as never),
    settled,
  };
}

test('a page is reported by its path alone, with the campaign that the visitor came by, as text without a cookie', async () => {
  const shop = sandbox();
  shop.view('/products/lamp?utm_campaign=Spring&utm_source=newsletter&email=ana%40x.ro', 'https://search.example/');
  await shop.settled(1);
  const [{ address, init, message } = {} as Sent] = sent;
  expect(address).toBe('https://adaos.example/api/pixel');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(init.headers).toBeUndefined();
  expect(message).toEqual({
    key: SETTINGS.key,
    shop: SETTINGS.shop,
    type: 'view',
    path: '/products/lamp',
    visit: true,
    touches: [{ campaign: 'Spring', source: 'newsletter' }],
  });
  shop.view('/cart', 'https://lana.example/products/lamp');
  await shop.settled(2);
  expect(sent[1]?.message).toMatchObject({ path: '/cart', visit: false, touches: [{ campaign: 'Spring' }] });
});

test('a checkout is reported by the order’s id at Shopify, with all ways in their order', async () => {
  const shop = sandbox();
  shop.view('/?gclid=abc');
  shop.view('/?utm_campaign=Back&utm_source=meta');
  shop.buy('gid://shopify/OrderIdentity/5551234');
  shop.buy('5551235');
  shop.buy(null);
  await shop.settled(4);
  const touches = [
    { campaign: '', source: 'google' },
    { campaign: 'Back', source: 'meta' },
  ];
  expect(sent.slice(2).map(({ message }) => message)).toMatchObject([
    { type: 'purchase', order: 'id:5551234', touches },
    { type: 'purchase', order: 'id:5551235', touches },
  ]);
});

test.each([
  ['no key', { ...SETTINGS, key: '' }],
  ['no shop', { ...SETTINGS, shop: undefined }],
  ['no server', { ...SETTINGS, server: '' }],
  ['a server without encryption', { ...SETTINGS, server: 'http://adaos.example' }],
])('with %s nothing is listened to', (_, settings) => {
  expect(sandbox({ settings }).listening()).toEqual([]);
});

test('who has not agreed, or takes it back, is not reported, and what was kept of them is removed', async () => {
  const never = sandbox({ privacy: { ...ALL, marketingAllowed: false } });
  never.view('/a');
  const shop = sandbox();
  shop.view('/b?utm_source=meta');
  await shop.settled(1);
  shop.consent({ ...ALL, analyticsProcessingAllowed: false });
  shop.view('/c');
  await vi.waitFor(() => expect(shop.kept.size).toBe(0));
  shop.consent(ALL);
  shop.view('/d');
  await shop.settled(2);
  expect(sent.map(({ message }) => message['path'])).toEqual(['/b', '/d']);
});

test('without storage a page is reported with its own campaign', async () => {
  const shop = sandbox({ storage: false });
  shop.view('/?utm_campaign=Spring');
  await shop.settled(1);
  expect(sent[0]?.message['touches']).toEqual([{ campaign: 'Spring', source: '' }]);
});

test('of more than five ways the first and the latest stay, for 30 days; what is kept wrongly is nothing', () => {
  const day = 24 * 60 * 60 * 1000;
  let kept = withPage([], '?utm_campaign=first', 0);
  for (let at = 1; at <= 7; at += 1) kept = withPage(kept, `?utm_campaign=c${at}`, at);
  expect(kept.map(({ campaign }) => campaign)).toEqual(['first', 'c4', 'c5', 'c6', 'c7']);
  expect(withPage(kept, '?utm_campaign=c7', 9)).toHaveLength(5);
  expect(withPage(kept, '', 31 * day)).toEqual([]);
  for (const wrong of ['{', '{}', '[1,null,{"campaign":1}]', null]) expect(readKept(wrong)).toEqual([]);
});

test('a path says nothing of who sees the page', () => {
  expect(pathOf('/account/orders/5551234567/ana%40x.ro')).toBe('/account/orders/-/-');
  expect(pathOf('/checkouts/cn/Z2NwLWV1cm9wZS13ZXN0MTowMUo')).toBe('/checkouts/cn/-');
  expect(pathOf('/products/lamp-2')).toBe('/products/lamp-2');
});

test('the manifest asks for the consent that the pixel needs, and has the settings that it reads', () => {
  const text = readFileSync(new URL('../shopify.extension.toml', import.meta.url), 'utf8');
  for (const line of [
    'type = "web_pixel_extension"',
    'runtime_context = "strict"',
    'analytics = true',
    'marketing = true',
  ])
    expect(text).toContain(line);
  const fields = [...text.matchAll(/^\[settings\.fields\.(\w+)\]$/gm)].map(([, name]) => name);
  expect(fields).toEqual(Object.keys(SETTINGS));
});
