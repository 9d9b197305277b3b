// The server ends in the middle of a change of costs, killed or asked to: the change is kept, and the next start brings all figures in
// line with it, once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CostRule } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOURNEY_ORDERS, repeatOrders } from '../support/orders-file.ts';
import { hasEnded, Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const LINES = 60_000;
/** Of the import, and of what follows a change. */
const LIMIT_MS = 400_000;
const QUERY = { currency: 'GBP', timezone: 'Europe/London', goodsCostPercent: '40' };
const DECEMBER = ['2009-12-01', '2009-12-31'] as const;

let dataDir: string;
let server: ServerProcess;
let owner: Owner;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-faults-'));
  server = new ServerProcess(dataDir);
  owner = await Owner.signUp(await server.ready(), dataDir);
  const id = await owner.upload(await repeatOrders(JOURNEY_ORDERS, LINES), QUERY);
  expect(await owner.importWhen(id, hasEnded, LIMIT_MS)).toMatchObject({ status: 'done' });
}, LIMIT_MS);
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Adds a rule and has the server end while it is worked on; @returns the profit before and after, and what was said of the change. */
async function endedIn(percent: number, end: (running: ServerProcess) => Promise<unknown>) {
  const before = await owner.overview(...DECEMBER);
  const terms = { kind: 'cogs', label: null, country: null, perOrder: null, perItem: null, perMonth: null, once: null };
  const body = JSON.stringify({ ...terms, percent, from: '2009-01-01', to: null });
  const headers = { 'content-type': 'application/json' };
  const added = CostRule.parse(await owner.call('/api/costs/rules', { method: 'POST', headers, body }));
  expect((await owner.recomputation()).running).toMatchObject({ kind: 'cogs' });
  await end(server);

  server = new ServerProcess(dataDir);
  owner = owner.at(await server.ready());
  const started = performance.now();
  const { last } = await owner.recomputed(LIMIT_MS);
  process.stdout.write(`done ${Math.round((performance.now() - started) / 100) / 10} s after the start\n`);
  const { rules } = (await owner.call('/api/costs')) as { rules: { id: string }[] };
  expect(rules.filter(({ id }) => id === added.id)).toHaveLength(1);
  const after = await owner.overview(...DECEMBER);
  return { change: Number(((after.profitNet ?? 0) - (before.profitNet ?? 0)).toFixed(2)), last };
}

test(
  'a change of costs whose server is killed is finished by the next start',
  async () => {
    const { change, last } = await endedIn(37, (running) => running.crash());
    expect(last).toMatchObject({ kind: 'cogs' });
    expect(change).toBeGreaterThan(0);
    expect(change).toBe(last?.change);
  },
  LIMIT_MS,
);

test(
  'a server that is asked to end does not wait for it; the next one does it',
  async () => {
    const { change, last } = await endedIn(45, async (running) => expect(await running.stop()).toBe(0));
    expect(change).toBeLessThan(0);
    expect(change).toBe(last?.change);
  },
  LIMIT_MS,
);
