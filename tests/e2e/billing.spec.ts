import type { Page } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, mailbox, emailAddress }) => {
  await enter(page, mailbox, emailAddress, 'en');
});

/** From billing to the test checkout of a plan. */
async function choose(page: Page, plan: string): Promise<void> {
  await page.goto('/billing');
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox\//);
  await expect(page.getByRole('note')).toHaveText('Test mode: no real card, no real money.');
}
const pay = (page: Page) => page.getByRole('button', { name: /^Pay EUR/ }).click();

test('[BILL-2] [BILL-4] [BILL-7] a shop subscribes, sees what it has, cancels and takes that back', async ({
  page,
}) => {
  await choose(page, 'Growth');
  await page.getByRole('radio', { name: /The bank declines/ }).click();
  await pay(page);
  await expect(page.getByRole('alert')).toContainText('The card was declined. You have not been charged.');
  await page.getByRole('radio', { name: /The bank asks for a confirmation/ }).click();
  await pay(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm the payment' }).click();

  await expect(page).toHaveURL(/\/dashboard\/billing\?checkout=success$/);
  await expect(page.getByText('Your payment went through.')).toBeVisible();
  const card = page.getByRole('region', { name: 'Your subscription' });
  await expect(card).toContainText('Growth');
  await expect(card.getByText('Active')).toBeVisible();
  await expect(card.getByRole('meter', { name: 'API calls' })).toBeVisible();

  await page.getByRole('link', { name: 'My subscription' }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Subscription ID');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel the Growth subscription?' });
  await expect(dialog.getByRole('button', { name: 'Keep subscription' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your subscription is cancelled.' })).toBeVisible();
  await expect(details).toContainText('Service until');

  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(page.getByText('Your subscription continues.')).toBeVisible();
  await expect(details).toContainText('Next renewal');
});

test('[BILL-1] billing shows the current plan, the three plans, the questions asked, and where help is', async ({
  page,
}) => {
  await page.goto('/dashboard/billing');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Free trial', exact: true })).toBeVisible();
  for (const [plan, price] of [
    ['Starter', '199'],
    ['Growth', '699'],
    ['Enterprise', '1,499'],
  ] as const) {
    await expect(main.getByRole('listitem', { name: plan })).toContainText(new RegExp(`${price}\\s?EUR per month`));
  }
  await expect(main.getByRole('listitem', { name: 'Growth' })).toContainText('Most popular');
  const questions = main.getByRole('region', { name: 'Frequently asked questions' });
  for (const [question, answer] of [
    ['Is there a free trial?', /14-day free trial/],
    ['Can I change my plan?', /next billing/],
    ['What happens when I cancel?', /end of (the|its) .*period/],
  ] as const) {
    const button = questions.getByRole('button', { name: question });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    await expect(questions.getByRole('region', { name: question })).toContainText(answer);
  }
  await main.getByRole('button', { name: 'Open the chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
});

test('[BILL-2] a checkout that is left charges nothing and says so @full', async ({ page }) => {
  await choose(page, 'Starter');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL(/\/dashboard\/billing\?checkout=cancelled$/);
  await expect(page.getByText('You have not been charged.')).toBeVisible();
  await page.goto('/subscriptions');
  await expect(page.getByRole('heading', { name: 'You have no active subscription' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/billing');
});

test('[BILL-8] what could not be read of the use is named in its place, beside the subscription @full', async ({
  page,
}) => {
  await choose(page, 'Growth');
  await pay(page);
  const usage = page.getByRole('region', { name: 'Usage this month' });
  await expect(usage.getByRole('meter')).toHaveCount(3);
  const unavailable = {
    type: 'about:blank',
    title: 'Out',
    status: 503,
    code: 'unavailable',
    error: 'No.',
    message: 'No.',
  };
  await page.route('**/billing/usage', (route) => route.fulfill({ status: 503, json: unavailable }));
  await page.reload();
  await expect(usage.getByRole('alert')).toContainText('The service is not available right now.');
  await expect(usage.getByRole('meter')).toHaveCount(2);
  await page.unroute('**/billing/usage');
  await usage.getByRole('button', { name: 'Try again' }).click();
  await expect(usage.getByRole('meter')).toHaveCount(3);
});

test('a subscriber changes the plan at the next billing @full', async ({ page }) => {
  await choose(page, 'Starter');
  await pay(page);
  await page.getByRole('button', { name: 'Change to Enterprise' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Enterprise starts on/ })).toBeVisible();
  const card = page.getByRole('region', { name: 'Your subscription' });
  await expect(card).toContainText('Enterprise starts on');

  await page.getByRole('button', { name: 'Keep Starter' }).click();
  await expect(page.getByText('You’re staying on Starter.')).toBeVisible();
  await expect(card).not.toContainText('Enterprise starts on');

  await page.getByRole('button', { name: 'Card and invoices' }).click();
  await expect(page.getByText('Test mode: no card is saved')).toBeVisible();
});

test('[BILL-7] a subscriber who has cancelled goes on with another plan @full', async ({ page }) => {
  await choose(page, 'Starter');
  await pay(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your subscription is cancelled.' })).toBeVisible();

  await page.getByRole('button', { name: 'Change to Growth' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Growth starts on/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume subscription' })).toHaveCount(0);
});

test('[BILL-6] a subscription that can not be loaded gives way to the marked demonstration', async ({ page }) => {
  await page.route('**/billing/subscription', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await page.goto('/subscriptions');
  await expect(page.getByRole('alert')).toContainText(
    'Subscription endpoint not found. Backend may not be implemented yet.',
  );
  await expect(page.getByText('Sample data').first()).toBeVisible();
  await page.unroute('**/billing/subscription');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You have no active subscription' })).toBeVisible();
});

test('[ALL-10] where it can not be read who is signed in, an admin may subscribe all the same @full', async ({
  page,
}) => {
  await page.route('**/auth/session', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  );
  await page.goto('/billing');
  await expect(page.getByRole('button', { name: 'Choose Growth' })).toBeEnabled();
  await expect(page.getByText('Only admins of the shop can change the subscription.')).toHaveCount(0);
  await page.route('**/billing/subscription', (route) => route.fulfill({ status: 200, body: '<h1>Welcome</h1>' }));
  await page.goto('/subscriptions');
  await expect(page.getByRole('alert')).toContainText('a response that we cannot read');
});

test('[DASH-3] the support chat floats over every dashboard screen', async ({ page }) => {
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  for (const [index, address] of addresses.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Open the support chat/ }), address).toBeVisible();
  }
  await page.getByRole('button', { name: /^Open the support chat/ }).click();
  await expect(page.getByRole('dialog', { name: 'Support' }).getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
