import type { Page } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { importOrders } from './support/imports.ts';
import { scrollToEnd } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const meter = (page: Page, cost: string) => main(page).getByRole('meter', { name: cost, exact: true });

/** What the overview says of the journey's orders, whose goods cost 60 %. */
async function expectOverview(page: Page, profit: string, shipping: 'missing' | 'known'): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
  await expect(main(page).getByText(profit).first()).toBeVisible();
  await scrollToEnd(page);
  const missing = main(page).getByText(/Unknown costs are not deducted from the profit\.$/);
  const amongThem = /^(?:.*, )?shipping(?:,.*)?\. Unknown costs/i;
  if (shipping === 'missing') await expect(missing).toHaveText(amongThem);
  else await expect(missing).not.toHaveText(amongThem);
}

test('a rule of shipping is previewed, changes the profit by what was said, and is taken back; undone, it counts again', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en');
  await importOrders(page);
  await page.reload();
  await expectOverview(page, '3,954.11', 'missing');

  await page.getByRole('navigation').getByRole('link', { name: 'Costs' }).click();
  await expect(page).toHaveURL(/\/dashboard\/costs$/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Costs' })).toBeVisible();
  await expect(main(page).getByText('60% of net sales')).toBeVisible();
  await expect(meter(page, 'Goods')).toHaveAttribute('aria-valuetext', /^100%, known for \d+ of \d+ order lines$/);
  await expect(meter(page, 'Shipping')).toHaveAttribute('aria-valuetext', 'Not known, known for 0 of 43 orders');

  await main(page).getByRole('button', { name: 'Add a rule: Shipping' }).click();
  const form = page.getByRole('dialog', { name: 'Add a rule' });
  await form.getByLabel('Per order').fill('4.50');
  await form.getByLabel('First day').fill('2009-12-01');
  const preview = form.getByRole('region', { name: 'Effect on your net profit' });
  await expect(preview).toContainText('193.50');
  await expect(preview).toContainText('43 orders change');
  await expect(preview.getByRole('listitem')).toHaveText(/December 2009.*193\.50/);
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form).toHaveCount(0);

  await expect(meter(page, 'Shipping')).toHaveAttribute('aria-valuetext', '100%, known for 43 of 43 orders');
  const rules = main(page).getByRole('region', { name: 'Rules' });
  await expect(rules).toContainText('GBP 4.50 per order');
  await expect(rules).toContainText('In force');
  await expectOverview(page, '3,760.61', 'known'); // less 43 x 4.50

  await page.getByRole('navigation').getByRole('link', { name: 'Costs' }).click();
  await rules.getByRole('button', { name: 'Take back: Shipping' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(rules).toContainText('Taken back');
  await expect(meter(page, 'Shipping')).toHaveAttribute('aria-valuetext', 'Not known, known for 0 of 43 orders');
  await expectOverview(page, '3,954.11', 'missing');

  const notice = page.getByRole('status').filter({ hasText: 'The rule has been taken back.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: it is as it was before.')).toBeVisible();
  await expectOverview(page, '3,760.61', 'known');
});

test('a fixed cost is known for its days, and a rule that the server refuses stays in the form @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en');
  await importOrders(page);
  await page.goto('/dashboard/costs');
  await main(page).getByRole('button', { name: 'Add a rule: Other costs' }).click();
  const form = page.getByRole('dialog', { name: 'Add a rule' });
  await form.getByLabel('Name').fill('Rent');
  await form.getByLabel('Per month').fill('310');
  await form.getByLabel('First day').fill('2009-12-01');
  await form.getByLabel(/Last day/).fill('2009-12-31');
  await expect(form.getByRole('region', { name: 'Effect on your net profit' })).toContainText('310.00');

  await page.route('**/api/costs/rules', (route) => route.abort('connectionfailed'));
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form.getByRole('alert')).toContainText('The rule could not be added.');
  await page.unroute('**/api/costs/rules');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form).toHaveCount(0);
  await expect(main(page).getByRole('region', { name: 'Rules' })).toContainText('GBP 310.00 per month');
  await expect(meter(page, 'Other costs')).toHaveAttribute('aria-valuetext', /^100%/);
});
