import { enter } from './support/accounts.ts';
import { importOrders } from './support/imports.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, mailbox, emailAddress }) => {
  await enter(page, mailbox, emailAddress, 'en');
});

test('[ALL-6] [ENT-2] a shop without orders can look at the sample, which is marked, and leave it', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const look = main.getByRole('button', { name: 'View sample data' });
  await expect(look).toBeVisible();
  const asked = performance.now();
  await look.click();
  await expect(page).toHaveURL(/sample=1/);
  await expect(main.getByText('84,000.00')).toBeVisible();
  expect(performance.now() - asked).toBeGreaterThan(500);
  await expect.poll(() => main.getByText('Sample data', { exact: true }).count()).toBeGreaterThanOrEqual(6);
  await main.getByRole('button', { name: 'Exit sample data' }).click();
  await expect(main.getByText('84,000.00')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'What did your shop really earn?' })).toBeVisible();
});

test('opens on the imported period; period and comparison are in the address and survive a reload', async ({
  page,
}) => {
  await importOrders(page);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: /1.–.23 Dec 2009/ }).click();
  const choice = page.getByRole('dialog', { name: 'Period' });
  await expect(choice.getByText('There is no data outside this period.')).toBeVisible();
  for (const [field, day] of [
    ['From', '17122009'],
    ['To', '23122009'],
  ] as const) {
    await choice.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
    await page.keyboard.type(day);
  }
  await choice.getByRole('button', { name: 'Show this period' }).click();
  await expect(page).toHaveURL(/from=2009-12-17&to=2009-12-23/);
  const period = bar.getByRole('button', { name: /17.–.23 Dec 2009/ });
  await expect(period).toContainText(/against 10.–.16 Dec 2009/);
  await period.click();
  await choice.getByRole('radio', { name: 'Nothing' }).click();
  await expect(page).toHaveURL(/compare=none/);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('status').first()).toContainText('orders · updated');
  const shown = await main.getByRole('status').first().textContent();
  await page.reload();
  await expect(period).toBeVisible();
  await expect(period).not.toContainText('against');
  await expect(main.getByRole('status').first()).toHaveText(shown ?? '');

  // From screen to screen, also over one without a period.
  await page.getByRole('link', { name: 'Profit by product' }).click();
  await expect(page).toHaveURL(/products\?from=2009-12-17&to=2009-12-23&compare=none$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Integrations' }).click();
  await expect(page).toHaveURL(/integrations$/);
  await expect(bar.getByRole('button', { name: /Dec 2009/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Profit by channel' }).click();
  await expect(page).toHaveURL(/channels\?from=2009-12-17&to=2009-12-23&compare=none$/);
  await expect(period).toBeVisible();
});

test('nothing in the choice of a period moves when its calendars come @full', async ({ page }) => {
  await importOrders(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/CustomRange/, (route) => held.then(() => route.continue()));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /1.–.23 Dec 2009/ }).click();
  const choice = page.getByRole('heading', { name: 'Compare with' });
  await choice.hover(); // once it holds still
  const before = (await choice.boundingBox())?.y ?? Number.NaN;
  release();
  await expect(page.getByRole('group', { name: 'From' })).toBeVisible();
  await choice.hover();
  expect((await choice.boundingBox())?.y).toBeCloseTo(before, 0);
});

test('[ALL-7] figures that cannot be loaded give way to the sample, with the reason, and come back @full', async ({
  page,
}) => {
  await importOrders(page);
  await page.route('**/api/overview?**', (route) => route.abort('connectionfailed'));
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Your figures could not be loaded.');
  await expect(main.getByRole('alert')).toContainText('Check your connection');
  await page.unroute('**/api/overview?**');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('3,954.11').first()).toBeVisible();
});

test('an order, a figure or a period that does not exist has a clear message', async ({ page }) => {
  await importOrders(page);
  for (const id of ['999999999', 'nonsense']) {
    await page.goto(`/dashboard/orders/${id}`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /orders/ })
        .last(),
    ).toBeVisible();
  }
  await page.goto('/dashboard/overview/figures/nonsense');
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
  await page.goto('/dashboard/overview?from=1999-01-01&to=1999-01-31');
  await expect(page.getByText('No orders in this period')).toBeVisible();
});

test('an unknown address of the dashboard says so inside it, and the menu leads on', async ({ page }) => {
  await page.goto('/dashboard/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  await expect(page).toHaveTitle('This page does not exist · Adaos');
  await expect(page).toHaveURL(/\/dashboard\/nowhere$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
});

test('what is filtered and sorted in a list is in the address, and can be saved under a name', async ({ page }) => {
  await importOrders(page);
  await page.goto('/dashboard/products');
  const main = page.getByRole('main');
  await main.getByRole('columnheader', { name: 'Units' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=units/);
  await main.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await views.getByRole('textbox', { name: 'Name' }).fill('By units');
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views).toHaveCount(0);
  await page.goto('/dashboard/products?from=2009-12-02&to=2009-12-03');
  await main.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('link', { name: 'By units' }).click();
  await expect(page).toHaveURL(/sort=units.*from=2009-12-02&to=2009-12-03/);
  await main.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Remove “By units”' }).click();
  await expect(views.getByText('No view is saved yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await main.getByRole('button', { name: 'Views' }).click();
  await expect(views.getByRole('link', { name: 'By units' })).toBeVisible();
});

test('[DASH-1] on a phone the menu is a drawer that leads to every screen and out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Integrations' }).click();
  await expect(page).toHaveURL(/\/dashboard\/integrations$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('[ROLE-1] the check of the session shows for about 300 ms, once, and not between the screens', async ({
  page,
}) => {
  await page.addInitScript((text) => {
    let shown = false;
    const look = () => {
      const now = document.body?.textContent.includes(text) ?? false;
      if (now !== shown) performance.mark(now ? 'check shown' : 'check over');
      shown = now;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, 'Verificare autentificare...');
  const marks = (name: string) =>
    page.evaluate((wanted) => performance.getEntriesByName(wanted).map(({ startTime }) => startTime), name);

  await page.evaluate(() => localStorage.setItem('adaos_language', 'ro'));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Integrări' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Integrări' })).toBeVisible();
  await page.getByRole('link', { name: 'Prezentare generală' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prezentare generală' })).toBeVisible();
  const [shown, over] = [await marks('check shown'), await marks('check over')];
  expect([shown.length, over.length]).toEqual([1, 1]);
  expect((over[0] ?? 0) - (shown[0] ?? 0)).toBeGreaterThan(250);
});

test('[ALL-10] an address of a call opened by a person gets the app, and an unknown call gets JSON', async ({
  page,
}) => {
  await page.goto('/api/overview');
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  const answer = await page.request.get('/api/no-such-call', { headers: { accept: 'application/json' } });
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toMatch(/json/);
});
