import { defineConfig } from 'vitest/config';
import { writeEnglish } from './tools/english.mjs';

writeEnglish();

const conditions = ['adaos-source'];
/** A busy machine takes its time; what comes is seen at once. */
const poll = { timeout: 15_000 };
const packages = { resolve: { conditions }, ssr: { resolve: { conditions } } };

// Stories run by vitest.stories.config.ts: they need Storybook and a browser, which these don't.
export default defineConfig({
  test: {
    projects: [
      {
        // Rules and helpers without a database or a browser.
        ...packages,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false, // they share no state; a third of the time
          include: [
            'packages/{domain,api,ui,app}/src/**/*.test.{ts,tsx}',
            'packages/server/src/**/*.unit.test.ts',
            'packages/{woocommerce-plugin,shopify-pixel}/test/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          testTimeout: 30_000, // some start the tools of the repo
        },
      },
      {
        // The server on the real engine: one PostgreSQL for the run, one database for each test file.
        ...packages,
        test: {
          name: 'server',
          environment: 'node',
          tags: [
            { name: 'full', description: 'What is slow and proved by cheaper tests too: only npm run test:full.' },
          ],
          include: ['packages/server/src/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          isolate: false, // they share no state; loading the server again for each file took half of the processor's time
          maxWorkers: 2, // one works while the other waits for the database
          expect: { poll },
          testTimeout: 180_000, // the longest take half a minute beside another suite
          hookTimeout: 60_000,
        },
      },
      {
        // The commands as a user runs them: whole processes, started, stopped and killed.
        ...packages,
        test: {
          name: 'lifecycle',
          environment: 'node',
          include: ['tests/lifecycle/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The library as it is published, built once.
        ...packages,
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/*.test.ts'],
          globalSetup: ['tests/package/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What takes minutes: only npm run test:full.
        ...packages,
        test: {
          name: 'slow',
          environment: 'node',
          include: ['tests/{faults,load,performance,package/consumer}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
