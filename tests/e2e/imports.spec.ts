import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { strToU8, zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import { enter } from './support/accounts.ts';
import { scrollToEnd } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

const ORDERS = fileURLToPath(new URL('../fixtures/journey-orders.csv', import.meta.url));
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADER = 'Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country\n';

type Upload = string | { name: string; mimeType: string; buffer: Buffer };
const text = (name: string, content: string): Upload => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

async function choose(page: Page, file: Upload): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
}

/** Settles the currency where the shop has none yet, and starts. */
async function start(
  page: Page,
  { currency, goodsCost }: { currency?: string; goodsCost?: string } = {},
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What each column means' })).toBeVisible();
  if (currency !== undefined) {
    await page.getByRole('combobox', { name: 'Currency' }).fill(currency);
    await page.getByRole('option', { name: new RegExp(`^${currency}`) }).click();
  }
  if (goodsCost !== undefined) await page.getByLabel('Cost of goods, %').fill(goodsCost);
  await page.getByRole('button', { name: 'Start import' }).click();
}

test.beforeEach(async ({ page, mailbox, emailAddress }) => {
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/integrations');
});

test('[OVER-1] [OVER-2] [OVER-3] [DASH-2] an owner imports orders and sees the profit, down to its lines', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'What did your shop really earn?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Import orders' }).click();
  await choose(page, ORDERS);
  await start(page, { currency: 'GBP', goodsCost: '60' });
  await expect(page.getByRole('heading', { name: '43 orders imported' })).toBeVisible();
  await page.getByRole('link', { name: 'See the profit of this period' }).click();

  await expect(page).toHaveURL(/\/dashboard\/overview\?from=2009-12-01&to=2009-12-23$/);
  const main = page.getByRole('main');
  await expect(main.getByText('3,954.11')).toBeVisible(); // 40 % of 9,885.27
  await expect(main.getByText('Ad spend', { exact: true })).toBeVisible();
  await expect(main.getByText('Blended ROI', { exact: true })).toBeVisible();
  await scrollToEnd(page);
  await expect(main.getByRole('heading', { name: /by day/ })).toBeVisible();
  await expect(main.getByText('Total revenue')).toBeVisible();
  await expect(main.getByText('Growth rate')).toBeVisible();
  await expect(main.getByText('Active users')).toBeVisible();
});

test('a workbook of Excel is recognised and imported as the file in CSV is @full', async ({ page }) => {
  const [titles = [], ...lines] = parse(readFileSync(ORDERS, 'utf8'));
  const number = (cell: string) => (/^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell);
  const data = [titles, ...lines.map((cells) => cells.map(number))];
  const buffer = Buffer.from(await writeWorkbook([{ data, sheet: 'Orders' }]).toBuffer());
  await choose(page, { name: 'orders.xlsx', mimeType: XLSX, buffer });
  await start(page, { currency: 'GBP', goodsCost: '60' });
  await expect(page.getByRole('heading', { name: '43 orders imported' })).toBeVisible();
  await page.getByRole('link', { name: 'See the profit of this period' }).click();
  await expect(page.getByRole('main').getByText('3,954.11')).toBeVisible(); // 40 % of 9,885.27

  await page.goto('/dashboard/integrations');
  const two = zipSync({ 'a.csv': strToU8(HEADER), 'b.csv': strToU8('Product,Stock\n') });
  await choose(page, { name: 'two.zip', mimeType: 'application/zip', buffer: Buffer.from(two) });
  await expect(page.getByRole('alert')).toContainText('The archive contains different tables.');
});

test('an import twice changes nothing, and a viewer of the history opens it again @full', async ({ page }) => {
  await choose(page, ORDERS);
  await start(page, { currency: 'GBP' });
  await expect(page.getByRole('heading', { name: '43 orders imported' })).toBeVisible();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, ORDERS);
  await start(page);
  await expect(page.getByRole('heading', { name: 'Nothing new in this file' })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1); // the keyboard stays where the import is
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'journey-orders.csv' }).last().click();
  await expect(page.getByRole('heading', { name: '43 orders imported' })).toBeVisible();
});

test('[ALL-7] an import that is not there is named in its place, beside the others and the way to a new one @full', async ({
  page,
}) => {
  await choose(page, ORDERS);
  await start(page, { currency: 'GBP' });
  await expect(page.getByRole('heading', { name: '43 orders imported' })).toBeVisible();
  await page.goto('/dashboard/integrations?import=0193a000-0000-7000-8000-000000000001');
  await expect(page.getByRole('alert')).toContainText('This import could not be opened');
  await expect(page.getByRole('link', { name: 'journey-orders.csv' })).toBeVisible();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('an import goes on when the page is left or reloaded @full', async ({ page }) => {
  const many = Array.from(
    { length: 30_000 },
    (_, index) => `A${index},S1,LAMP,2,2009-12-01 07:45:00,6.95,1,United Kingdom\n`,
  );
  await choose(page, { name: 'many.csv.gz', mimeType: 'application/gzip', buffer: gzipSync(HEADER + many.join('')) });
  await start(page, { currency: 'GBP' });
  await page.getByText('Importing many.csv.gz').or(page.getByText('many.csv.gz is waiting for its turn')).waitFor(); // looks at each frame
  await page.reload();
  // Found again where it still runs, else among those that are over.
  const row = page.getByRole('row', { name: /many\.csv\.gz/ });
  await expect(row).toContainText('30,000', { timeout: 90_000 });
  await expect(row).toContainText('Done');
});

test('an import is cancelled from the keyboard, nothing of it is posted, and it is started again @full', async ({
  page,
}) => {
  const many = Array.from(
    { length: 60_000 },
    (_, index) => `A${index},S1,LAMP,2,2009-12-01 07:45:00,6.95,1,United Kingdom\n`,
  );
  await choose(page, { name: 'many.csv.gz', mimeType: 'application/gzip', buffer: gzipSync(HEADER + many.join('')) });
  await start(page, { currency: 'GBP' });
  await page.getByRole('button', { name: 'Cancel import' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The import of many.csv.gz was cancelled' })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  const rows = page.getByRole('row', { name: /many\.csv\.gz/ });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Cancelled');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'What did your shop really earn?' })).toBeVisible();

  await page.goto('/dashboard/integrations');
  await page.getByRole('link', { name: 'many.csv.gz' }).click();
  await page.getByRole('button', { name: 'Start again' }).press('Enter');
  await expect(page.getByRole('heading', { name: '60,000 orders imported' })).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Done');
  await rows.last().getByRole('link').click();
  await expect(page.getByText('Nothing was imported from the file')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start again' })).toHaveCount(0);
});

test('columns that are not recognised are mapped by hand', async ({ page }) => {
  await choose(page, text('odd.csv', 'aa;bb;cc;dd\n1;01.12.2009;2;6,95\n2;02.12.2009;1;10,00\n'));
  await expect(page.getByText('We do not recognise this kind of file.')).toBeVisible();
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByText(/Still needed: Order number/)).toBeVisible();
  for (const [field, column] of [
    ['Order number', 'aa'],
    ['Date', 'bb'],
    ['Quantity', 'cc'],
    ['Unit price', 'dd'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).selectOption(column);
  }
  await start(page, { currency: 'RON' });
  await expect(page.getByRole('heading', { name: '2 orders imported' })).toBeVisible();
  await page.getByRole('link', { name: 'See the profit of this period' }).click();
  await expect(page.getByText('23.90').first()).toBeVisible();
});

test('[ALL-2] [BILL-9] goods cost set on the overview makes the profit known; where it is refused it says why', async ({
  page,
}) => {
  await choose(page, ORDERS);
  await start(page, { currency: 'GBP' });
  await page.getByRole('link', { name: 'See the profit of this period' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('9,885.27').first()).toBeVisible();
  const refused = {
    type: 'about:blank',
    title: 'Refused',
    status: 403,
    code: 'trial_over',
    error: 'No.',
    message: 'No.',
  };
  const expectRefused = async () => {
    await page.getByLabel('Cost of goods, percentage of net sales').fill('50');
    await page.route('**/api/costs/goods', (route) => route.fulfill({ status: 403, json: refused }));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^The percentage could not be saved\./)).toContainText('choose a plan to continue.');
    await page.unroute('**/api/costs/goods');
  };
  const shown = page.url();
  await page.goto('/dashboard/overview/figures/netProfit');
  await main.getByRole('button', { name: 'Enter the cost of goods' }).click();
  await expectRefused();
  await page.goto(shown);
  await page.getByRole('button', { name: 'Enter the cost of goods' }).first().click();
  await expectRefused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('4,942.6').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('a bad file', () => {
  const line = (price: string) => `489434,85048,LAMP,12,2009-12-01 07:45:00,${price},13085,United Kingdom\n`;
  const refusedAtOnce: [Upload, RegExp][] = [
    [text('empty.csv', ''), /The file is empty/],
    [{ name: 'book.xlsx', mimeType: XLSX, buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]) }, /damaged/],
    [
      { name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) },
      /neither a text file nor an Excel file/,
    ],
  ];
  test('is refused before anything is kept', async ({ page }) => {
    for (const [file, reason] of refusedAtOnce) {
      await choose(page, file);
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    }
  });

  test('without a line below its titles fails as a whole @full', async ({ page }) => {
    await choose(page, text('titles.csv', HEADER));
    await start(page, { currency: 'GBP' });
    await expect(page.getByText('There are column titles, but no rows below them.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  test('that is larger than the plan takes is refused with the limit, and what was settled stays @full', async ({
    page,
  }) => {
    const packed = gzipSync(HEADER + line('6.95').repeat(1_000_001));
    await choose(page, { name: 'bomb.csv.gz', mimeType: 'application/gzip', buffer: packed });
    await start(page, { currency: 'GBP' });
    await expect(page.getByText(/^This file is too large\./)).toContainText(
      'files of up to 1,000,000 rows and 1,000 MB, uncompressed. Split it into several files, or choose a larger plan.',
    );
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^GBP/);
    await expect(page.getByRole('row', { name: /bomb/ })).toHaveCount(0);
  });

  test('that breaks off in the middle fails as a whole, and says why @full', async ({ page }) => {
    const rows = Array.from({ length: 20_000 }, (_, index) => line(`${index}.95`));
    const packed = gzipSync(HEADER + rows.join(''));
    await choose(page, {
      name: 'cut.csv.gz',
      mimeType: 'application/gzip',
      buffer: packed.subarray(0, packed.length - 200),
    });
    await start(page, { currency: 'GBP' });
    await expect(page.getByText('The compressed file is cut off.')).toBeVisible();
    await expect(page.getByText('Nothing from the file was saved')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'What did your shop really earn?' })).toBeVisible();
  });

  test('of which lines cannot be read imports the rest, and lists them with number and reason to download', async ({
    page,
  }) => {
    await choose(page, text('mixed.csv', `${HEADER}${line('6.95')}${line('six')}489435,1,=2+2,1,not a day,1,,\n`));
    await start(page, { currency: 'GBP' });
    await expect(page.getByRole('heading', { name: '1 order imported' })).toBeVisible();
    await expect(page.getByRole('row', { name: /The price cannot be read/ })).toContainText('3');
    await expect(page.getByRole('row', { name: /The date cannot be read/ })).toContainText('4');
    await page.route('**/rejected.csv', (route) => route.abort());
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('group', { name: 'Notices' })).toContainText('The server cannot be reached.');
    await page.unroute('**/rejected.csv');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('mixed.csv-rejected.csv');
  });

  test('is reported in the language of its owner @full', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('adaos_language', 'ro'));
    await page.reload();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Alege un fișier' }).click();
    await (await chooser).setFiles(text('gol.csv', ''));
    await expect(page.getByText(/Fișierul este gol/)).toBeVisible();
  });
});

test('a file that is chosen but not imported survives a look at another page; what is typed of it, and a reload, are asked about @full', async ({
  page,
}) => {
  await choose(page, ORDERS);
  const heading = page.getByRole('heading', { name: 'What each column means' });
  const cost = page.getByLabel('Cost of goods, %');
  await cost.fill('60');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('navigation').getByRole('link', { name: 'Billing' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(cost).toHaveValue('60');
  await page.getByRole('navigation').getByRole('link', { name: 'Billing' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Integrations' }).click();
  await expect(heading).toBeVisible();

  const warned = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await expect(heading).toBeVisible();
});
