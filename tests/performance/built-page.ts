import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, vi } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../scripts/browser.mjs';
import { root } from '../support/root.ts';

/**
 * Has a page of this folder built for production and served while the tests of a file run.
 * @param name its folder
 * @returns opens it in a browser
 */
export function builtPage(name: string): () => Promise<Page> {
  let outDir: string;
  let server: PreviewServer;
  let browser: Browser;

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), `${name}-`));
    const resolve = { conditions: ['adaos-source', 'module', 'browser', 'production'] };
    const page = { configFile: false, logLevel: 'error', root: `${root}tests/performance/${name}` } as const;
    // Under test React would be built with the checks of its development.
    vi.stubEnv('NODE_ENV', 'production');
    await build({ ...page, resolve, build: { outDir, emptyOutDir: true } });
    server = await preview({ ...page, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
    browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await browser?.close();
    await server?.close();
    await rm(outDir, { recursive: true, force: true });
  });

  return async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const { port } = server.httpServer.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    return page;
  };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
