import { execFile } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { Mailbox } from '../support/mailbox.ts';
import { root } from '../support/root.ts';
import { ServerProcess } from '../support/server.ts';
import { fillLogin, SHOP, signUp, verify } from './support/accounts.ts';
import { answerAsForeignHost, foreignHost } from './support/foreign-host.ts';
import { standInForStripe } from './support/stripe.ts';
import { expect, test as base } from './support/test.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

const LISTENING = /Server listening at (http:[^"]+)/;

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listening = (server: Server) =>
  new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
const closed = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
/** The host of the calls in the app that is built for both; each host of pages writes its own in its place. */
const CALLS = 'calls.example.test';

const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) => {
      const dist = await mkdtemp(join(tmpdir(), 'adaos-other-host-app-'));
      const env = {
        ...process.env,
        VITE_API_URL: `http://${CALLS}`,
        VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_51OfAnother',
      };
      const command = ['build', 'packages/app', '--logLevel=error', `--outDir=${dist}`];
      await promisify(execFile)('node_modules/.bin/vite', command, { cwd: root, env });
      await use(dist);
      await rm(dist, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/**
 * A host of plain files, which knows no call: every other address is the app's. What it passes on is the one call on its own host.
 * @param calls the origin of the calls that its app makes.
 */
function hostOf(dist: string, calls: () => string, changePassword?: RequestListener): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (request.method === 'POST' && changePassword) return changePassword(request, response);
    const file = extname(pathname) ? pathname : 'app.html';
    const type = TYPES[extname(file)];
    readFile(join(dist, file)).then(
      (content) =>
        type
          ? response
              .writeHead(200, { 'content-type': type })
              .end(content.toString('utf8').replaceAll(CALLS, new URL(calls()).host))
          : response.writeHead(200, { 'content-type': 'text/plain' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
}

// A header of the tests' own would be refused by a host that does not know it.
test.use({ extraHTTPHeaders: {} });
// One after the other: each worker would build an app of its own.
test.describe.configure({ mode: 'default' });

test.describe('the server of this repository', () => {
  let directory: string;
  let pages: Server;
  let calls: ServerProcess;
  let callsOrigin: string;
  let pagesOrigin: string;

  test.beforeAll(async ({ dist }) => {
    directory = await mkdtemp(join(tmpdir(), 'adaos-other-host-'));
    pages = hostOf(dist, () => callsOrigin);
    await listening(pages);
    pagesOrigin = originOf(pages);
    const settings = { APP_ORIGIN: pagesOrigin, CORS_ORIGINS: pagesOrigin, LOG_LEVEL: 'info' };
    calls = new ServerProcess(join(directory, 'data'), settings);
    // It says that it is ready at the address that people use.
    await expect.poll(() => calls.output, { timeout: 120_000 }).toMatch(LISTENING);
    callsOrigin = LISTENING.exec(calls.output)?.[1] ?? '';
  });

  test.afterAll(async () => {
    await calls?.stop();
    await closed(pages);
    await rm(directory, { recursive: true, force: true });
  });

  test('the app on a host of its own calls another, which lets it in: account, overview, chat @full', async ({
    browser,
    emailAddress,
  }) => {
    const context = await browser.newContext({ baseURL: pagesOrigin, locale: 'en-GB' });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('adaos_language', 'en'));
    const called = new Set<string>();
    page.on('request', (request) => called.add(new URL(request.url()).origin));
    const socket = page.waitForEvent('websocket');

    await signUp(page, emailAddress);
    await verify(page, new Mailbox(calls.dataDir), emailAddress);
    await page.goto('/auth');
    await fillLogin(page, emailAddress);
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole('banner')).toContainText(SHOP);
    await page.getByRole('button', { name: /^Open the support chat/ }).click();
    expect(new URL((await socket).url()).host).toBe(new URL(callsOrigin).host);
    expect([...called].toSorted()).toEqual([callsOrigin, pagesOrigin].toSorted());

    // A refusal is read as what it is, not as a network that failed.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth');
    await fillLogin(page, emailAddress, 'not the password');
    await expect(page.getByRole('alert')).toContainText('Wrong email or password.');
    await context.close();
  });
});

test.describe('a host that knows only the specification', () => {
  let pages: Server;
  let calls: Server;
  let pagesOrigin: string;

  test.beforeAll(async ({ dist }) => {
    calls = foreignHost();
    pages = hostOf(
      dist,
      () => originOf(calls),
      (request, response) => void answerAsForeignHost(request, response),
    );
    await Promise.all([listening(calls), listening(pages)]);
    pagesOrigin = originOf(pages);
  });

  test.afterAll(async () => {
    await Promise.all([closed(calls), closed(pages)]);
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('adaos_language', 'en'));
  });

  test('[AUTH-6] [AUTH-8] [AUTH-9] [AUTH-15] [AUTH-16] is read where it refuses @full', async ({ page }) => {
    const alert = page.getByRole('alert');
    for (const [email, text] of [
      ['nobody@shop.test', 'Nobody here has this e-mail.'],
      ['page@shop.test', 'Login failed'],
      ['markup@shop.test', 'Login failed'],
      ['unconfirmed@shop.test', 'Please confirm your email first'],
    ] as const) {
      await page.goto(`${pagesOrigin}/auth`);
      await fillLogin(page, email);
      await expect(alert).toContainText(text);
    }
    await page.getByRole('button', { name: 'Resend verification' }).click();
    await expect(page.getByText('Verification email sent.')).toBeVisible();

    await page.goto(`${pagesOrigin}/auth?mode=signup`);
    await page.getByLabel('Company name').fill(SHOP);
    await page.getByLabel(/^E-?mail/).fill('ana@shop.test');
    await page.getByLabel('Password', { exact: true }).fill('nine lamps in a row');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(alert).toContainText('This company has an account.');

    await page.goto(`${pagesOrigin}/auth/reset`);
    await page.getByLabel(/^E-?mail/).fill('ana@shop.test');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(alert).toContainText('Mails go out from nine on.');

    await page.goto(`${pagesOrigin}/auth/reset/confirm?token=t`);
    await page.getByLabel('New password', { exact: true }).fill('ten lamps in a row');
    await page.getByLabel('New password again', { exact: true }).fill('ten lamps in a row');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(alert).toContainText('This link was used before.');
  });

  test('[AUTH-11] [AUTH-13] has a password changed first, and is asked on the host of the page @full', async ({
    page,
  }) => {
    await page.goto(`${pagesOrigin}/auth`);
    await fillLogin(page, 'new@shop.test');
    await expect(page).toHaveURL(/\/auth\/change-password$/);
    await page.evaluate(() => localStorage.setItem('adaos_mock_mode', '1'));
    await page.goto(`${pagesOrigin}/dashboard/overview`);
    await expect(page).toHaveURL(/\/auth\/change-password$/);
    const change = async (old: string) => {
      await page.getByLabel('Current password', { exact: true }).fill(old);
      await page.getByLabel('New password', { exact: true }).fill('ten lamps in a row');
      await page.getByLabel('New password again', { exact: true }).fill('ten lamps in a row');
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await change('another');
    await expect(page.getByRole('alert')).toContainText('The old one was another.');
    await change('first');
    await expect(page).toHaveURL(/\/dashboard\/overview$/); // by itself, after 2 s
    await expect(page.getByRole('main').getByText('Sample data', { exact: true }).first()).toBeVisible();
  });

  test('[BILL-2] [ADMIN-2] [INTG-1] is signed in to, refuses in its own words, and its checkout is found by its id', async ({
    page,
  }) => {
    await page.goto(`${pagesOrigin}/auth`);
    await fillLogin(page, 'ana@shop.test');
    await expect(page).toHaveURL(/\/dashboard/);

    await page.goto(`${pagesOrigin}/dashboard/admin`);
    await page.getByRole('button', { name: 'Delete ion' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Ion has open orders.' })).toBeVisible();

    await page.goto(`${pagesOrigin}/dashboard/integrations?open=shopify`);
    const card = page.getByRole('region', { name: 'Shopify' });
    await card.getByRole('textbox', { name: 'Address of your shop' }).fill('lamps.myshopify.com');
    await card.getByRole('button', { name: 'Connect Shopify' }).click();
    await expect(card.getByRole('alert')).toContainText('Error connecting Shopify: Shopify is closed today.');

    await standInForStripe(page, 'leads on');
    await page.goto(`${pagesOrigin}/dashboard/billing`);
    await page.getByRole('button', { name: 'Choose Growth' }).click();
    await expect(page).toHaveURL('https://checkout.stripe.com/c/pay/cs_test_foreign1#pk_test_51OfAnother');
  });
});
