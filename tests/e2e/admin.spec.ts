import type { LoginResponse } from '@adaos/api';
import type { Page } from '@playwright/test';
import type { Mailbox } from '../support/mailbox.ts';
import { enter, fillLogin, openLink, openSignedIn, PASSWORD, SHOP } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const FIRST = 'first lamp in the shop';
const FOR_ALL = [
  'overview',
  'profit-ads',
  'campaigns',
  'channels',
  'products',
  'fraud-returns',
  'forecast',
  'costs',
  'reconciliation',
  'reports',
  'billing',
  'settings',
  'integrations',
  'instructions',
];
const FOR_MANAGERS = ['customers', 'stock-suppliers', 'alerts-recs', 'gamification', 'ad-copy'];
const menuLinks = (page: Page) => page.getByRole('navigation').getByRole('link');

test.beforeEach(async ({ page, mailbox, emailAddress }) => {
  await enter(page, mailbox, emailAddress, 'en');
});

/** A user of the signed-in admin's shop, invited by a call, who has opened the link in the mail. */
async function add(page: Page, mailbox: Mailbox, email: string, role: 'viewer' | 'manager' | 'admin'): Promise<void> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`;
  const answer = await page.request.post('/auth/create-user', {
    headers: { authorization },
    data: { email, password: FIRST, name: 'Vasile Ionescu', role },
  });
  expect(answer.ok()).toBe(true);
  await openLink(page, mailbox, email);
}

test('[ADMIN-1] [ADMIN-2] [ADMIN-3] an admin adds a user, changes the role, deletes, and sees who did what', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  const other = `vasile-${emailAddress}`;
  await page.getByRole('navigation').getByRole('link', { name: 'Administration' }).click();
  const main = page.getByRole('main');
  const row = main.getByRole('row').filter({ hasText: other });
  const own = main.getByRole('row').filter({ hasText: 'You' });
  await expect(own).toContainText(emailAddress);
  await expect(own.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  await main.getByRole('button', { name: 'Add a user' }).click();
  const form = page.getByRole('dialog', { name: 'Add a user' });
  await expect(form.getByRole('combobox', { name: 'Role' })).toHaveValue('viewer');
  await form.getByRole('textbox', { name: 'Name' }).fill('Vasile Ionescu');
  await form.getByRole('textbox', { name: /^E-?mail/ }).fill(emailAddress);
  await form.getByLabel('First password', { exact: true }).fill('lampă');
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(form.getByLabel('First password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('First password', { exact: true }).fill(FIRST);
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Error creating the user: This address already belongs to a user of this shop.',
  );
  await form.getByRole('textbox', { name: /^E-?mail/ }).fill(other);
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(row).toContainText('Viewer');
  await expect(row).toContainText('Invited');
  await mailbox.next(other);
  await row.getByRole('button', { name: 'Send again: invitation of Vasile Ionescu' }).click();
  await expect(page.getByText('The invitation has been sent again.')).toBeVisible();
  await openLink(page, mailbox, other);
  await page.reload();
  await expect(row).toContainText('Must change their password');
  await expect(row.getByRole('button', { name: /^Send again/ })).toHaveCount(0);

  await row.getByRole('button', { name: 'Change role: Vasile Ionescu' }).click();
  await main.getByRole('combobox', { name: 'Role of Vasile Ionescu' }).selectOption('manager');
  await expect(row.getByRole('button', { name: 'Change role: Vasile Ionescu' })).toBeVisible();
  await expect(row).toContainText('Manager');

  await page.getByRole('tab', { name: 'Subscriptions' }).click();
  await expect(main.getByText('No subscription yet')).toBeVisible();

  await page.getByRole('tab', { name: 'Users' }).click();
  await row.getByRole('button', { name: 'Delete Vasile Ionescu' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Vasile Ionescu?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('tab', { name: 'Activity log' }).click();
  for (const entry of [`Added ${other}`, `Changed the role of ${other}: `, `Deleted ${other}`]) {
    await expect(main.getByRole('row').filter({ hasText: entry })).toContainText(emailAddress.split('@')[0] ?? '');
  }
});

test('one who has a shop accepts the invitation of another, and chooses between them, in every tab', async ({
  page,
  context,
  mailbox,
  emailAddress,
}) => {
  const other = `owner-${emailAddress}`;
  await page.request.post('/auth/register', { data: { email: other, password: PASSWORD, name: 'Ceai și cafea' } });
  await openLink(page, mailbox, other);
  await add(page, mailbox, other, 'viewer');
  await signInAgain(page, other);
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Ceai și cafea')).toBeVisible();
  await expect(menuLinks(page).filter({ hasText: 'Administration' })).toHaveCount(1);
  const second = await context.newPage();
  await second.goto('/dashboard/billing');
  await expect(second.getByRole('banner').getByText('Ceai și cafea')).toBeVisible();

  await banner.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Ceai și cafea' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: SHOP }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
  for (const tab of [page, second]) await expect(tab.getByRole('banner').getByText(SHOP)).toBeVisible();
  await expect(menuLinks(page).filter({ hasText: 'Administration' })).toHaveCount(0);
});

test('[ADMIN-2] without an access token the users tab says so before it leads to the login, and asks for nothing @full', async ({
  page,
  emailAddress,
}) => {
  await page.goto('/dashboard/billing'); // where the list has not been asked for
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/auth/users')) asked.push(request.method());
  });
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await menuLinks(page).filter({ hasText: 'Administration' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^No access token/);
  await expect(page).toHaveURL(/\/dashboard\/admin$/);
  await alert.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  expect(asked).toEqual([]);
  await fillLogin(page, emailAddress);
  await expect(page).toHaveURL(/\/dashboard\/admin$/);
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: 'You' })).toContainText(emailAddress);
});

test('[AUTH-11] [AUTH-12] [AUTH-13] [AUTH-21] who was given a password changes it before anything else', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  const other = `vasile-${emailAddress}`;
  await add(page, mailbox, other, 'viewer');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await fillLogin(page, other, FIRST);
  await expect(page).toHaveURL(/\/auth\/change-password$/);
  await page.goto('/dashboard/billing');
  await expect(page).toHaveURL(/\/auth\/change-password$/);
  // Mock mode is no way around it; below, the password is changed in it too.
  await page.evaluate(() => localStorage.setItem('adaos_mock_mode', '1'));
  for (const screen of ['/dashboard/billing', '/dashboard/overview', '/settings?tab=development']) {
    await page.goto(screen);
    await expect(page, screen).toHaveURL(/\/auth\/change-password$/);
  }

  const change = async ([old, wanted, again]: readonly [string, string, string]) => {
    await page.getByLabel('Parola actuală', { exact: true }).fill(old);
    await page.getByLabel('Parola nouă', { exact: true }).fill(wanted);
    await page.getByLabel('Repetă parola nouă', { exact: true }).fill(again);
    await page.getByRole('button', { name: 'Schimbă parola' }).click();
  };
  for (const [given, said] of [
    [['', '', ''], 'Toate câmpurile sunt obligatorii'],
    [[FIRST, 'lampă', 'lampa'], 'Parolele noi nu coincid'],
    [[FIRST, 'lampă', 'lampă'], 'Parola nouă trebuie să aibă cel puțin 6 caractere'],
    [[FIRST, FIRST, FIRST], 'Parola nouă trebuie să fie diferită de parola veche'],
  ] as const) {
    await change(given);
    await expect(page.getByText(said).first(), said).toBeVisible();
  }
  const shown = page.getByLabel('Parola nouă', { exact: true });
  await expect(shown).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Ieși din cont' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rămâi aici' }).click();
  await page.getByRole('button', { name: 'Arată parola' }).nth(1).click();
  await expect(shown).toHaveAttribute('type', 'text');

  await change([FIRST, 'o lampă mare', 'o lampă mare']);
  await page.getByText('Parola a fost schimbată cu succes!').waitFor(); // looks at each frame
  await expect(page).toHaveURL(/\/dashboard\/overview$/); // by itself, after 2 s
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('[ROLE-3] [ROLE-4] [ROLE-5] [ROLE-12] a viewer and a manager are shown, and let into, what is theirs', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  for (const role of ['viewer', 'manager'] as const) {
    const email = `${role}-${emailAddress}`;
    await page.goto('/dashboard');
    await enterAs(page, mailbox, email, role);
    const shown = () => menuLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const theirs = role === 'manager' ? [...FOR_ALL, ...FOR_MANAGERS] : FOR_ALL;
    await expect.poll(async () => new Set(await shown())).toEqual(new Set(theirs.map((name) => `/dashboard/${name}`)));
    await page.goto('/dashboard/admin');
    await expect(page).toHaveURL(/\/dashboard\/overview$/);
    await page.goto('/dashboard/gamification');
    await expect(page).toHaveURL(role === 'manager' ? /\/dashboard\/gamification$/ : /\/dashboard\/overview$/);
    await page.goto('/billing');
    await expect(page.getByRole('button', { name: 'Choose Growth' })).toBeDisabled();
    await signInAgain(page, emailAddress);
  }
});

test('[ROLE-5] an admin who lowers the own role is shown, and left on, what that allows @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await add(page, mailbox, `second-${emailAddress}`, 'admin');
  await page.goto('/dashboard/admin');
  const own = page.getByRole('main').getByRole('row').filter({ hasText: 'You' });
  await own.getByRole('button', { name: /^Change role/ }).click();
  await own.getByRole('combobox', { name: /^Role of/ }).selectOption('manager');
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
  await expect(menuLinks(page).filter({ hasText: 'Gamification' })).toHaveCount(1);
  await expect(menuLinks(page).filter({ hasText: 'Administration' })).toHaveCount(0);
});

/** Adds a user, who changes the password by a call, and signs in as them. */
async function enterAs(page: Page, mailbox: Mailbox, email: string, role: 'viewer' | 'manager'): Promise<void> {
  await add(page, mailbox, email, role);
  const first = (await (
    await page.request.post('/auth/login', { data: { email, password: FIRST } })
  ).json()) as LoginResponse;
  const changed = await page.request.post('/auth/change-password', {
    headers: { authorization: `Bearer ${first.accessToken}` },
    data: { oldPassword: FIRST, newPassword: PASSWORD },
  });
  expect(changed.ok()).toBe(true);
  await signInAgain(page, email);
}

async function signInAgain(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/auth/login', { data: { email, password: PASSWORD } });
  await openSignedIn(page, (await answer.json()) as LoginResponse, new URL(answer.url()).origin, 'en');
  await page.goto('/dashboard');
}

test('[ROLE-5] the conversations of all shops are asked for by operators only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/support\/conversations/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/dashboard/support?conversation=0193a000-0000-7000-8000-000000000001');
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});

test('[ROLE-10] [ROLE-11] pages that are to come, and what is known of this browser', async ({ page }) => {
  for (const address of ['/analytics', '/users']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/soon/i);
  }
  await page.goto('/subscriptions');
  await expect(page.getByRole('heading', { name: 'You have no active subscription' })).toBeVisible();
  await page.goto('/debug');
  const main = page.getByRole('main');
  await expect(main).toContainText(/\d{4}/);
  await expect(main.getByText('present', { exact: true })).toHaveCount(2);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(await page.content()).not.toContain(token);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(main.getByText('missing', { exact: true })).toHaveCount(2);
  await page.goto('/analytics');
  await expect(page).toHaveURL(/\/auth\?next=/);
});
