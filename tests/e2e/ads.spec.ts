import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('[ADS-1] [CAMP-3] the sample leads from profit and ads to a campaign and back to the list', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en');
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'Profit and ads' }).click();
  await expect(page).toHaveTitle(/^Profit and ads/);
  await main.getByRole('button', { name: 'View sample data' }).click();
  await expect(main.getByRole('region', { name: 'Spend and profit, by month' })).toBeVisible();
  await expect(main.getByText('Sample data', { exact: true }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Covoare țesute · Performance Max' }).click();
  await expect(page).toHaveURL(/\/dashboard\/campaigns\/google-103\?sample=1$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Covoare țesute · Performance Max' })).toBeVisible();
  await expect(main.getByText('Fraud blocked')).toBeVisible();
  await main.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page).toHaveURL(/\/dashboard\/campaigns\?sample=1$/);
  await expect(main.getByText('Covoare țesute · Performance Max')).toBeVisible();
});

test('[CAMP-3] a campaign that does not exist says so and leads back @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/campaigns/nowhere');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The campaign was not found' })).toBeVisible();
  await main.getByRole('link', { name: 'All campaigns' }).last().click();
  await expect(page).toHaveURL(/\/dashboard\/campaigns$/);
});

test('[CAMP-5] a campaign that can not be loaded is the sample, marked, with the reason', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await page.route('**/ads/campaigns/google-101', (route) => route.abort());
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/campaigns/google-101');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('could not be loaded');
  await expect(main.getByRole('heading', { level: 1, name: 'Pături de lână · Căutare' })).toBeVisible();
  await expect(main.getByText('Sample data', { exact: true }).first()).toBeVisible();
});

test('[CAMP-5] [ALL-7] a campaign of the shop that can not be loaded is not called missing, and comes when tried again', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  const campaign = /\/ads\/campaigns\/own-1$/;
  await page.route(campaign, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ json: {} }) : route.continue(),
  );
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/campaigns/own-1');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The campaign could not be loaded');
  await page.unroute(campaign);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'The campaign was not found' })).toBeVisible();
});

test('[FORE-2] [FORE-4] what-if simulates the sample by its model, and resets @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/forecast?sample=1');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Ad budget' }).fill('20');
  await main.getByRole('button', { name: 'Simulate' }).click();
  await expect(main.getByText('60,320.00')).toBeVisible();
  await expect(main.getByText('30,073.00')).toBeVisible();
  await expect(main.getByText('95%')).toBeVisible();
  await main.getByRole('textbox', { name: 'Prices' }).fill('10');
  await main.getByRole('button', { name: 'Simulate' }).click();
  await expect(main.getByText('56,700.80')).toBeVisible();
  await expect(main.getByText('28,268.62')).toBeVisible();
  await main.getByRole('button', { name: 'Table' }).click();
  for (const amount of ['59,535.84', '62,512.63', '22,614.90']) {
    await expect(main.getByRole('table').or(main.getByRole('grid'))).toContainText(amount);
  }
  await main.getByRole('textbox', { name: 'Prices' }).fill('0');
  await main.getByRole('slider', { name: 'Ad budget' }).press('End');
  await main.getByRole('button', { name: 'Simulate' }).click();
  await expect(main.getByText('93,600.00').first()).toBeVisible();
  await expect(main.getByText('75%')).toBeVisible();
  await expect(main.getByText('High', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Reset' }).click();
  await expect(main.getByText('93,600.00')).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: 'Ad budget' })).toHaveValue('0');
});
