// The server ends in the middle of an import, killed or asked to: the next start begins the import again, says so, and counts
// nothing twice.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOURNEY_ORDERS, repeatOrders } from '../support/orders-file.ts';
import { hasEnded, Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const LINES = 120_000;
/** From the next start on, in milliseconds. */
const BEGINS_AGAIN_WITHIN = 20_000;
const ENDS_WITHIN = 10_000;
const QUERY = { currency: 'GBP', timezone: 'Europe/London', goodsCostPercent: '40' };

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-faults-'));
  server = new ServerProcess(dataDir);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('an import whose server is killed begins again by itself and counts nothing twice', async () => {
  const owner = await Owner.signUp(await server.ready(), dataDir);
  const id = await owner.upload(await repeatOrders(JOURNEY_ORDERS, LINES), QUERY);
  await owner.importWhen(id, ({ status, linesRead }) => status === 'running' && linesRead > 0);
  await server.crash();

  server = new ServerProcess(dataDir);
  const again = owner.at(await server.ready());
  const started = performance.now();
  const begun = await again.importWhen(id, ({ restarts }) => restarts > 0, BEGINS_AGAIN_WITHIN);
  process.stdout.write(`begun again after ${Math.round((performance.now() - started) / 100) / 10} s\n`);
  expect(begun.linesAdded).toBe(0);
  const done = await again.importWhen(id, hasEnded);
  expect(done).toMatchObject({ status: 'done', restarts: 1, linesRead: LINES, linesAdded: LINES, error: null });

  const once = await again.overview('2009-12-01', '2009-12-31');
  const second = await again.upload(await repeatOrders(JOURNEY_ORDERS, LINES), QUERY);
  expect(await again.importWhen(second, hasEnded)).toMatchObject({ status: 'done', linesAdded: 0 });
  expect({ ...(await again.overview('2009-12-01', '2009-12-31')), updatedAt: null }).toEqual({
    ...once,
    updatedAt: null,
  });
});

test('a server that is asked to end does not wait for an import; the next one does it', async () => {
  const owner = await Owner.signUp(await server.ready(), dataDir);
  const id = await owner.upload(await repeatOrders(JOURNEY_ORDERS, LINES), QUERY);
  await owner.importWhen(id, ({ status, linesRead }) => status === 'running' && linesRead > 0);
  const asked = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(ENDS_WITHIN);

  server = new ServerProcess(dataDir);
  const again = owner.at(await server.ready());
  const done = await again.importWhen(id, hasEnded);
  expect(done).toMatchObject({ status: 'done', restarts: 1, linesAdded: LINES });
});
