// As at the end of tests/contract/calls.test.ts, long enough to reach every call in every way, with other calls at each run.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '@adaos/api';
import { record } from '../support/measurements.ts';
import { type Aims, MIXED, ODD } from '../../packages/server/src/testing/fuzz/requests.ts';
import { fuzz, type FuzzReport } from '../../packages/server/src/testing/fuzz/run.ts';
import { startTarget, type Target } from '../../packages/server/src/testing/fuzz/target.ts';

const CALLS = 20_000;

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.close());

async function makeCalls(figure: string, aims: Aims): Promise<FuzzReport> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const report = await fuzz(target, { calls: CALLS, seed, aims });
  const { faults, statuses, succeeded } = report;
  const missed = Object.keys(contract).filter((name) => !succeeded.has(name));
  process.stdout.write(`${JSON.stringify({ figure, seed, statuses, missed })}\n`);
  const refused = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  const failed = refused.reduce((sum, [, count]) => sum + count, 0);
  const value = `${failed} answers of 5xx, ${faults.length} of another shape than the contract's`;
  await record({ figure, value, target: '0', by: 'tests/faults/fuzz.test.ts' });
  return report;
}

test(`[CALL-1] [AUTH-18] ${CALLS} calls made up from the contract are answered in its shapes, never with a fault of the server`, async () => {
  expect((await makeCalls(`${CALLS} calls made up from the contract`, MIXED)).faults).toEqual([]);
}, 3_600_000);

test(`[CALL-1] [AUTH-18] ${CALLS} calls with hostile text are too`, async () => {
  expect((await makeCalls(`${CALLS} calls with hostile text`, ODD)).faults).toEqual([]);
}, 3_600_000);
