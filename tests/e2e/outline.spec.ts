import type { Page } from '@playwright/test';
import { DEMO, enterDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ settings: DEMO });
test.describe.configure({ mode: 'default' });

const FIGURES = ['profitNet', 'adsSpend', 'roi', 'predictions'] as const;

interface Kept {
  outline?: ShadowRoot;
  /** How much of the page has moved, as the browser counts it. */
  shifted: number;
}

/** Has the page keep its outline, which is closed to everybody else, and what moves. */
async function keepOutline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const attach = Reflect.get(Element.prototype, 'attachShadow');
    Element.prototype.attachShadow = function attachKept(this: Element, init) {
      const root = attach.call(this, init);
      Object.assign(window, { outline: root });
      return root;
    };
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      for (const { value } of shifts) (window as unknown as { shifted: number }).shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Holds the app's code back until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-[\w-]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

interface Seen {
  readonly texts: readonly string[];
  readonly courses: readonly (string | null)[];
  readonly place: { readonly x: number; readonly y: number };
}

/** The figures that one sees: each card's name and value, the courses, and where the first of them stands. */
function figuresIn(page: Page, where: 'outline' | 'app'): Promise<Seen | undefined> {
  return page.evaluate((from) => {
    const { outline } = window as unknown as Kept;
    const place =
      from === 'app' ? document.querySelector('main') : outline?.querySelector('[data-frame]:not([hidden])');
    if (!place || (from === 'outline' && place.querySelector('[data-figure]'))) return undefined;
    const cards = [...place.querySelectorAll('h2')].slice(0, 4);
    const values = cards.map((name) => {
      const card = name.closest('section') ?? name.parentElement?.parentElement;
      return card?.querySelector('p');
    });
    const first = values[0]?.getBoundingClientRect();
    return {
      texts: cards.map((name, at) => `${name.textContent}: ${values[at]?.textContent}`),
      courses: [...place.querySelectorAll('svg:has(> circle) > path')]
        .slice(0, 2)
        .map((path) => path.getAttribute('d')),
      place: { x: Math.round(first?.x ?? Number.NaN), y: Math.round(first?.y ?? Number.NaN) },
    };
  }, where);
}

for (const [width, language] of [
  [1280, 'en'],
  [360, 'ro'],
  [768, 'fr'],
] as const) {
  test(`[OVER-1] at ${width} px the figures can be read before the app has come, and are those that it shows: ${language}`, async ({
    page,
    server,
  }) => {
    await enterDemo(page, server.process, '/terms');
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((chosen) => localStorage.setItem('adaos_language', chosen), language);
    await keepOutline(page);
    const letGo = await holdApp(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:api|auth)\//.test(pathname)) calls.push(pathname);
    });
    await page.goto('/dashboard/overview', { waitUntil: 'commit' });
    await expect.poll(() => figuresIn(page, 'outline')).toBeDefined();
    const before = await figuresIn(page, 'outline');
    expect(before?.texts).toHaveLength(FIGURES.length);
    for (const text of before?.texts ?? []) expect(text).toMatch(/^.{3,}: .*\d/u);
    expect(before?.courses.map((course) => course?.length ?? 0).every((length) => length > 100)).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0); // the app is not there yet

    letGo();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    const outline = () => page.evaluate(() => (window as unknown as Kept).outline?.host.isConnected);
    await expect.poll(outline).toBe(false);
    const after = await figuresIn(page, 'app');
    expect(after?.texts).toEqual(before?.texts);
    expect(after?.courses).toEqual(before?.courses);
    expect(after?.place).toEqual(before?.place);
    expect(await page.evaluate(() => (window as unknown as Kept).shifted)).toBeLessThan(0.01);
    for (const path of ['/auth/session', '/api/overview']) {
      expect(
        calls.filter((each) => each === path),
        path,
      ).toHaveLength(1);
    }
  });
}

test('[ALL-2] an outline speaks the language of the profile, also where that was changed on another device', async ({
  page,
  server,
}) => {
  await enterDemo(page, server.process, '/terms');
  await page.evaluate(() => {
    localStorage.removeItem('adaos_language');
    localStorage.setItem('adaos_language_adopted', 'fr');
  });
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` };
  const data = { language: 'es', timezone: 'UTC', notifications: { email: false, push: false, sms: false } };
  expect((await page.request.put('/api/profile/preferences', { headers, data })).status()).toBe(200);
  await keepOutline(page);
  const languages: string[] = [];
  const letGo = await holdApp(page);
  page.on('request', (request) => {
    const [, name] = /\/assets\/(first-[\w-]+)\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) languages.push(name);
  });
  await page.goto('/dashboard/overview', { waitUntil: 'commit' });
  await expect.poll(async () => (await figuresIn(page, 'outline'))?.texts.join()).toContain('Beneficio neto');
  expect(languages).toHaveLength(2); // the one of before, until the session was known
  letGo();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Beneficio neto' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('[ALL-10] an outline shows no figure of an answer that is none, and leaves the word to the app', async ({
  page,
  server,
}) => {
  await enterDemo(page, server.process, '/terms');
  await keepOutline(page);
  await page.route('**/api/overview?**', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"currency":"EUR","profitNet":"lots","source":"live"}' }),
  );
  const letGo = await holdApp(page);
  const asked = page.waitForResponse(/\/api\/overview\?/);
  await page.goto('/dashboard/overview', { waitUntil: 'commit' });
  await asked;
  const waiting = () =>
    page.evaluate(() => {
      const { outline } = window as unknown as Kept;
      if (!outline?.host.isConnected) return 'gone';
      return outline.querySelectorAll('[data-frame]:not([hidden]) [data-figure]').length;
    });
  await expect.poll(waiting).toBe(FIGURES.length);
  letGo();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your figures could not be loaded.');
  await expect.poll(waiting).toBe('gone');
});

test('[ROLE-1] [ROLE-2] a session that has ended leads from the outline to the login', async ({ page, server }) => {
  await enterDemo(page, server.process, '/terms');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'ended');
    localStorage.setItem('refreshToken', 'ended');
  });
  await keepOutline(page);
  const letGo = await holdApp(page);
  await page.goto('/dashboard/overview', { waitUntil: 'commit' });
  const gate = () =>
    page.evaluate(() => {
      const { outline } = window as unknown as Kept;
      return outline?.querySelector('[data-gate]')?.textContent;
    });
  await expect.poll(gate).toBe('Checking authentication...');
  letGo();
  await expect(page).toHaveURL(/\/auth\?/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as Kept).outline?.host.isConnected)).toBe(false);
});
