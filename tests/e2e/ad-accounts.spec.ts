import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { adsEnv, type FakeAdsPlatforms, startAds, stopAds } from '../../packages/server/src/testing/fake-ads/index.ts';
import { enter } from './support/accounts.ts';
import { expect, test as base } from './support/test.ts';

/** The real server, which reads fakes of the ad platforms on this machine. */
const test = base.extend<object, { ads: FakeAdsPlatforms }>({
  ads: [
    async ({}, use) => {
      const ads = await startAds();
      await use(ads);
      await stopAds(ads);
    },
    { scope: 'worker' },
  ],
  settings: [async ({ ads }, use) => use({ TRUST_PROXY: 'true', ...adsEnv(ads) }), { scope: 'worker' }],
});

const dayAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const ORDERS = `Order,Date,SKU,Quantity,Price,Currency\n1,${dayAgo(3)},LAMP,2,50,EUR\n2,${dayAgo(2)},VASE,1,80,EUR\n`;

/** Stands in for the person who consents on the platform's own page. */
async function consentAtMeta(page: Page, { meta_ads: meta }: FakeAdsPlatforms): Promise<void> {
  await page.route(`${meta.origin}/**/dialog/oauth?**`, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code: meta.state.giveCode(), state: asked.get('state') ?? '' }).toString();
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
}

test('an owner connects Meta Ads, sees its costs in the figures beside what Meta reports, and disconnects', async ({
  page,
  mailbox,
  emailAddress,
  ads,
}) => {
  const day = { id: '7001', name: 'Lamps in spring', impressions: 900, clicks: 31, conversions: 2 };
  ads.meta_ads.state.accounts = [
    {
      id: '901',
      name: 'Lights',
      currency: 'EUR',
      days: [
        { ...day, day: dayAgo(3), spend: '12.50', value: '140.00' },
        { ...day, day: dayAgo(2), spend: '7.50', value: '60.00' },
      ],
    },
  ];
  await consentAtMeta(page, ads);
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/integrations');
  const tiles = page.getByRole('region', { name: 'What to connect' });
  const orders = tiles.getByRole('link', { name: /^Orders from a file/ });
  await orders.click();
  await expect(orders).toHaveAttribute('aria-current', 'true');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(ORDERS) });
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByRole('heading', { name: '2 orders imported' })).toBeVisible();

  await page.goto('/dashboard/integrations');
  await tiles.getByRole('link', { name: /^Meta Ads/ }).click();
  await page.getByRole('button', { name: 'Connect Meta Ads' }).click();
  await expect(page.getByText('Lights', { exact: true })).toBeVisible();
  const days = page.locator('dl > div').filter({ hasText: 'Days synced' }).getByRole('definition');
  await expect(days).toHaveText(/ to /);

  await page.goto('/dashboard/campaigns');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Details.*Lamps in spring/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps in spring' })).toBeVisible();
  const counted = (term: string) => main.locator('dl > div').filter({ hasText: term }).getByRole('definition');
  await expect(counted('Conversion value, reported by Meta Ads')).toHaveText(/200\.00/);
  await expect(counted('Net sales of attributed orders')).toHaveText('Not known yet');
  await page.goto('/dashboard/profit-ads');
  await expect(main.getByText(/20\.00/).first()).toBeVisible();

  await page.goto('/dashboard/integrations');
  await tiles.getByRole('link', { name: /^Meta Ads/ }).click();
  await page.getByRole('button', { name: 'Disconnect Meta Ads' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Disconnect/ })
    .click();
  await expect(page.getByRole('button', { name: 'Connect Meta Ads' })).toBeVisible();
  // What was read stays in the figures.
  await page.goto('/dashboard/campaigns');
  await expect(main.getByRole('link', { name: /^Details.*Lamps in spring/ })).toBeVisible();
});
