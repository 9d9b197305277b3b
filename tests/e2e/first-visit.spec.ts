import { fileURLToPath } from 'node:url';
import { PASSWORD, SHOP } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const ORDERS = fileURLToPath(new URL('../fixtures/journey-orders.csv', import.meta.url));

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// A visitor who chooses no language gets English before the login and Romanian behind it.
test('a new owner signs up, confirms, logs in, imports, sees the profit, opens it down to its lines, and logs out', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const main = page.getByRole('main');

  await page.goto('/');
  await page
    .getByRole('link', { name: /try it free/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\?mode=signup$/);
  await page.getByLabel('Company name').fill(SHOP);
  await page.getByLabel(/^E-?mail/).fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByText('Signup successful. Please check your email to verify your account.')).toBeVisible();

  const mail = await mailbox.next(emailAddress);
  expect(mail.subject).toBe('Confirm your email for Adaos');
  await page.goto(mail.links[0] ?? '');
  await expect(main.getByText('Email verified. You can log in now.')).toBeVisible();
  await main.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel(/^E-?mail/).fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(main.getByRole('heading', { name: 'Cât a câștigat, de fapt, magazinul tău?' })).toBeVisible();
  await expect(page.getByRole('banner').getByText(SHOP)).toBeVisible();
  await expect(page).toHaveTitle('Prezentare generală · Adaos');
  await main.getByRole('link', { name: 'Importă comenzile' }).click();
  const chooser = page.waitForEvent('filechooser');
  await main.getByRole('button', { name: 'Alege un fișier' }).click();
  await (await chooser).setFiles(ORDERS);
  await page.getByRole('combobox', { name: 'Moneda' }).fill('GBP');
  await page.getByRole('option', { name: /^GBP/ }).click();
  await page.getByLabel('Costul mărfii, %').fill('60');
  await page.getByRole('button', { name: 'Pornește importul' }).click();
  await expect(main.getByRole('heading', { name: '43 de comenzi importate' })).toBeVisible();
  await main.getByRole('link', { name: 'Vezi profitul din această perioadă' }).click();

  await expect(main.getByText('3.954,11').first()).toBeVisible(); // 40 % of 9.885,27
  await main.getByRole('link', { name: 'Vezi formula și comenzile' }).click();
  await expect(page).toHaveURL(/\/figures\/netProfit\?from=2009-12-01&to=2009-12-23$/);
  await expect(main.getByText('9.885,27')).toBeVisible();
  await expect(main.getByText('−5.931,16')).toBeVisible(); // 60 % of it, the goods
  await main.getByRole('link', { name: 'Retururi' }).click();
  await expect(page).toHaveURL(/kind=refund/);
  await expect(main.getByRole('row', { name: /C490051/ })).toBeVisible();
  await main.getByRole('link', { name: 'C490051' }).click();
  await expect(main.getByRole('heading', { name: 'Rambursarea C490051' })).toBeVisible();
  await expect(main.getByRole('row')).not.toHaveCount(1);
  await main.getByRole('link', { name: 'Înapoi la comenzi' }).click();
  await expect(page).toHaveURL(/\/figures\/netProfit\?.*kind=refund/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(problems).toEqual([]);
});
