import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const ORDERS = readFileSync(fileURLToPath(new URL('../../fixtures/journey-orders.csv', import.meta.url)));

/**
 * Imports the journey's orders by calls, in the shop that the page is signed in to, which takes their timezone for its own.
 * @param goodsCost percent of net sales; null: it stays unknown.
 */
export async function importOrders(
  page: Page,
  timezone = 'Europe/London',
  goodsCost: number | null = 60,
): Promise<void> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` };
  const goods = goodsCost === null ? {} : { goodsCostPercent: String(goodsCost) };
  const params = { currency: 'GBP', timezone, fileName: 'orders.csv', ...goods };
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
