import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@adaos/domain';
import { paths } from './paths.ts';
import { PUBLIC_PAGES, publicPageAt, publicPath } from './publicPages.ts';
import { languageAt, routeAt, routes } from './table.ts';

describe('[ALL-1] an address', () => {
  test.each([
    ['/', '/'],
    ['/auth', '/auth'],
    ['/auth/verify/error', '/auth/verify/error'],
    ['/dashboard/', '/dashboard'],
    ['/dashboard/overview/figures/netProfit', '/dashboard/overview/figures/:figure'],
    ['/dashboard/orders/12', '/dashboard/orders/:id'],
    ['/docs/shopify', '/docs/:slug'],
    ['/billing', '/billing'],
    ['/dashboard/billing', '/dashboard/billing'],
    ['/subscriptions', '/subscriptions'],
    ['/checkout/sandbox/abc', '/checkout/sandbox/:id'],
  ])('%s is the route %s', (pathname, path) => {
    expect(routeAt(pathname)?.path).toBe(path);
  });

  test.each(['/nowhere', '/dashboard/nowhere', '/auth/verify/other', '/dashboard/orders', '/dashboard/orders/1/2'])(
    '%s is no route',
    (pathname) => {
      expect(routeAt(pathname)).toBeUndefined();
    },
  );
});

describe('[ALL-2] the language of a route', () => {
  test.each([
    ['/', 'en'],
    ['/auth', 'en'],
    ['/auth/verify/success', 'en'],
    ['/contact', 'en'],
    ['/terms', 'en'],
    ['/debug', 'en'],
    ['/auth/reset', 'ro'],
    ['/auth/reset/confirm', 'ro'],
    ['/auth/change-password', 'ro'],
    ['/settings', 'ro'],
    ['/auth/verify/error', 'ro'],
    ['/dashboard', 'ro'],
    ['/dashboard/overview', 'ro'],
    ['/dashboard/overview/figures/roi', 'ro'],
    ['/dashboard/orders/12', 'ro'],
    ['/dashboard/integrations', 'ro'],
    ['/billing', 'ro'],
    ['/dashboard/subscriptions', 'ro'],
    ['/nowhere', 'en'],
  ])('%s is %s where the visitor has chosen none', (pathname, language) => {
    expect(languageAt(pathname, undefined)).toBe(language);
  });

  test("is the visitor's choice everywhere but where the address says it", () => {
    const others = routes.filter(({ path }) => publicPageAt(path) === undefined);
    for (const { path } of others) for (const language of LANGUAGES) expect(languageAt(path, language)).toBe(language);
  });

  test.each(PUBLIC_PAGES)('[LAND-8] %s has an address in each language, which says it whatever was chosen', (page) => {
    for (const language of LANGUAGES) {
      const address = publicPath(page, language);
      expect(routeAt(address)?.path).toBe(page);
      for (const choice of [undefined, ...LANGUAGES]) expect(languageAt(address, choice)).toBe(language);
      expect(languageAt(`${address}/`.replace('//', '/'), 'fr')).toBe(language);
    }
    expect(publicPath(page, 'en')).toBe(page);
    expect(publicPath(page, 'ro')).toMatch(/^\/ro(?:\/[a-z]+)?$/);
  });

  test('a language without an address of the public pages is no route', () => {
    for (const address of ['/en', '/en/contact', '/de', '/ro/auth', '/ro/dashboard'])
      expect(routeAt(address)).toBeUndefined();
  });
});

test('[ALL-9] each route has a title of its own message', () => {
  for (const { title } of routes) expect(title.id).toMatch(/^app\.title\./);
});

test('[ROLE-2] [ROLE-10] the dashboard and a few pages beside it are for the signed-in only, the rest for everyone', () => {
  const beside = new Set<string>(['/settings', '/subscriptions', '/billing', '/analytics', '/users', '/docs/:slug']);
  for (const { path, access } of routes) {
    const guarded = path.startsWith(paths.dashboard) || beside.has(path);
    expect(access === 'public', path).toBe(!guarded);
  }
});

test('addresses with a period leave out what is not given', () => {
  expect(paths.overviewOf({})).toBe('/dashboard/overview');
  expect(paths.overviewOf({ from: '2009-12-01', to: '2009-12-31', compare: undefined })).toBe(
    '/dashboard/overview?from=2009-12-01&to=2009-12-31',
  );
  expect(paths.order('1/2', { figure: 'netSales', kind: 'refund' })).toBe(
    '/dashboard/orders/1%2F2?figure=netSales&kind=refund',
  );
});
