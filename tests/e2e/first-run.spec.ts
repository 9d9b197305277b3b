import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD, SHOP } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** What an owner in Romania sees of the browser's settings; the product itself asks for neither. */
test.use({ locale: 'ro-RO', timezoneId: 'Europe/Bucharest' });

const ORDERS = [
  'Comanda;Data;Produs;Cantitate;Preţ',
  '1001;2026-03-02;Veioză;2;149,90 lei',
  '1002;2026-03-03;Lampadar;1;400,20 lei',
  '1003;2026-03-05;Veioză;2;150,00 lei',
].join('\n');

const MOST = { clicks: 12, fields: 5 } as const;

/** Goes through pages as a person does, and counts the clicks, and the fields beside those of the account. */
function counted(page: Page) {
  const used = { clicks: 0, fields: 0 };
  return {
    used,
    click: async (control: Locator) => {
      used.clicks += 1;
      await control.click();
    },
    fill: async (field: Locator, text: string) => {
      used.fields += 1;
      await field.fill(text);
    },
    chooseFile: async (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      used.clicks += 1;
      used.fields += 1;
      const chooser = page.waitForEvent('filechooser');
      await button.click();
      await (await chooser).setFiles(file);
    },
  };
}

test(`a new owner gets from the Romanian landing page to a profit with costs in at most ${MOST.clicks} clicks and ${MOST.fields} fields`, async ({
  page,
  mailbox,
  emailAddress,
}) => {
  const { used, click, fill, chooseFile } = counted(page);
  const main = page.getByRole('main');
  const account = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  };

  await page.goto('/ro');
  await click(page.getByRole('link', { name: /încearcă gratuit/i }).first());
  await account({ 'Numele companiei': SHOP, 'E-mail': emailAddress, Parolă: PASSWORD });
  await click(page.getByRole('button', { name: 'Creează contul' }));
  await expect(main.getByText(/^Înregistrarea a reușit/)).toBeVisible();

  const mail = await mailbox.next(emailAddress);
  expect(mail.subject).toBe('Confirmă adresa de e-mail pentru Adaos');
  used.clicks += 1; // the link in the mail
  await page.goto(mail.links[0] ?? '');
  await click(main.getByRole('link', { name: 'Intră în cont' }));
  await account({ 'E-mail': emailAddress, Parolă: PASSWORD });
  await click(page.getByRole('button', { name: 'Intră în cont' }));

  await click(main.getByRole('link', { name: 'Importă comenzile' }));
  await chooseFile(main.getByRole('button', { name: 'Alege un fișier' }), {
    name: 'comenzi.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(ORDERS),
  });
  // Read from the amounts, and from the clock of the browser: the owner looks and goes on.
  await expect(page.getByRole('combobox', { name: 'Moneda' })).toHaveValue(/^RON/);
  await expect(page.getByRole('combobox', { name: 'Fusul orar' })).toHaveValue('Europe/Bucharest');
  await fill(page.getByLabel('Costul mărfii, %'), '60');
  await click(page.getByRole('button', { name: 'Pornește importul' }));
  await expect(main.getByRole('heading', { name: '3 comenzi importate' })).toBeVisible();
  await click(main.getByRole('link', { name: 'Vezi profitul din această perioadă' }));

  await expect(main.getByText('400,00').first()).toBeVisible(); // 40 % of 1.000,00
  await expect(main.getByText('RON').or(main.getByText('lei')).first()).toBeVisible();
  expect(used.clicks).toBeLessThanOrEqual(MOST.clicks);
  expect(used.fields).toBeLessThanOrEqual(MOST.fields);

  await page.goto('/dashboard/settings');
  await expect(main.getByText(/nu mai pot fi schimbate/)).toBeVisible();
});
