import { expect, test } from 'vitest';
import { reachedFrom, sourcesOf, importsOf } from './imports.ts';

const source = 'packages/ui/src';
const imports = importsOf(sourcesOf('ui'));
/** What knows the trade of a shop; the sign-in and the chat are any product's. */
const COMMERCE = new RegExp(`^${source}/(?:commerce\\.ts|screens/|sample-data/|product/(?!auth/|chat/))`);

const commerceIn = (entry: string) =>
  [...reachedFrom(`${source}/${entry}`, imports)].filter((file) => COMMERCE.test(file));

test.each(['index.ts', 'charts/index.ts', 'table.ts'])('what is general knows nothing of commerce: %s', (entry) => {
  expect(reachedFrom(`${source}/${entry}`, imports).size).toBeGreaterThan(10);
  expect(commerceIn(entry)).toEqual([]);
});

test('commerce is found where it is', () => {
  expect(commerceIn('commerce.ts')).toContain(`${source}/product/plans/usePlanCopy.ts`);
  expect(commerceIn('screens/BillingScreen/index.ts')).toContain(`${source}/product/plans/usePlanGroups.ts`);
});
