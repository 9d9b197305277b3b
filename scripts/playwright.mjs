// npm run e2e, npm run visual: one kind of browser tests, on what they need, built when it is stale.
//   npm run e2e -- accounts           the journeys whose file's name has this in it
//   npm run visual -- --update-snapshots
import { run } from './lib/run.mjs';
import { build } from './lib/targets.mjs';

const needs = { e2e: 'app', visual: 'storybook' };
const [project, ...rest] = process.argv.slice(2);

if ((await build(needs[project])) === 'failed') process.exitCode = 1;
else process.exitCode = await run(['playwright', 'test', `--project=${project}`, ...rest]);
// New pictures are larger than they have to be, and the repository keeps each of them forever.
if (rest.some((argument) => argument.startsWith('--update-snapshots')))
  await run(['node', 'tools/squeeze-pictures.mjs']);
