import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import type { Manifest } from 'vite';
import { root } from '../support/root.ts';
import { DEMO, enterDemo } from './support/demo.ts';
import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test.use({ settings: DEMO });
test.describe.configure({ mode: 'default' });

const manifest = JSON.parse(readFileSync(`${root}packages/app/dist/.vite/manifest.json`, 'utf8')) as Manifest;
const SAMPLE = manifest['../api/src/sample/index.ts']?.file;

const OVER = 'You can still see everything; choose a plan to continue.';

const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'Refused', status, code, error: 'Refused.', message: 'Refused.', ...more },
});
/** Answers calls that change something, as the server does of a shop whose trial is over; reads go on to it. */
const readOnly = (route: Route) =>
  route.request().method() === 'GET' ? route.continue() : route.fulfill(refusal(403, 'trial_over'));

const main = (page: Page) => page.getByRole('main');
async function inRomanian(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Language: EN, English' }).click();
  await page.getByRole('menuitemradio', { name: 'Română' }).click();
}
const notices = (page: Page) => page.getByRole('group', { name: /^(Notices|Notificări)$/ });

test('[ALL-2] [BILL-9] each save that is refused says why', async ({ page, server }) => {
  await enterDemo(page, server.process, '/dashboard/fraud-returns');
  await page.route('**/api/**', readOnly);
  await main(page).getByRole('button', { name: 'Advanced settings' }).click();
  await page.getByRole('textbox', { name: 'Alert me when the fraud rate reaches' }).fill('7');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText(OVER);

  await page.goto('/dashboard/integrations?open=pixel');
  const form = page.getByRole('region', { name: 'Set up another platform' });
  await form.getByRole('combobox', { name: 'Platform' }).selectOption({ label: 'Custom platform (script)' });
  await form.getByRole('textbox', { name: 'Shop ID' }).fill('lamps-42');
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(form.getByRole('alert')).toContainText('The pixel could not be generated. Please try again.');
  await expect(form.getByRole('alert')).toContainText(OVER);
  await expect(form).toContainText(/not saved/i);
});

test('[INTG-1] a shop that could not be read or disconnected says so, and the next one is connected all the same @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/terms');
  const connection = {
    platform: 'shopify',
    shopId: 'lamps.myshopify.com',
    connectedAt: '2026-03-01T10:00:00Z',
    nextReadAt: null,
  };
  await page.route('**/api/integrations', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), oauthConnections: { shopify: connection } } });
  });
  await page.route('**/api/integrations/connect/shopify/read', (route) => route.fulfill(refusal(403, 'trial_over')));
  await page.route('**/api/integrations/connect/shopify', (route) => route.fulfill(refusal(503, 'unavailable')));
  await page.goto('/dashboard/integrations?open=shopify');

  const shopify = page.getByRole('region', { name: 'Shopify' });
  await shopify.getByRole('button', { name: 'Sync now: Shopify' }).click();
  await expect(shopify.getByRole('alert')).toContainText('Error syncing the orders from Shopify: ');
  await expect(shopify.getByRole('alert')).toContainText(OVER);

  await shopify.getByRole('button', { name: 'Disconnect Shopify' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(shopify.getByRole('alert')).toContainText('Error disconnecting Shopify: The service is not available');

  await page.getByRole('link', { name: /^WooCommerce/ }).click();
  const woo = page.getByRole('region', { name: 'WooCommerce' });
  await woo.getByRole('textbox', { name: 'Address of your shop' }).fill('no address');
  await woo.getByRole('button', { name: 'Connect WooCommerce' }).click();
  await expect(woo.getByRole('alert')).toContainText('Error connecting WooCommerce: ');
  await page.getByRole('link', { name: /^Shopify/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(shopify).toBeVisible();
  await expect(shopify.getByRole('alert')).toHaveCount(0);
});

test('[DASH-4] [ALL-4] [SETT-5] notifications that could not be marked as read stay unread, and it is said why', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en');
  const unread = {
    source: 'live',
    notifications: [
      {
        id: '5f0c2a52-6a0e-4c66-9a34-5a4ac1c1b0a1',
        type: 'info',
        title: 'Told',
        message: 'Something.',
        timestamp: '2026-03-01T10:00:00Z',
        read: false,
      },
    ],
    unread: 1,
    nextCursor: null,
  };
  await page.route('**/api/notifications?**', (route) => route.fulfill({ json: unread }));
  await page.route('**/api/notifications/read', (route) => route.fulfill(refusal(503, 'unavailable')));
  await page.reload();
  const bell = page.getByRole('button', { name: 'Notifications, one unread' });
  await bell.click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(notices(page)).toContainText('The service is not available right now.');
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('adaos_mock_mode', '1'));
  await page.reload();
  await bell.click();
  await page.getByRole('button', { name: 'Mark as read: Told' }).click();
  await expect(notices(page)).toContainText('Sample mode is on, so nothing was sent.');
  await page.keyboard.press('Escape');
  await inRomanian(page);
  await expect(notices(page)).toContainText('Modul demonstrativ este activ, așa că nu s-a trimis nimic.');
});

test('[ALL-2] [BILL-3] why an action failed is said in the language that is switched to @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/billing');
  await page.route('**/billing/create-checkout-session', (route) => route.fulfill(refusal(503, 'unavailable')));
  await main(page).getByRole('button', { name: 'Choose Starter' }).click();
  const failed = main(page).getByRole('alert');
  await expect(failed).toHaveText(/^Server error/);
  await inRomanian(page);
  await expect(failed).toHaveText(/^Eroare de server/);
});

test('[ALL-7] a sample that did not come is asked for again, and nothing of the shop @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/terms');
  await page.evaluate(() => localStorage.setItem('adaos_mock_mode', '1'));
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api\/overview|billing)/.test(pathname)) calls.push(pathname);
  });
  const sample = `**/${SAMPLE}`;
  for (const address of ['/dashboard/overview', '/dashboard/billing']) {
    await page.route(sample, (route) => route.abort());
    await page.goto(address);
    await expect(main(page).getByRole('alert')).toBeVisible();
    await page.unroute(sample);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText('Sample data', { exact: true }).first()).toBeVisible();
  }
  expect(calls).toEqual([]);
});
