// As at the end of tests/contract/calls.test.ts, long enough to reach every call in every way, with other calls at each run.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '@adaos/api';
import { record } from '../support/measurements.ts';
import { fuzz } from '../../packages/server/src/testing/fuzz/run.ts';
import { startTarget, type Target } from '../../packages/server/src/testing/fuzz/target.ts';

const CALLS = 20_000;

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.close());

test(`[CALL-1] [AUTH-18] ${CALLS} calls made up from the contract are answered in its shapes, never with a fault of the server`, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const { faults, statuses, succeeded } = await fuzz(target, { calls: CALLS, seed });
  const missed = Object.keys(contract).filter((name) => !succeeded.has(name));
  process.stdout.write(`${JSON.stringify({ seed, statuses, missed })}
`);
  const refused = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  const value = `${refused.reduce((sum, [, count]) => sum + count, 0)} answers of 5xx, ${faults.length} of another shape than the contract's`;
  await record({
    figure: `${CALLS} calls made up from the contract`,
    value,
    target: '0',
    by: 'tests/faults/fuzz.test.ts',
  });
  expect(faults).toEqual([]);
}, 1_800_000);
