// A file of 500,000 lines against a process of the real server: how long the import takes, how much memory the server holds
// meanwhile, and how long other calls wait. ADAOS_LOAD_ORDERS names another orders file to repeat, its order number first.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOURNEY_ORDERS, repeatOrders } from '../support/orders-file.ts';
import { hasEnded, Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const LINES = 500_000;
const LIMIT_S = 60;
const MEMORY_LIMIT_MB = 500;
const ORDERS = process.env['ADAOS_LOAD_ORDERS'] ?? JOURNEY_ORDERS;

let dataDir: string;
let server: ServerProcess;
let owner: Owner;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-load-'));
  server = new ServerProcess(dataDir);
  owner = await Owner.signUp(await server.ready(), dataDir);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The most memory that the server's process held so far. */
function peakMemoryMb(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** How long the server takes to answer others, as long as the work is under way. */
async function slowestCall(under: AbortSignal): Promise<number> {
  let slowest = 0;
  while (!under.aborted) {
    const start = performance.now();
    await owner.call('/auth/session');
    slowest = Math.max(slowest, performance.now() - start);
    await delay(20);
  }
  return slowest;
}

async function measure(name: string, query: Record<string, string>) {
  const work = new AbortController();
  const others = slowestCall(work.signal);
  const start = performance.now();
  const id = await owner.upload(await repeatOrders(ORDERS, LINES), {
    currency: 'GBP',
    timezone: 'Europe/London',
    ...query,
  });
  const uploadedS = (performance.now() - start) / 1000;
  const found = await owner.importWhen(id, hasEnded, 600_000);
  const seconds = (performance.now() - start) / 1000;
  work.abort();
  const figures = { uploadSeconds: round(uploadedS), seconds: round(seconds), peakMemoryMb: round(peakMemoryMb()) };
  const measured = {
    import: name,
    lines: found.linesRead,
    added: found.linesAdded,
    ...figures,
    slowestCallMs: round(await others),
  };
  process.stdout.write(`${JSON.stringify(measured)}\n`);
  return { found, seconds };
}

beforeAll(() => {
  process.stdout.write(`${JSON.stringify({ memoryBeforeMb: round(peakMemoryMb()) })}\n`);
});

test(`imports ${LINES} lines within ${LIMIT_S} s and ${MEMORY_LIMIT_MB} MB, and again without change`, async () => {
  const first = await measure('first', { goodsCostPercent: '40' });
  expect(first.found).toMatchObject({ status: 'done', linesRead: LINES, linesAdded: LINES, rejected: 0 });
  expect(first.seconds).toBeLessThan(LIMIT_S);
  const before = await owner.overview('2009-12-01', '2009-12-31');

  const again = await measure('again', {});
  expect(again.found).toMatchObject({ status: 'done', linesRead: LINES, linesAdded: 0 });
  expect(again.seconds).toBeLessThan(LIMIT_S);
  expect({ ...(await owner.overview('2009-12-01', '2009-12-31')), updatedAt: null }).toEqual({
    ...before,
    updatedAt: null,
  });
  expect(peakMemoryMb()).toBeLessThan(MEMORY_LIMIT_MB);
});
