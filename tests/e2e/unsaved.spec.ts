import type { Page } from '@playwright/test';
import { ServerProcess } from '../support/server.ts';
import { enter, PASSWORD, register } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

async function stay(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(question(page)).toHaveCount(0);
}

async function leave(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(question(page)).toHaveCount(0);
}

/** Asks for a reload and stays; fails where the browser does not ask. */
async function stayAtReload(page: Page): Promise<void> {
  const warned = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
}

test('a dialog that is half filled asks before it closes, and who stays is back in the field @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en');
  await link(page, 'Administration').click();
  const add = page.getByRole('button', { name: 'Add a user' });
  const form = page.getByRole('dialog', { name: 'Add a user' });
  const email = form.getByRole('textbox', { name: /^E-?mail/ });

  await add.click();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await expect(add).toBeFocused();

  await add.click();
  await email.fill('vasile@shop.test');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => form.getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ];
  for (const way of ways) {
    await way();
    await expect(question(page).getByRole('button', { name: 'Stay here' })).toBeFocused();
    await page.keyboard.press('Escape'); // means the safe choice
    await expect(question(page)).toHaveCount(0);
    await expect(form).toBeVisible();
    if (way !== ways.at(-1)) await expect(email).toBeFocused();
    await expect(email).toHaveValue('vasile@shop.test');
  }
  await stayAtReload(page);
  await page.keyboard.press('Escape');
  await leave(page);
  await expect(form).toHaveCount(0);
  await expect(add).toBeFocused();
  await link(page, 'Settings').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('the forms of ad copies, of a store and of the pixel ask before they are left, and not once they were used @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/ad-copy');
  const product = page.getByRole('textbox', { name: 'Product' });
  await product.fill('Lamp of oak');
  await link(page, 'Settings').click();
  await stay(page);
  await expect(product).toHaveValue('Lamp of oak');
  await page.getByRole('textbox', { name: 'audience' }).fill('Young families');
  await page.getByRole('button', { name: 'Write three texts' }).click();
  await expect(page.getByText('Say hello to Lamp of oak, with Young families in mind.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write three texts' })).toBeVisible();
  await link(page, 'Integrations').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();

  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Shopify/ }).click();
  const address = page.getByRole('region', { name: 'Shopify' }).getByRole('textbox', { name: 'Address of your shop' });
  await address.fill('lamps.myshopify.com');
  await link(page, 'Settings').click();
  await stay(page);
  await expect(address).toHaveValue('lamps.myshopify.com');
  await address.fill('');

  await main.getByRole('link', { name: /^Visits and other platforms/ }).click();
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('custom');
  await page.getByRole('textbox', { name: 'Shop ID' }).fill('lamps-1');
  await link(page, 'Settings').click();
  await stay(page);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByText('lamps-1').first()).toBeVisible();
  await link(page, 'Settings').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('[CHAT-1] a question begun in the chat goes along to other pages, and is asked for before a reload or a logout', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en');
  await page.getByRole('button', { name: /^Open the support chat/ }).click();
  const draft = page.getByRole('dialog', { name: 'Support' }).getByRole('textbox', { name: 'Message' });
  await draft.fill('How do I');
  await link(page, 'Settings').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(draft).toHaveValue('How do I');
  await stayAtReload(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await stay(page);
  await expect(draft).toHaveValue('How do I');
  await page.getByRole('button', { name: 'Logout' }).click();
  await leave(page);
  await expect(page).toHaveURL(/\/auth$/);
});

/** Opens, as an operator, the conversation that a question of the own shop has begun; the field to answer it in. */
async function openAsOperator(page: Page, dataDir: string, emailAddress: string) {
  const command = ['--conditions=adaos-source', 'packages/server/src/commands/operator.ts', emailAddress];
  const made = new ServerProcess(dataDir, {}, [process.execPath, ...command]);
  expect(await made.exit, made.output).toBe(0);
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`;
  const asked = await page.request.post('/support/ask', {
    headers: { authorization },
    data: { question: 'I want to talk to a person', userId: 'authenticated', language: 'en' },
  });
  expect(asked.status()).toBe(200);

  await page.goto('/dashboard/support');
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  return page.getByRole('main').getByRole('textbox', { name: 'Message' });
}

test('an answer that an operator has begun is asked for before it is left @full', async ({
  page,
  server,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en');
  const answer = await openAsOperator(page, server.dataDir, emailAddress);
  await answer.fill('Dear Ana, your import');
  await link(page, 'Settings').click();
  await stay(page);
  await page.getByRole('button', { name: 'Closed' }).click();
  await stay(page);
  await expect(answer).toHaveValue('Dear Ana, your import');
  await stayAtReload(page);
  await answer.press('Enter');
  await expect(page.getByRole('log').getByText('Dear Ana, your import')).toBeVisible();
  await page.route('**/support/conversations/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Close conversation' }).click();
  await expect(page.getByRole('group', { name: 'Notices' })).toContainText('The server cannot be reached.');
  await link(page, 'Settings').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('what an operator types while an answer is on its way stays, to be sent next @full', async ({
  page,
  server,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en');
  const answer = await openAsOperator(page, server.dataDir, emailAddress);
  const hold = Promise.withResolvers<void>();
  await page.route('**/support/conversations/*/messages', (route) => hold.promise.then(() => route.continue()));
  await answer.fill('Dear Ana, your import');
  await answer.press('Enter');
  await answer.fill('has arrived.');
  hold.resolve();
  const log = page.getByRole('log');
  await expect(log.getByText('Dear Ana, your import')).toBeVisible();
  const send = page.getByRole('main').getByRole('button', { name: 'Send' });
  await expect(send).not.toHaveAttribute('aria-disabled');
  await send.click();
  await expect(log.getByText('has arrived.')).toBeVisible();
  await expect(answer).toHaveValue('');
});

test('[AUTH-1] a sign-up that is half filled asks before it gives way to the login, and not once it is done', async ({
  page,
  emailAddress,
}) => {
  await page.goto('/auth?mode=signup');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text'); // the app is here
  const company = page.getByLabel('Company name');
  await company.fill('Atelierul de Lumină');
  await page.getByRole('link', { name: 'Log in' }).click();
  await stay(page);
  await expect(company).toHaveValue('Atelierul de Lumină');
  await stayAtReload(page);
  await page.getByLabel(/^E-?mail/).fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Signup successful.')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

  await page.getByLabel(/^E-?mail/).fill('a login loses nothing of worth');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/mode=signup$/);
});

test('[AUTH-11] [SETT-2] a new password that is half typed is asked about, and not once it is set @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/auth/change-password');
  const change = async (old: string, wanted: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(old);
    await page.getByLabel('New password', { exact: true }).fill(wanted);
    await page.getByRole('link', { name: /^(?:Back to the dashboard|Billing)$/ }).click();
    await stay(page);
    await page.getByLabel('New password again').fill(wanted);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change(PASSWORD, 'ten lamps in a row');
  await expect(page).toHaveURL(/\/dashboard\/overview$/); // by itself, after 2 s

  await page.goto('/settings?tab=password');
  await change('ten lamps in a row', 'eleven lamps in a row');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  await link(page, 'Billing').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
});

test('[AUTH-16] a forgotten password that is half reset is asked about, and not once it is set @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await register(page, mailbox, emailAddress);
  await page.request.post('/auth/reset-request', { data: { email: emailAddress } });
  const { links } = await mailbox.next(emailAddress);
  await page.goto(links.find((each) => each.includes('/auth/reset/confirm')) ?? 'no link');
  await page.getByLabel('Parola nouă', { exact: true }).fill(PASSWORD);
  await stayAtReload(page);
  await page.getByLabel('Repetă parola nouă', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Salvează parola nouă' }).click();
  await expect(page).toHaveURL(/\/auth$/); // by itself, after 3 s
});
