// npm run chromatic: publishes the Storybook for review, where the project's token is set.
import { run } from './lib/run.mjs';
import { build } from './lib/targets.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing is published.');
} else if ((await build('storybook')) === 'failed') {
  process.exitCode = 1;
} else {
  process.exitCode = await run(['chromatic', '--storybook-build-dir', 'dist-storybook', '--exit-zero-on-changes']);
}
