import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** Three lamps on each of 40 days. */
const ORDERS = `Order,Date,SKU,Quantity,Price\n${Array.from({ length: 40 }, (_, day) => {
  const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
  return `${day + 1},${date},LAMP,3,50\n`;
}).join('')}`;
const STOCK = 'SKU,Product,Stock,Supplier,Lead time (days),Unit cost\nLAMP,Lamp,10,Light Ltd,7,12.00\n';

async function bringIn(page: Page, kind: RegExp, content: string): Promise<void> {
  await page.getByRole('region', { name: 'What to connect' }).getByRole('link', { name: kind }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

test('[STOCK-1] an owner orders what is proposed, receives it in parts, and the stock follows', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/integrations');
  await bringIn(page, /^Orders from a file/, ORDERS);
  // The file names no currency; the one of the browser's region is filled in.
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /^EUR/ }).click();
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByRole('heading', { name: '40 orders imported' })).toBeVisible();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await bringIn(page, /^Stock/, STOCK);
  await page.getByLabel(/^Unit costs count from/).fill('2024-01-01');
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByRole('heading', { name: '1 row imported' })).toBeVisible();

  await page.goto('/dashboard/stock-suppliers');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'See what to order' }).click();
  // 21 in 7 days and 90 for 30 days more, less the 10 that are there.
  await expect(main.getByRole('region', { name: 'To order this week' })).toContainText('101');
  await main.getByRole('button', { name: 'Draft for Light Ltd: 101 units' }).click();
  await expect(page).toHaveURL(/\/dashboard\/stock-suppliers\/orders\/[0-9a-f-]{36}$/);
  await expect(main.getByText('EUR 1,212.00').first()).toBeVisible();

  await main.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Units of Lamp').fill('100');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('EUR 1,200.00').first()).toBeVisible();
  await main.getByRole('button', { name: 'Mark as ordered' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as ordered' }).click();
  await expect(main.getByText('Ordered', { exact: true })).toBeVisible();

  const pdf = page.waitForEvent('download');
  await main.getByRole('button', { name: 'PDF' }).click();
  expect((await pdf).suggestedFilename()).toBe('purchase-order-1.pdf');

  await main.getByRole('button', { name: 'Receive goods' }).click();
  await page.getByLabel('Units of Lamp').fill('60');
  await page.getByRole('button', { name: 'Add to stock' }).click();
  await expect(main.getByText('Received in part')).toBeVisible();
  await main.getByRole('button', { name: 'Receive goods' }).click();
  await page.getByRole('button', { name: 'Add to stock' }).click();
  await expect(main.getByText('40 × Lamp')).toBeVisible();
  await expect(main.getByText('Received', { exact: true }).first()).toBeVisible();

  await page.goto('/dashboard/stock-suppliers');
  await expect(main.getByText(/10 counted on .*, 0 sold since then, 100 received/)).toBeVisible();
  await expect(main.getByRole('gridcell', { name: '110', exact: true })).toBeVisible();
});
