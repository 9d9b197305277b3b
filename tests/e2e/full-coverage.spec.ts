import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { importOrders } from './support/imports.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
const mark = (page: Page, words: string) =>
  main(page)
    .getByRole('button', { name: `Cel mult: ${words}` })
    .first();
const meter = (page: Page, cost: string) => main(page).getByRole('meter', { name: cost, exact: true });

/** Fills in one of the missing costs in their dialog, and sees the profit that is left. */
async function fill(page: Page, cost: RegExp, amount: [label: string, value: string], profit: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Costuri care lipsesc' });
  const part = dialog.getByRole('button', { name: cost });
  // The last one of them is open by itself.
  if ((await part.getAttribute('aria-expanded')) !== 'true') await part.click();
  const form = dialog.getByRole('region', { name: cost });
  await form.getByLabel(amount[0], { exact: true }).fill(amount[1]);
  await form.getByRole('button', { name: 'Salvează' }).click();
  await expect(part).toHaveCount(0);
  await expect(dialog.getByRole('status')).toContainText(profit);
}

test('the orders of December go from the import to full coverage, and one cost back', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  test.slow();
  await enter(page, mailbox, emailAddress, 'ro');
  await importOrders(page, 'Europe/London', null);
  await page.goto('/dashboard/costs');

  // Postage and carriage are no products.
  const lines = main(page).getByRole('region', { name: 'Rânduri care nu sunt produse' });
  for (const name of ['POSTAGE', 'CARRIAGE']) {
    await lines.getByRole('button', { name: `Nu e produs: ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Nu e produs' }).click();
    await expect(question).toHaveCount(0);
  }
  await expect(lines.getByRole('button', { name: /^Retrage: / })).toHaveCount(2);

  await main(page).getByRole('button', { name: 'Adaugă o regulă: Marfă' }).click();
  const form = page.getByRole('dialog', { name: 'Adaugă o regulă' });
  await form.getByLabel('Procent din vânzările nete').fill('60');
  await form.getByLabel('Prima zi').fill('2009-12-01');
  await form.getByRole('button', { name: 'Adaugă regula' }).click();
  await expect(form).toHaveCount(0);
  await expect(meter(page, 'Marfă')).toHaveAttribute('aria-valuetext', /^100\s%/);

  // 9,885.27 less 60 % of what is not postage (80.00) or carriage (50.00).
  await menu(page, 'Prezentare generală');
  await expect(main(page).getByText('4.032,11').first()).toBeVisible();
  await mark(page, 'lipsesc 5 costuri').click();
  await fill(page, /^Transport(?! retur)/, ['Pe comandă', '4,50'], '3.838,61'); // 43 orders
  await fill(page, /^Ambalare/, ['Pe comandă', '1'], '3.795,61');
  await page.getByRole('dialog').getByRole('button', { name: 'Închide' }).click();
  await expect(main(page).getByText('3.795,61').first()).toBeVisible();

  await mark(page, 'lipsesc 3 costuri').click();
  await fill(page, /^Comisioane de plată/, ['Pe comandă', '0,20'], '3.787,01');
  await fill(page, /^Transport retur/, ['Pe retur', '3'], '3.775,01'); // 4 returns
  const dialog = page.getByRole('dialog', { name: 'Costuri care lipsesc' });
  await dialog.getByRole('button', { name: /^Nu au rulat reclame, / }).click();
  await expect(dialog.getByText('Nu lipsește nimic')).toBeVisible();
  await dialog.getByRole('button', { name: 'Închide' }).click();
  await expect(main(page).getByText('3.775,01').first()).toBeVisible();
  await expect(main(page).getByText(/^Cel mult/)).toHaveCount(0);

  await menu(page, 'Costuri');
  for (const cost of ['Marfă', 'Transport', 'Ambalare și pregătire', 'Comisioane de plată', 'Transport retur'])
    await expect(meter(page, cost)).toHaveAttribute('aria-valuetext', /^100\s%/);
  await menu(page, 'Reconciliere');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Reconciliere' })).toBeVisible();
  await expect(main(page).getByText('din 47 de comenzi luate în calcul')).toBeVisible(); // 43 and 4 returns
  await expect(main(page).getByRole('row', { name: /decembrie 2009.*9\.885,27/ })).toBeVisible();

  // That no ads ran is taken back: the profit is marked again, and stays what it is.
  await menu(page, 'Costuri');
  await main(page)
    .getByRole('button', { name: /^Retrage: fără reclame, / })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retrage' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await menu(page, 'Prezentare generală');
  await expect(main(page).getByText('3.775,01').first()).toBeVisible();
  await expect(mark(page, 'lipsește 1 cost')).toBeVisible();
});

test('a file of what orders really cost is opened, counts before the rules, and is in the list of the cost desk @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en');
  await importOrders(page);
  await page.goto('/dashboard/integrations');
  await page.getByRole('link', { name: /^Order costs/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const file = 'Order,Shipping cost,Payment fee\n489435,6.10,0.90\n489440,5.40,0.70\n000,1,1\n';
  await (await chooser).setFiles({ name: 'couriers.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByRole('heading', { name: 'What each column means' })).toBeVisible();
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(main(page).getByRole('heading', { name: '2 rows imported' })).toBeVisible();

  await menu(page, 'Costs');
  await expect(meter(page, 'Shipping')).toHaveAttribute('aria-valuetext', /known for 2 of 43 orders$/);
  await expect(main(page).getByRole('region', { name: 'Real costs of orders' })).toContainText('couriers.csv');
  await menu(page, 'Overview');
  await expect(main(page).getByText('3,941.01').first()).toBeVisible(); // 3,954.11 less 13.10
});
