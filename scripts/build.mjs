// Builds what is missing or stale: npm run build [-- app|ui|storybook]
import { build } from './lib/targets.mjs';

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : ['app', 'ui', 'storybook']) {
  const result = await build(name);
  console.log(`${name}: ${result}`);
  if (result === 'failed') process.exit(1);
}
