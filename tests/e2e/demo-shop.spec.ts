import type { AdsAnswer, ChannelsAnswer, CustomersAnswer, Overview, Session } from '@adaos/api';
import type { Page } from '@playwright/test';
import { DEMO, enterDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

// One server with two years of a shop, for one journey after the other: each leaves it good for the next.
test.use({ settings: DEMO });
test.describe.configure({ mode: 'default' });

/** What the server says to a read of the signed-in shop. */
async function read<T>(page: Page, path: string): Promise<T> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`;
  const answer = await page.request.get(path, { headers: { authorization, accept: 'application/json' } });
  return (await answer.json()) as T;
}
const roiWord = (roi: number) =>
  (roi >= 120 && 'Earns well') || (roi >= 100 && 'Just above break-even') || 'Below break-even';
const money = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2 });
const columns = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.textContent));

test('[ADS-1] [ADS-2] [ADS-3] profit and ads: what was spent and earned, by platform, month and campaign', async ({
  page,
  server,
}) => {
  await enterDemo(page, server.process, '/dashboard/integrations');
  const { shop } = await read<Session>(page, '/auth/session');
  const period = `from=${shop?.dataFrom}&to=${shop?.dataTo}`;
  await page.goto(`/dashboard/profit-ads?${period}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Blended ROI: all ads, all orders' })).toBeVisible();
  const ads = await read<AdsAnswer>(page, `/api/ads?${period}`);
  expect(new Set(ads.platforms.map(({ name }) => name))).toEqual(new Set(['Google Ads', 'Meta Ads']));
  const ofPlatforms = ads.platforms.flatMap(({ spend, profit }) => [spend / 100, (profit ?? NaN) / 100]);
  for (const amount of [ads.totalSpend, ads.totalProfit ?? NaN, ...ofPlatforms]) {
    await expect(main).toContainText(money(amount));
  }
  for (const chart of ['Spend and profit, by month', 'Blended ROI, by month']) {
    await expect(main.getByRole('group', { name: chart })).toContainText(/From \w+ \d{4} to \w+ \d{4}\./);
  }

  await expect
    .poll(() => columns(page))
    .toEqual(['Campaign', 'Platform', 'Status', 'Ad spend', 'Profit', 'ROI', 'Clicks', 'Conversions']);
  const first = main.getByRole('grid', { name: 'Campaigns' }).getByRole('row').nth(1);
  const clicks = async () => Number((await first.getByRole('gridcell').nth(6).textContent())?.replaceAll(',', ''));
  const { campaigns } = ads;
  const byClicks = main.getByRole('columnheader', { name: 'Clicks' });
  await byClicks.getByRole('button').click();
  await expect(byClicks).toHaveAttribute('aria-sort', /^(?:as|des)cending$/);
  const most = Math.max(...campaigns.map((campaign) => campaign.clicks));
  const least = Math.min(...campaigns.map((campaign) => campaign.clicks));
  const sorted = [await clicks()];
  await byClicks.getByRole('button').click();
  await expect.poll(clicks).not.toBe(sorted[0]);
  sorted.push(await clicks());
  expect(sorted.toSorted((a, b) => a - b)).toEqual([least, most]);

  await main.getByRole('searchbox').fill('no such campaign');
  await expect(main.getByRole('gridcell')).toHaveCount(0);
  await main.getByRole('searchbox').fill('');
  for (const { name, roi } of campaigns) {
    const row = main.getByRole('grid', { name: 'Campaigns' }).getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(roiWord(roi ?? NaN));
  }
});

test('all columns of a table are on the paper that it is printed on @full', async ({ page, server }) => {
  await enterDemo(page, server.process, '/dashboard/profit-ads');
  const table = page.getByRole('grid', { name: 'Campaigns' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1000 }); // A4 between margins of 12 mm
  const right = (edge: DOMRect) => edge.right;
  expect(right(await table.evaluate((drawn) => drawn.getBoundingClientRect()))).toBeLessThanOrEqual(
    right(await page.getByRole('region', { name: 'Campaigns' }).evaluate((card) => card.getBoundingClientRect())),
  );
  await page.emulateMedia({ media: 'screen' });
});

test('[CAMP-1] [CAMP-2] [CAMP-4] a campaign is opened by a click on its row or by keyboard, with all that is known', async ({
  page,
  server,
}) => {
  await enterDemo(page, server.process, '/dashboard/campaigns');
  const main = page.getByRole('main');
  const row = main.getByRole('row').nth(1);
  const name = (await row.getByRole('gridcell').first().textContent()) ?? '';
  await expect(main.getByRole('gridcell', { name: /^(Active|Paused|Ended)$/ }).first()).toBeVisible();
  await row.click();
  await expect(page).toHaveURL(/\/dashboard\/campaigns\/[\w-]+$/);
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const part of ['Fraud risk', 'Optimized budget', 'Recommendations', 'What happened']) {
    await expect(main.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(main.getByText(/^(Low|Medium|High)$/).first()).toBeVisible();
  for (const line of ['Ad spend', 'Conversions']) {
    const chart = main.getByRole('group', { name: `Spend and conversions, by day: ${line}` });
    await expect(chart).toContainText(`${line}: from`);
  }
  await expect(main.getByRole('region', { name: 'Clicks: safe and fraudulent' })).toContainText(/^.*Safe: .*Fraud/);
  await main.getByRole('link', { name: 'All campaigns' }).click();

  const details = main.getByRole('link', { name: `Details: ${name}` });
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('[FRAUD-1] [FRAUD-2] [FRAUD-3] [FRAUD-4] fraud and returns, and from which share on one is warned', async ({
  page,
  server,
}) => {
  await enterDemo(page, server.process, '/dashboard/fraud-returns');
  const main = page.getByRole('main');
  for (const card of ['Fraud alerts this month', 'Returns this month', 'Fraud rate', 'Total loss']) {
    await expect(main.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(main.getByText(/(more|fewer) than last month \(\d+\)|The same as last month/)).toHaveCount(2);
  const fraud = await read<{ totalLoss: number; safeTransactions: number }>(page, '/api/fraud');
  const returns = await read<{ averageReturnValue: number }>(page, '/api/returns');
  await expect(main).toContainText(money(fraud.totalLoss));
  await expect(main.getByRole('region', { name: 'Safe and fraudulent orders' })).toContainText(
    new RegExp(`Safe: [\\d.]+%, that is ${fraud.safeTransactions.toLocaleString('en')} of `),
  );
  await expect(main.getByRole('group', { name: 'Returns and fraud, by month' })).toContainText(
    /Returns: from .* Fraud/,
  );
  await expect
    .poll(() => columns(page))
    .toEqual(['Order', 'When', 'Risk', 'Signs', 'Amount', 'Status', 'Verdict', 'Actions']);
  // The shop's verdict on the newest case is there at once, with the rate that follows from it.
  const newest = main.getByRole('grid', { name: 'Fraud cases' }).getByRole('row').nth(1);
  for (const verdict of ['In dispute', 'Fraud']) {
    await newest.getByRole('link', { name: /verdict on order|Open case/ }).click();
    await expect(main.getByRole('heading', { level: 1, name: /^Was order D-\d+ fraud\?$/ })).toBeVisible();
    await expect(main.getByText(/^[\d.]+ points?\. From 4 points on/)).toBeVisible();
    const choice = main.getByRole('button', { name: verdict, exact: true });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('link', { name: 'Fraud and returns' }).click();
    await expect(newest.getByText(verdict, { exact: true })).toBeVisible();
    const { fraudTransactions } = await read<{ fraudTransactions: number }>(page, '/api/fraud');
    await expect(main.getByText(new RegExp(`^${fraudTransactions} of [\\d,]+ orders in 12 months$`))).toBeVisible();
  }
  const detail = main.getByRole('region', { name: 'Returns in detail' });
  await expect(detail).toContainText(money(returns.averageReturnValue));
  await expect(detail).toContainText(/\d+ returns? · [\d.]+%/);

  await main.getByRole('button', { name: 'Advanced settings' }).click();
  const threshold = page.getByRole('textbox', { name: 'Alert me when the fraud rate reaches' });
  await threshold.fill('0.1');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Above your threshold')).toBeVisible();
  await main.getByRole('link', { name: 'See active alerts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts and recommendations' })).toBeVisible();
});

test('[FORE-1] [FORE-2] [FORE-3] what other budgets and prices would do to the own shop', async ({ page, server }) => {
  await enterDemo(page, server.process, '/dashboard/forecast');
  const main = page.getByRole('main');
  const budget = main.getByRole('slider', { name: 'Ad budget' });
  const prices = main.getByRole('slider', { name: 'Prices' });
  for (const [slider, least, most] of [
    [budget, '-50', '100'],
    [prices, '-30', '50'],
  ] as const) {
    await slider.press('Home');
    await expect(slider).toHaveValue(least);
    await slider.press('End');
    await expect(slider).toHaveValue(most);
  }
  await main.getByRole('textbox', { name: 'Ad budget' }).fill('10');
  await main.getByRole('textbox', { name: 'Prices' }).fill('5');
  await expect(budget).toHaveValue('10');
  await budget.press('ArrowRight');
  await expect(main.getByRole('textbox', { name: 'Ad budget' })).toHaveValue('11');

  // The figures follow the sliders, against doing nothing.
  await expect(main.getByText(/ (?:more|less) than doing nothing$/)).toBeVisible();
  for (const result of ['Expected demand', 'Expected profit', 'Confidence', 'Risk level']) {
    await expect(main.getByRole('heading', { name: result })).toBeVisible();
  }
  await expect(main.getByRole('group', { name: 'History, forecast and what-if' })).toBeVisible();
  const insights = main.getByRole('region', { name: 'What it means' });
  for (const part of ['Ads', 'Prices', 'Recommendation']) await expect(insights).toContainText(part);

  await main.getByRole('button', { name: 'Reset' }).click();
  await expect(main.getByText(/^If you change nothing: /)).toBeVisible();
  await expect(main.getByText(/ than doing nothing$/)).toHaveCount(0);
  await expect(budget).toHaveValue('0');
  await expect(prices).toHaveValue('0');
});

test('[STOCK-1] what is left of each product, and who delivers it', async ({ page, server }) => {
  await enterDemo(page, server.process, '/dashboard/stock-suppliers');
  const main = page.getByRole('main');
  for (const card of ['Units in stock', 'Suppliers', 'Critical products', 'Average delivery time']) {
    await expect(main.getByRole('heading', { name: card, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('group', { name: 'Stock by supplier' })).toContainText(/Stock: from \d+ to \d+/);
  await expect
    .poll(() => columns(page))
    .toEqual(expect.arrayContaining(['Supplier', 'Product', 'Stock', 'Delivery time', 'Status']));
  const { suppliers } = await read<{ suppliers: { status: string }[] }>(page, '/api/stock');
  const critical = suppliers.filter(({ status }) => status === 'Critical').length;
  await expect(main.getByRole('gridcell', { name: 'Critical', exact: true })).toHaveCount(critical);
  expect(critical).toBeGreaterThan(0);
});

test('[ALERT-1] [GAME-1] an alert is resolved, which stays; a team of one has no ranking, and sees why', async ({
  page,
  server,
}) => {
  await enterDemo(page, server.process, '/dashboard/alerts-recs');
  const main = page.getByRole('main');
  for (const card of ['Active alerts', 'High priority', 'Resolved', 'Recommendations']) {
    await expect(main.getByRole('heading', { level: 2, name: card }).first()).toBeVisible();
  }
  const advice = main.getByRole('region', { name: 'Recommendations' }).getByRole('listitem').first();
  await expect(advice).toContainText(/Impact: (high|medium|low)/);
  await expect(advice).toContainText(/Effort: (high|medium|low)/);
  const queue = main.getByRole('region', { name: 'Recommendations' });
  const alert = queue.getByRole('listitem').filter({ hasText: 'Covor țesut manual: almost sold out' });
  await expect(alert).toContainText(/(High|Medium|Low) priority/);
  await expect(alert).toContainText('Active');
  await alert.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await queue.getByRole('button', { name: 'Done', exact: true, pressed: false }).first().click();
  await expect(alert).toContainText('Resolved');

  const entry = page.getByRole('navigation').getByRole('link', { name: 'Gamification' });
  await expect(entry).toHaveCount(0);
  await page.goto('/dashboard/gamification');
  await expect(main.getByRole('heading', { name: 'Gamification is for teams' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Invite a colleague' })).toHaveAttribute('href', '/dashboard/admin');
  await main.getByRole('button', { name: 'View sample data' }).click();
  for (const card of ['Team points', 'Members', 'Badges', 'Average trend']) {
    await expect(main.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(main.getByRole('group', { name: 'Points by week' })).toBeVisible();
  const ranking = main.getByRole('grid', { name: 'Ranking' });
  for (const column of ['Rank', 'Name', 'Points', 'Department', 'Badges', 'Trend']) {
    await expect(ranking.getByRole('columnheader', { name: column })).toBeVisible();
  }
  await expect(main.getByRole('region', { name: 'Recent achievements' })).toBeVisible();
});

test('[COPY-1] three ads are written for a product and its audience, and copied', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterDemo(page, server.process, '/dashboard/ad-copy');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Product name' }).fill('   ');
  await main.getByRole('button', { name: 'Write three texts' }).click();
  await expect(main.getByText('Please fill in the product name and the target audience').first()).toBeVisible();
  await main.getByRole('button', { name: 'Choose from your products' }).click();
  const products = page.getByRole('dialog', { name: 'Which product to advertise?' });
  await products.getByRole('searchbox', { name: 'Search' }).fill('Covor');
  await products
    .getByRole('button', { name: /Covor.*in stock/ })
    .first()
    .click();
  await expect(main.getByRole('textbox', { name: 'Product name' })).toHaveValue(/Covor/);
  await main.getByRole('textbox', { name: 'Product name' }).fill('Wool blanket');
  await main.getByRole('textbox', { name: 'Target audience' }).fill('young families');
  await main.getByRole('button', { name: 'Write three texts' }).click();
  const texts = main.getByRole('region', { name: 'Generated texts' });
  await expect(texts.getByRole('button', { name: /^Copy “/ })).toHaveCount(3);
  await expect(texts.getByText('Call to action')).toHaveCount(3);
  await expect(texts).toContainText('Wool blanket');
  await texts
    .getByRole('button', { name: /^Copy “/ })
    .first()
    .click();
  await expect(texts.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Wool blanket');
  await expect(main.getByRole('region', { name: 'Tips' })).toBeVisible();
});

test('[INST-1] [INST-2] [INST-3] the guides are filtered and read, and help is offered', async ({ page, server }) => {
  await enterDemo(page, server.process, '/dashboard/instructions');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(6);
  await main.getByRole('button', { name: 'Integrations' }).click();
  await expect(main.getByRole('article')).toHaveCount(2);
  await main.getByRole('button', { name: 'See details: Connect Shopify' }).click();
  const guide = page.getByRole('dialog', { name: 'Connect Shopify' });
  await expect(guide).toContainText(/\w{3,} \w{3,}/);
  await page.keyboard.press('Escape');
  for (const [link, text] of [
    ['Webhooks', 'The app does not send webhooks of its own yet.'],
    ['Troubleshooting', 'Check your spam folder first.'],
    ['What’s new', 'Version 0.1: the first release'],
  ] as const) {
    await main.getByRole('button', { name: link, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(text);
    await page.keyboard.press('Escape');
  }

  await main.getByRole('button', { name: 'Contact support' }).click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: 'Schedule demo' })).toHaveAttribute('href', '/contact');

  for (const slug of ['shopify', 'fraud']) {
    await page.goto(`/docs/${slug}`);
    await expect(page, slug).toHaveURL(new RegExp(`/dashboard/instructions\\?guide=${slug}$`));
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  }
  await page.goto('/docs/api');
  await expect(page).toHaveTitle(/API/);
});

test('the code and the figures behind a link are fetched once, as soon as the pointer or the focus is on it', async ({
  page,
  server,
}) => {
  await enterDemo(page, server.process, '/dashboard/overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  for (const [name, heading, path, intent, open] of [
    ['Active campaigns', 'Campaigns', '/ads/campaigns', 'hover', () => link('Active campaigns').click()],
    ['Reconciliation', 'Reconciliation', '/api/reconciliation', 'focus', () => page.keyboard.press('Enter')],
  ] as const) {
    const figures = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await link(name)[intent]();
    await (await figures).finished();
    await page.waitForLoadState('networkidle');
    requests.length = 0;
    await open();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(requests.filter((each) => each === path || each.endsWith('.js'))).toEqual([]);
  }
});

/** How many the demo shop has hangs on the day: 407 comenzi, 427 de comenzi. */
const inRomanian = new Intl.PluralRules('ro');
const WRITTEN = [
  [
    'Română',
    'ro-RO',
    (orders: string, count: number) => `${orders} ${inRomanian.select(count) === 'other' ? 'de ' : ''}comenzi`,
    'Prezentare generală',
  ],
  ['Français', 'fr-FR', (orders: string) => `${orders} commandes`, 'Vue d’ensemble'],
  ['Español', 'es-ES', (orders: string) => `${orders} pedidos`, 'Resumen'],
  ['Português', 'pt-PT', (orders: string) => `${orders} encomendas`, 'Visão geral'],
  ['English', 'en-GB', (orders: string) => `${orders} orders`, 'Overview'],
] as const;

test('[ALL-2] [ALL-3] words, plurals, money and dates are of the language chosen, without the figures being requested again', async ({
  page,
  server,
}) => {
  const answered = page.waitForResponse((answer) => /\/api\/overview\?/.test(answer.url()) && answer.ok());
  await enterDemo(page, server.process, '/dashboard/overview');
  const { profitNet, currency, orders, from } = (await (await answered).json()) as Overview;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/overview/.test(request.url())) asked.push(request.url());
  });
  // The engine of the browser may set other spaces than that of the test.
  const plain = (text: string) => text.replaceAll(/[\s\u200e]+/g, ' ');
  for (const [name, locale, ordersIn, heading] of WRITTEN) {
    await page.getByRole('button', { name: /: [A-Z]{2}, / }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Adaos`);
    const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: 'always' });
    const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    // The period is in the bar.
    const text = plain(`${await page.getByRole('banner').textContent()} ${await main.textContent()}`);
    expect(text).toContain(plain(ordersIn(new Intl.NumberFormat(locale).format(orders), orders)));
    expect(text).toContain(plain(figures.format(profitNet ?? 0)));
    expect(text).toContain(currency ?? '?');
    expect(text).toContain(
      plain(month.formatToParts(new Date(from)).find(({ type }) => type === 'month')?.value ?? '?'),
    );
  }
  expect(asked).toEqual([]);
});

/** Screens with something to read, and whether their sample replaces what cannot be read. */
const SCREENS = [
  ['/dashboard/overview/figures/netProfit', 'nothing'],
  ['/dashboard/profit-ads', 'nothing'],
  ['/dashboard/campaigns', 'sample'],
  ['/dashboard/fraud-returns', 'nothing'],
  ['/dashboard/forecast', 'nothing'],
  ['/dashboard/costs', 'nothing'],
  ['/dashboard/stock-suppliers', 'nothing'],
  ['/dashboard/alerts-recs', 'nothing'],
  ['/dashboard/ad-copy', 'nothing'],
  ['/dashboard/integrations', 'nothing'],
  ['/dashboard/instructions', 'nothing'],
  ['/dashboard/billing', 'sample'],
  ['/dashboard/admin', 'nothing'],
  ['/dashboard/admin?tab=subscriptions', 'nothing'],
  ['/dashboard/admin?tab=audit', 'nothing'],
  ['/settings', 'nothing'],
  ['/settings?tab=security', 'nothing'],
] as const;

test('[ALL-6] [ALL-7] [CALL-3] a screen whose read is answered in a wrong shape says so, offers another try, and marks the sample @full', async ({
  page,
  server,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await enterDemo(page, server.process, '/terms');
  await page.route(/\/(?:api|ads|billing|auth|support)\//, (route) => {
    const request = route.request();
    const isRead = request.resourceType() === 'fetch' && request.method() === 'GET';
    return isRead && !request.url().endsWith('/auth/session') ? route.fulfill({ json: {} }) : route.continue();
  });
  const main = page.getByRole('main');
  for (const [address, shown] of SCREENS) {
    await page.goto(address);
    await expect(main.getByRole('alert').first(), address).toContainText(/could not be loaded|Error loading/);
    await expect(main.getByRole('button', { name: 'Try again' }).first(), address).toBeVisible();
    const mark = main.getByText('Sample data', { exact: true });
    if (shown === 'sample') await expect(mark.first(), address).toBeVisible();
    else await expect(mark, address).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('customers: who is new and who returns, cohorts by numbers, a segment, one customer and their orders', async ({
  page,
  server,
}) => {
  await enterDemo(page, server.process, '/dashboard/integrations');
  const { shop } = await read<Session>(page, '/auth/session');
  const period = `from=${shop?.dataFrom}&to=${shop?.dataTo}`;
  await page.goto(`/dashboard/customers?${period}`);
  const main = page.getByRole('main');
  const { now } = await read<CustomersAnswer>(page, `/api/customers?${period}`);
  const parts = main.getByRole('table', { name: 'New and returning customers' });
  for (const { contribution } of now?.parts ?? []) await expect(parts).toContainText(money(contribution));
  const cohorts = main.getByRole('table', { name: 'Customers by month of their first order' });
  await expect(cohorts.getByRole('cell', { name: /%$/ }).first()).toBeVisible();
  await main.getByRole('button', { name: 'What remains per customer' }).click();
  await expect(cohorts.getByRole('columnheader', { name: '12 months, expected' })).toBeVisible();

  await main.getByRole('button', { name: 'Loyal', exact: true }).click();
  await expect(page).toHaveURL(/segment=loyal/);
  const customers = main.getByRole('grid', { name: 'Customers', exact: true });
  await expect(customers.getByRole('row').nth(1)).toContainText('Loyal');
  await customers.getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Customer [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await main.getByRole('button', { name: 'Erase personal data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await main.getByRole('grid', { name: 'Orders of the customer' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dashboard\/orders\/\d+/);
});

test('channels: what each earned by the last touch and by all four models, by country, and the orders of one', async ({
  page,
  server,
}) => {
  await enterDemo(page, server.process, '/dashboard/integrations');
  const { shop } = await read<Session>(page, '/auth/session');
  const period = `from=${shop?.dataFrom}&to=${shop?.dataTo}`;
  await page.goto(`/dashboard/channels?${period}`);
  const main = page.getByRole('main');
  const table = main.getByRole('grid', { name: 'Channels' });
  const { channels, none, sum } = await read<ChannelsAnswer>(page, `/api/channels?${period}`);
  for (const { channel, profit } of channels) {
    // Of google and Google Ads each begins its own row.
    const own = table.getByRole('row').filter({ hasText: new RegExp(`^${channel}`) });
    await expect(own).toContainText(money(profit));
  }
  await expect(table.getByRole('row').filter({ hasText: 'Not attributed' })).toContainText(money(none.netSales));
  await expect(main).toContainText(money(sum.profit));
  await expect(main.getByRole('grid', { name: 'The four models compared' }).getByText(/^ROI /).first()).toBeVisible();

  await main.getByLabel('Attribution').selectOption('First touch');
  await expect(page).toHaveURL(/model=first/);
  const first = await read<ChannelsAnswer>(page, `/api/channels?${period}&model=first`);
  const newsletter = first.channels.find(({ channel }) => channel === 'newsletter');
  const row = table.getByRole('row').filter({ hasText: 'newsletter' });
  await expect(row).toContainText(money(newsletter?.netSales ?? NaN));
  await row.getByRole('link').click();
  await expect(main.getByRole('heading', { name: 'Orders of: newsletter' })).toBeVisible();
  await expect(main.getByRole('grid').getByRole('row').nth(1)).toContainText('D-');
  await page.goBack();

  await main.getByLabel('Group orders by').selectOption('Country');
  await expect(table.getByRole('row').filter({ hasText: 'Romania' })).toBeVisible();
  await expect(main.getByLabel('Attribution')).toHaveCount(0);
});
