import { execFile } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { Mailbox } from '../support/mailbox.ts';
import { root } from '../support/root.ts';
import { ServerProcess } from '../support/server.ts';
import { fillLogin, SHOP, signUp, verify } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const LISTENING = /Server listening at (http:[^"]+)/;

let directory: string;
let pages: Server;
let calls: ServerProcess;
let callsOrigin: string;
let pagesOrigin: string;

/** A host of plain files, which knows no call: every other address is the app's. */
function hostOf(dist: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = extname(pathname) ? pathname : 'app.html';
    readFile(join(dist, file)).then(
      (content) => response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  directory = await mkdtemp(join(tmpdir(), 'adaos-other-host-'));
  const dist = join(directory, 'dist');
  pages = hostOf(dist);
  await new Promise<void>((resolve) => {
    pages.listen(0, '127.0.0.1', resolve);
  });
  pagesOrigin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const settings = { APP_ORIGIN: pagesOrigin, CORS_ORIGINS: pagesOrigin, LOG_LEVEL: 'info' };
  calls = new ServerProcess(join(directory, 'data'), settings);
  // It says that it is ready at the address that people use.
  await expect.poll(() => calls.output, { timeout: 120_000 }).toMatch(LISTENING);
  callsOrigin = LISTENING.exec(calls.output)?.[1] ?? '';
  await promisify(execFile)(
    'node_modules/.bin/vite',
    ['build', 'packages/app', '--logLevel=error', `--outDir=${dist}`],
    { cwd: root, env: { ...process.env, VITE_API_URL: callsOrigin } },
  );
});

test.afterAll(async () => {
  await calls?.stop();
  await new Promise((resolve) => {
    pages.close(resolve);
  });
  await rm(directory, { recursive: true, force: true });
});

test('the app on a host of its own calls another, which lets it in: account, overview, chat', async ({
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
  await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.');
  await context.close();
});
