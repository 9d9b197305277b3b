// npm start: the whole product. Builds the app when it is missing or stale, then becomes the server.
import { ConfigError, readConfig } from '../packages/server/src/config/config.ts';
import { build } from './lib/targets.mjs';

try {
  readConfig(process.env); // a wrong value need not wait for the build
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

// Canonical and social links of the public pages are whole addresses.
if (process.env.NODE_ENV === 'production') process.env.VITE_APP_ORIGIN ??= process.env.APP_ORIGIN;

const began = performance.now();
const result = await build('app');
if (result === 'failed') {
  console.error('The app could not be built.');
  process.exit(1);
}
if (result === 'built') console.log(`Built the app in ${((performance.now() - began) / 1000).toFixed(1)} s.`);

await import('../packages/server/src/main.ts');
