import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath, screenshotArgs, suiteArgs } from './scripts/browser.mjs';

const executablePath = await chromiumPath();
// Workers inherit both, so that the browser is looked for once.
process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  reporter: [['list']],
  expect: {
    timeout: 20_000, // a busy machine takes its time; what comes is seen at once
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    deviceScaleFactor: 1,
    launchOptions: { executablePath, args: [...chromiumArgs, ...suiteArgs] },
  },
  projects: [
    {
      // Every story of the built Storybook against its baseline in git. One browser for all systems, so one baseline.
      name: 'visual',
      testDir: './tests/visual',
      outputDir: 'test-results/visual', // each its own: both may run at once, and each empties it first
      testMatch: '**/*.spec.ts',
      snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
      timeout: 60_000,
      // Three pages: a picture waits as long as it works.
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath, args: [...chromiumArgs, ...suiteArgs, ...screenshotArgs] },
      },
    },
    {
      // Journeys through the built app, against the real server on the real database.
      name: 'e2e',
      testDir: './tests/e2e',
      workers: 2, // each with a server and a database of its own
      outputDir: 'test-results/e2e',
      testMatch: '**/*.spec.ts',
      timeout: 120_000,
      // No trace: recording one of each journey costs a third of the run. `npm run e2e -- --trace on` gives it.
      use: {
        viewport: { width: 1280, height: 800 },
        screenshot: 'only-on-failure',
        // A tenth of the run is what moves; the first visit, which goes through everything, has it all the same.
        contextOptions: { reducedMotion: 'reduce' },
        // What tests hold back or refuse is then what the page itself asks for; the journeys that are about the worker let it in.
        serviceWorkers: 'block',
      },
    },
  ],
});
