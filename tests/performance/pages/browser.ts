import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { chromiumArgs } from '../../../scripts/browser.mjs';

/** A browser with a profile of its own, for Lighthouse and for Playwright. */
export interface MeasuredBrowser {
  /** The port of its tools. */
  readonly port: number;
  /** Runs with Playwright in the browser's own profile. */
  use<T>(run: (context: BrowserContext) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** @throws Error with what the browser wrote, where it ends before its tools answer. */
async function portOf(browser: ChildProcess): Promise<number> {
  let output = '';
  for await (const text of browser.stderr ?? []) {
    output += String(text);
    const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output);
    if (found) return Number(found[1]);
  }
  throw new Error(`The browser did not start: ${output}`);
}

/**
 * Starts a browser.
 * @param directory where its profile is kept
 * @param keys digests of the public keys of servers whose certificates nobody signed
 */
export async function startBrowser(path: string, directory: string, keys: readonly string[]): Promise<MeasuredBrowser> {
  const own = [`--user-data-dir=${join(directory, 'profile')}`, '--remote-debugging-port=0'];
  const trusted = `--ignore-certificate-errors-spki-list=${keys.join(',')}`;
  const args = [...chromiumArgs, ...own, trusted, '--headless', 'about:blank'];
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await portOf(browser);
  return {
    port,
    async use(run) {
      const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      try {
        const [context] = connected.contexts();
        if (!context) throw new Error('The browser has no profile.');
        return await run(context);
      } finally {
        await connected.close();
      }
    },
    async stop() {
      const ended = once(browser, 'exit');
      browser.kill();
      await ended;
    },
  };
}
