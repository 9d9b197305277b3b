import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const ORDERS = 'Order,Date,SKU,Quantity,Price\n1,2024-01-01,LAMP,2,50\n2,2024-01-02,VASE,1,80\n';
const ADS = `Campaign report
"January 1, 2024 - January 2, 2024"
Campaign status,Campaign,Day,Currency code,Cost,Impr.,Clicks
Enabled,Lamps in spring,2024-01-01,EUR,12.50,900,31
Enabled,Lamps in spring,2024-01-02,EUR,7.50,700,22
Total: Campaigns, --, --,EUR,20.00,"1,600",53
`;
const STOCK = 'SKU,Product,Stock,Supplier,Lead time (days),Unit cost\nLAMP,Lamp,40,Light Ltd,7,12.00\n';

async function choose(page: Page, kind: RegExp, name: string, content: string): Promise<void> {
  const tile = page.getByRole('region', { name: 'What to connect' }).getByRole('link', { name: kind });
  await tile.click();
  // Its form is there.
  await expect(tile).toHaveAttribute('aria-current', 'true');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}
const start = (page: Page) => page.getByRole('button', { name: 'Start import' }).click();

test('[CAMP-1] [STOCK-1] an owner brings in orders, ad spend and stock, and sees them on their screens', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/integrations');
  await choose(page, /^Orders from a file/, 'orders.csv', ORDERS);
  await start(page);
  await expect(page.getByRole('heading', { name: '2 orders imported' })).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, /^Google Ads/, 'campaigns.csv', ADS);
  await expect(page.getByText('Google Ads report')).toBeVisible();
  await start(page);
  await expect(page.getByRole('heading', { name: '2 rows imported' })).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, /^Stock/, 'stock.csv', STOCK);
  await page.getByLabel(/^Unit costs count from/).fill('2024-01-01');
  await start(page);
  await expect(page.getByRole('heading', { name: '1 row imported' })).toBeVisible();

  await page.goto('/dashboard/campaigns');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Details.*Lamps in spring/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/campaigns\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps in spring' })).toBeVisible();
  await page.goto('/dashboard/stock-suppliers');
  await expect(page.getByRole('main').getByText('Light Ltd').first()).toBeVisible();
});
