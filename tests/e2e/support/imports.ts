import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const ORDERS = readFileSync(fileURLToPath(new URL('../../fixtures/journey-orders.csv', import.meta.url)));

/** Imports the journey's orders by calls, in the shop that the page is signed in to, which takes their timezone for its own. */
export async function importOrders(page: Page, timezone = 'Europe/London'): Promise<void> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` };
  const params = { currency: 'GBP', timezone, goodsCostPercent: '60', fileName: 'orders.csv' };
  const sent = await page.request.post('/api/imports', {
    params,
    headers: { ...headers, 'content-type': 'text/csv' },
    data: ORDERS,
  });
  expect(sent.status()).toBe(202);
  const { id } = await sent.json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/imports/${id}`, { headers })).json()).status, {
      timeout: 30_000,
    })
    .toBe('done');
}
