import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from '../../../scripts/browser.mjs';
import { installInto, runIn } from './install.ts';

const directories: string[] = [];
async function project(template: 'app' | 'ssr', tools: string[]): Promise<string> {
  const directory = await installInto(template, tools);
  directories.push(directory);
  return directory;
}
afterAll(async () => {
  for (const directory of directories) await rm(directory, { recursive: true, force: true });
}, 300_000);

describe('another product, with nothing but npm', () => {
  test('type-checks, builds and shows the library in a browser', async () => {
    const app = await project('app', ['vite', 'typescript7', '@types/react', '@types/react-dom']);
    runIn(app, 'npx', 'tsc', '-p', '.');
    runIn(app, 'npx', 'vite', 'build', '--logLevel', 'error');
    const assets = readdirSync(join(app, 'dist/assets'));
    expect(assets.filter((file) => file.endsWith('.woff2')).length).toBe(2);

    const server = await preview({ configFile: false, root: app, logLevel: 'error', preview: { port: 0 } });
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.getByText('18.432,07 EUR').waitFor();
      await page.getByRole('link', { name: 'Profit net' }).waitFor();
      await page.locator('[role="group"][aria-describedby] svg').waitFor({ state: 'attached' });
      expect(await page.getByLabel('Firma').inputValue()).toBe('Atelierul de Lumină');
      expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark');
      expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"', 'ș'))).toBe(true);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });

  test('renders on a server in plain Node', async () => {
    const script = await project('ssr', ['typescript7', '@types/node', '@types/react', '@types/react-dom']);
    runIn(script, 'npx', 'tsc', '-p', '.');
    const html = runIn(script, 'node', 'out/render.js');
    expect(html).toContain('18.432,07 EUR');
    expect(html).toContain('href="/auth"');
    expect(html).toContain('Cont confirmat');
  });
});
