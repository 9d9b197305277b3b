import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('an owner adds a second shop, switches between both, and sees them beside each other, in Romanian', async ({
  page,
  context,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'ro');
  const account = (tab = page) => tab.getByRole('button', { name: /^Cont: / });
  await account().click();
  await page.getByRole('menuitem', { name: 'Magazinele tale' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Magazinele tale' })).toBeVisible();
  await expect(page.getByText(/Planul tău acoperă 3 magazine; ai unul\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /Nicio comandă încă/ })).toBeVisible();

  // A second tab shows the first shop while the switch is made in the first tab.
  const other = await context.newPage();
  await other.goto('/dashboard/settings');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Adaugă un magazin' }).click();
  const form = page.getByRole('dialog', { name: 'Adaugă un magazin' });
  await form.getByRole('textbox', { name: 'Numele magazinului' }).fill('Ceai și cafea');
  await form.getByRole('combobox', { name: 'Moneda cifrelor' }).fill('PLN');
  await page.getByRole('option', { name: /PLN/ }).click();
  const reloaded = other.waitForEvent('load');
  await form.getByRole('button', { name: 'Adaugă un magazin' }).click();

  await expect(page).toHaveURL(/\/dashboard\/overview/);
  await expect(page.getByText('Ceai și cafea').first()).toBeVisible();
  await reloaded;
  await expect(other.getByText('Ceai și cafea').first()).toBeVisible();

  await page.goto('/dashboard/shops');
  await expect(page.getByText(/Planul tău acoperă 3 magazine; ai 2\./)).toBeVisible();
  const open = page.getByRole('grid').getByRole('button', { name: /^Deschide / });
  await expect(open).toHaveCount(1);
  await open.click();
  await expect(page).toHaveURL(/\/dashboard\/overview/);
  await expect(page.getByText('Ceai și cafea')).toHaveCount(0);
});

test('a page that missed the switch is refused by the server and shows the shop that is open', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/shops');
  await expect(page.getByText(/you have one\./)).toBeVisible();
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`;
  const headers = { authorization, accept: 'application/json' };
  const data = { name: 'Tea and coffee', currency: 'PLN', timezone: 'Europe/Warsaw' };
  const { id } = (await (await page.request.post('/api/shops', { headers, data })).json()) as { id: string };
  // Whichever call comes next is refused, one that the page makes by itself or that of the choice.
  const refused = page.waitForResponse((answer) => answer.status() === 412);
  await page.request.put('/auth/session/shop', { headers, data: { shopId: id } });
  await page.getByRole('combobox', { name: 'Amounts in' }).selectOption('EUR');
  await refused;
  await expect(page.getByRole('row', { name: /Tea and coffee.*open now/ })).toBeVisible();
});
