import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { writeEnglish } from './tools/english.mjs';
import { chromiumArgs, chromiumPath, suiteArgs } from './scripts/browser.mjs';

writeEnglish();
const launchOptions = { executablePath: await chromiumPath(), args: [...chromiumArgs, ...suiteArgs] };

// The code of React, MUI and emotion that users get: emotion's development build makes a style element of each rule, which
// made axe three times as slow.
process.env.NODE_ENV = 'production';

process.env['VITE_TEST_FULL'] = process.env['ADAOS_TEST_FULL'] ?? ''; // for the code in the browser

// Every story in the real browser, with axe and its play function.
export default defineConfig({
  mode: 'production',
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'storybook',
    maxWorkers: 2, // a page for each core
    testTimeout: 60_000,
    isolate: false, // stories clean up after themselves; loading all modules again for each file took most of the time
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
});
