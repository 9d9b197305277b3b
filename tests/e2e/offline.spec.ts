import type { Page } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { importOrders } from './support/imports.ts';
import { expect, test } from './support/test.ts';

const PROFIT = '3,954.11'; // 40 % of 9,885.27

// Elsewhere the worker is left out: what tests hold back or refuse is to be what the page itself asks for.
test.use({ serviceWorkers: 'allow' });

/** Waits until the browser could open the overview by itself. */
async function kept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
      const needed = ['/overview.html', '/figures-last-seen', ...used.map(({ name }) => name)];
      const found = await Promise.all(needed.map((address) => caches.match(address, { ignoreVary: true })));
      return active?.state === 'activated' && found.every((answer) => answer !== undefined);
    });
  await expect.poll(isKept).toBe(true);
}

test('without a network screens open with the figures seen last and their time; after a logout nothing is left', async ({
  page,
  context,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/terms');
  await importOrders(page);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText(PROFIT).first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Profit by product' }).click();
  const remains = main.getByRole('group', { name: 'What remains' }).or(main.getByText('What remains')).first();
  await expect(remains).toBeVisible();
  const keptReads = () => page.evaluate(async () => (await caches.match('/figures-last-seen'))?.text());
  await expect.poll(keptReads).toContain('productProfits');
  await page.goto('/dashboard');
  await expect(main.getByText(PROFIT).first()).toBeVisible();
  await kept(page);

  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(main.getByText(PROFIT).first()).toBeVisible();
  const offline = page.getByRole('status').filter({ hasText: /^You are offline\. Figures of .*\d{2}:\d{2}\./ });
  await expect(offline).toBeVisible();
  // Another screen has its own figures, and one that was never opened says what it needs.
  await page.getByRole('navigation').getByRole('link', { name: 'Profit by product' }).click();
  await expect(remains).toBeVisible();
  await expect(offline).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Costs', exact: true }).click();
  await expect(main.getByText(/This will load as soon as you are connected again/)).toBeVisible();
  const tokens = await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]);
  const stored = await page.evaluate(async () => (await caches.match('/figures-last-seen'))?.text());
  for (const token of tokens) {
    expect(token).toMatch(/./);
    expect(stored).not.toContain(token);
  }

  // A screen that was opened without a network has its figures as soon as there is one.
  await page.goto('/dashboard/overview/figures/netSales');
  await expect(main.getByText(/could not be loaded/)).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByText('9,885.27').first()).toBeVisible();
  // That page was loaded again for its code; one that is whole stays, and says that the network is back.
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(main.getByText('9,885.27').first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(() => page.evaluate(() => caches.match('/figures-last-seen'))).toBeUndefined();
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByText(PROFIT)).toHaveCount(0);
});
