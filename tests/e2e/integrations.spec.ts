import type { Page } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const open = (page: Page, tile: RegExp) =>
  page.getByRole('region', { name: 'What to connect' }).getByRole('link', { name: tile }).click();

test.beforeEach(async ({ page, mailbox, emailAddress }) => {
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/integrations');
});

test('[INTG-2] [INTG-3] [INTG-5] a platform is set up, and is there when one comes back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, /^Visits and other platforms/);
  const form = page.getByRole('region', { name: 'Set up another platform' });
  const generate = form.getByRole('button', { name: 'Generate' });
  await expect(generate).toBeDisabled();
  await form.getByRole('combobox', { name: 'Platform' }).selectOption({ label: 'Custom platform (script)' });
  await form.getByRole('textbox', { name: 'Shop ID' }).fill('   ');
  await expect(generate).toBeDisabled();
  await form.getByRole('textbox', { name: 'Shop ID' }).fill(' lamps-42 ');
  await generate.click();
  const script = form.getByText(/<script[^>]+lamps-42/);
  await expect(script).toBeVisible();
  await form.getByRole('button', { name: /^Copy/ }).click();
  await expect(form.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/<script.*lamps-42/);
  await expect(page.getByRole('region', { name: 'How to use it' })).toBeVisible();

  await page.reload();
  await expect(script).toBeVisible();
});

test('[INTG-4] what could not be saved is worked out here, kept, and marked as not saved', async ({ page }) => {
  await page.route('**/api/integrations', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await open(page, /^Visits and other platforms/);
  const form = page.getByRole('region', { name: 'Set up another platform' });
  await form.getByRole('combobox', { name: 'Platform' }).selectOption({ label: 'Custom platform (script)' });
  await form.getByRole('textbox', { name: 'Shop ID' }).fill('lamps-42');
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(form.getByText(/<script[^>]+lamps-42/)).toBeVisible();
  await expect(form).toContainText(/not saved/i);
  await page.reload();
  await expect(form.getByText(/<script[^>]+lamps-42/)).toBeVisible();
  await expect(form).toContainText(/not saved/i);
});

test('[INTG-1] a platform that this server can not connect says why', async ({ page }) => {
  await open(page, /^Shopify/);
  await expect(page).toHaveURL(/\/dashboard\/integrations\?open=shopify$/);
  const card = page.getByRole('region', { name: 'Shopify' });
  await card.getByRole('textbox', { name: 'Address of your shop' }).fill('lamps.myshopify.com');
  await card.getByRole('button', { name: 'Connect Shopify' }).click();
  await expect(card.getByRole('alert')).toContainText(/Shopify/);
  await open(page, /^WooCommerce/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('region', { name: 'WooCommerce' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
