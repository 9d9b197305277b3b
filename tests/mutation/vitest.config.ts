import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['adaos-source'] };

/** The tests of the pure rules of billing alone, for `npm run mutation`. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: { environment: 'node', include: ['packages/server/src/billing/rules/*.unit.test.ts'] },
});
