import type { Page } from '@playwright/test';
import { DEMO, enterDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ settings: DEMO });
test.describe.configure({ mode: 'default' });

/** Counts how much of the page moves, as the browser counts it. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      for (const { value } of shifts) (window as unknown as { shifted: number }).shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Holds a file of the app's code back until it is let go. */
async function hold(page: Page, name: 'app' | 'dashboard'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The skeletons that one can see. */
const skeletons = (page: Page) => page.locator('[data-skeleton]:visible');

const titleTop = async (page: Page) => (await page.locator('h1:visible').boundingBox())?.y;

for (const [width, language, title, tag] of [
  [1280, 'en', 'Overview', ''],
  [360, 'ro', 'Prezentare generală', ''],
  [768, 'fr', 'Vue d’ensemble', ' @full'],
] as const) {
  test(`[OVER-1] at ${width} px the overview's skeleton is there before the app, and nothing moves when its figures come: ${language}${tag}`, async ({
    page,
    server,
  }) => {
    await enterDemo(page, server.process, '/terms');
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((chosen) => localStorage.setItem('adaos_language', chosen), language);
    await countShifts(page);
    const letGo = await hold(page, 'app');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:api|auth)\//.test(pathname)) calls.push(pathname);
    });
    await page.goto('/dashboard/overview', { waitUntil: 'commit' });
    await expect(skeletons(page)).toHaveCount(1);
    await expect(page.locator('h1:visible')).toHaveText(title);
    expect(await skeletons(page).textContent()).not.toMatch(/\d/);
    const before = await titleTop(page);

    letGo();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    expect(await titleTop(page)).toBe(before);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
    for (const path of ['/auth/session', '/api/overview']) {
      expect(
        calls.filter((each) => each === path),
        path,
      ).toHaveLength(1);
    }
  });
}

test('the session is asked for while the code of the page is on its way @full', async ({ page, server }) => {
  await enterDemo(page, server.process, '/terms');
  const letGo = await hold(page, 'dashboard');
  const answered = page.waitForResponse(/\/auth\/session$/);
  await page.goto('/dashboard/overview', { waitUntil: 'commit' });
  await answered;
  await expect(skeletons(page)).toHaveCount(1);
  letGo();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a skeleton is in the scheme that the visitor chose @full', async ({ page, server }) => {
  await enterDemo(page, server.process, '/terms');
  await hold(page, 'app');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const seen: string[] = [];
  for (const scheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
    await page.evaluate((chosen) => localStorage.setItem('adaos_scheme', chosen), scheme);
    await page.goto('/dashboard/overview', { waitUntil: 'commit' });
    await expect(skeletons(page)).toHaveCount(1);
    seen.push(await background());
  }
  expect(seen).toEqual(['rgb(251, 250, 247)', 'rgb(16, 15, 18)']);
});

test('[ALL-2] the page is in the language of the profile, also where that was changed on another device', async ({
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
  const letGo = await hold(page, 'app');
  await page.goto('/dashboard/overview', { waitUntil: 'commit' });
  await expect(page.locator('h1:visible')).toHaveText('Vue d’ensemble');
  letGo();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Beneficio neto' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('[ALL-10] an answer that is not understood is reported, and none of it is shown', async ({ page, server }) => {
  await enterDemo(page, server.process, '/terms');
  await page.route('**/api/overview?**', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"currency":"EUR","profitNet":"lots","source":"live"}' }),
  );
  await page.goto('/dashboard/overview');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Your figures could not be loaded.');
  await expect(main).not.toContainText('lots');
});

test('[ROLE-1] [ROLE-2] a session that has ended leads from the skeleton to the login', async ({ page, server }) => {
  await enterDemo(page, server.process, '/terms');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'ended');
    localStorage.setItem('refreshToken', 'ended');
  });
  const letGo = await hold(page, 'app');
  await page.goto('/dashboard/overview', { waitUntil: 'commit' });
  await expect(skeletons(page)).toContainText('Checking authentication...');
  letGo();
  await expect(page).toHaveURL(/\/auth\?/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});
