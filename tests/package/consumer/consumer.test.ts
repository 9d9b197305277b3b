import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from '../../../scripts/browser.mjs';
import { root } from '../../support/root.ts';
import { installInto, productWith, runIn } from './install.ts';

const TYPES = ['typescript7', '@types/node', '@types/react', '@types/react-dom'] as const;
const gym = join(root, 'examples/gym');
const ssr = join(import.meta.dirname, 'ssr');

const directories: string[] = [];
async function project(...args: Parameters<typeof installInto>): Promise<string> {
  const directory = await installInto(...args);
  directories.push(directory);
  return directory;
}
afterAll(async () => {
  for (const directory of directories) await rm(directory, { recursive: true, force: true });
}, 300_000);

/** Opens the built product, and expects no error of it. */
async function inBrowser(app: string, look: (page: Page) => Promise<void>): Promise<void> {
  const server = await preview({ configFile: false, root: app, logLevel: 'error', preview: { port: 0 } });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    // A text without translation is an error there, too.
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await look(page);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
}

const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replaceAll(/[\s\u00a0\u202f]+/gu, ' ');
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);

/** What the gym says: each value by its unit, in its language. */
async function readGym(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'FitWerk' }).first().waitFor();
  const main = () => textOf(page, 'main');
  await page.locator('[role="group"][aria-describedby] svg').first().waitFor({ state: 'attached' });
  expect(await main()).toMatch(/Visits 5,003 .*Occupancy 63\.4% Average stay 1 hr 25 mins Revenue EUR 48,211\.90/);
  expect(await main()).toMatch(/19\.90 EUR per month.*Price per month EUR 19\.90 EUR 34/);
  const days = page.getByRole('group', { name: 'Visits by day' });
  await days.waitFor();
  expect(await textOf(page, `[id="${await days.getAttribute('aria-describedby')}"]`)).toContain('from 284 to 415');
  await page.getByRole('checkbox', { name: 'Select Ole Petersen' }).check();
  await page.getByRole('button', { name: 'Write to them' }).click();
  await page.getByText('1 letter is ready.').waitFor();
  expect(await violations(page)).toEqual([]);
}

describe('another product, with nothing but npm', () => {
  test('the gym type-checks, builds, and shows the library under another brand and in a sixth language', async () => {
    const app = await project(gym);
    runIn(app, 'npx', 'tsc', '-p', '.');
    runIn(app, 'npx', 'vite', 'build', '--logLevel', 'error');
    expect(readdirSync(join(app, 'dist/assets')).some((file) => /^nunito.*\.woff2$/.test(file))).toBe(true);
    await inBrowser(app, async (page) => {
      await readGym(page);
      await page.getByRole('button', { name: 'Language: EN, English' }).click();
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
      await page.getByRole('heading', { name: 'Wie es dem Studio geht' }).waitFor();
      const german = await textOf(page, 'main');
      expect(german).toMatch(/Besuche 5\.003 .*Auslastung 63,4 % .*1 Std\. 25 Min\. Umsatz 48\.211,90 EUR/);
      expect(german).toMatch(/19,90 EUR im Monat.*Preis im Monat 19,90 EUR 34 EUR/);
      await page.getByRole('button', { name: /^Zeitraum wählen/ }).click();
      await page.getByRole('button', { name: /^Winterkurs/ }).waitFor();
      const end = page.getByRole('group', { name: 'Bis' });
      await end.waitFor();
      expect((await end.innerText()).replaceAll(/[^\d.]/gu, '')).toContain('30.01.2026');
      expect(await violations(page)).toEqual([]);
    });
  });

  test('the gym is the same on React 18', async () => {
    const app = await project(gym);
    const versions = ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.32', '@types/react-dom@18.3.7'];
    runIn(app, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...versions);
    runIn(app, 'npx', 'tsc', '-p', '.');
    runIn(app, 'npx', 'vite', 'build', '--logLevel', 'error');
    await inBrowser(app, readGym);
  });

  test('renders on a server in plain Node', async () => {
    const script = await project(ssr, productWith(...TYPES));
    runIn(script, 'npx', 'tsc', '-p', '.');
    const html = runIn(script, 'node', 'out/render.js');
    expect(html).toContain('18.432,07 EUR');
    expect(html).toContain('href="/auth"');
    expect(html).toContain('Cont confirmat');
  });
});
