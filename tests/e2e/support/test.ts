import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { temporaryDirectory } from '../../../packages/server/src/testing/temporary-directory.ts';
import { Mailbox } from '../../support/mailbox.ts';
import { ServerProcess } from '../../support/server.ts';

export { expect } from '@playwright/test';

interface Served {
  /** The server's address, without a slash at its end. */
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ServerProcess;
}

interface PerTest {
  /** An address that no other test uses. */
  emailAddress: string;
}

interface PerWorker {
  /** Environment variables of the server; override with `test.use`. */
  settings: Record<string, string>;
  /** The real server on a fresh data directory, shared by the tests of one worker with the same settings. */
  server: Served;
  mailbox: Mailbox;
}

/**
 * As in production, so that each test has an address of its own: the limits by address are those of one visitor, not of all tests
 * that a server has answered.
 */
const BEHIND_PROXY = { TRUST_PROXY: 'true' };

/** Playwright's `test` with the built app served by the real server; `page.goto('/')` opens it. */
export const test = base.extend<PerTest, PerWorker>({
  settings: [BEHIND_PROXY, { scope: 'worker', option: true }],

  server: [
    async ({ settings }, use) => {
      const dataDir = await temporaryDirectory('adaos-e2e-');
      const process = new ServerProcess(dataDir, settings);
      try {
        await use({ origin: await process.ready(), dataDir, process });
      } finally {
        await process.stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  mailbox: [async ({ server }, use) => use(new Mailbox(server.dataDir)), { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.origin),

  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ['10', ...randomBytes(3)].join('.') }),

  emailAddress: async ({}, use) => use(`owner-${randomBytes(6).toString('hex')}@shop.test`),
});
