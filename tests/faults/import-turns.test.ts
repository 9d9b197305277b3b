// Two small packed files that unpack to 88 MB each, and ten shops with large files at once: neither holds up the ten lines of
// another shop, nor its calls.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPeople, logIn } from '../load/people.ts';
import { hasEnded, Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const TITLES = 'Order,Date,Quantity,Price,SKU\n';
const UNPACKED_BYTES = 88_000_000;
/** How often both are sent, one after the other. */
const ROUNDS = 10;
const LARGE_LINES = 150_000;
const SHOPS = 10;
const QUEUED_BY_ONE = 12;
/** Imports of ten lines, one after the other, at most. */
const TURNS = 20;
/** From the start of the upload to the end of the import, in milliseconds. */
const TURN_WITHIN = 10_000;
const CALL_WITHIN = 500;
const QUERY = { currency: 'EUR', timezone: 'UTC', goodsCostPercent: '40' };

const pack = promisify(gzip);

let dataDir: string;
let server: ServerProcess;
let address: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-faults-'));
  server = new ServerProcess(dataDir, { TRUST_PROXY: 'true' });
  address = await server.ready();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function newOwners(count: number): Promise<Owner[]> {
  const emails = await addPeople(dataDir, count);
  return Promise.all(emails.map(async (email) => new Owner(address, (await logIn(address, email)).accessToken, email)));
}

const tenLines = () =>
  Buffer.from(TITLES + Array.from({ length: 10 }, (_, at) => `${at},2024-01-02,1,2.50,A\n`).join(''));

/** A packed file of lines that are all different. */
function largeFile(lines: number): Promise<Buffer<ArrayBuffer>> {
  const text = Array.from({ length: lines }, (_, at) => `${at % 9973},2024-01-02 10:00:00,${at % 7},2.50,SKU-${at}\n`);
  return pack(TITLES + text.join(''));
}

/** How long calls take, in milliseconds, until the work is over. */
async function timesOfCalls(owner: Owner, work: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!work.aborted) {
    const start = performance.now();
    await owner.call('/auth/session');
    times.push(performance.now() - start);
    await delay(20);
  }
  return times;
}

const share = (times: readonly number[], of: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * of) - 1] ?? 0);

/** What another shop sees while the work is under way: its ten lines, again and again, and its calls. */
async function meanwhile(name: string, other: Owner, work: () => Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const calls = timesOfCalls(other, over.signal);
  const turns: number[] = [];
  const small = (async () => {
    do {
      const start = performance.now();
      const id = await other.upload(tenLines(), QUERY);
      expect(await other.importWhen(id, hasEnded, 300_000)).toMatchObject({ status: 'done', linesRead: 10 });
      turns.push(performance.now() - start);
    } while (!over.signal.aborted && turns.length < TURNS);
  })();
  const done = work().finally(() => over.abort());
  await Promise.all([done, small]);
  const times = await calls;
  const figures = {
    turnsMs: turns.map(Math.round),
    calls: times.length,
    p50Ms: share(times, 0.5),
    p99Ms: share(times, 0.99),
    slowestMs: share(times, 1),
  };
  process.stdout.write(`${JSON.stringify({ beside: name, ...figures })}\n`);
  expect(Math.max(...turns)).toBeLessThan(TURN_WITHIN);
  expect(figures.p99Ms).toBeLessThan(CALL_WITHIN);
}

test('two packed files that unpack to far more than their plan takes are refused while they are unpacked', async () => {
  const [first, second, other] = (await newOwners(3)) as [Owner, Owner, Owner];
  const line = '1,2024-01-02,1,2.50,A\n';
  const packed = gzipSync(TITLES + line.repeat(UNPACKED_BYTES / line.length));
  expect(packed.length).toBeLessThan(300_000);
  await meanwhile('two packed files', other, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const refused = await Promise.allSettled(
        [first, second].map((owner) => owner.upload(packed, QUERY, 'application/gzip')),
      );
      process.stdout.write(`answered after ${Math.round(performance.now() - start)} ms\n`);
      for (const { reason } of refused as PromiseRejectedResult[]) {
        expect(String(reason)).toContain('"code":"file_too_large"');
        expect(String(reason)).toContain('1,000,000 lines');
      }
    }
    for (const owner of [first, second]) expect(await owner.call('/api/imports')).toMatchObject({ imports: [] });
  });
});

test.each([2, SHOPS])('%i shops with large files, of which one has queued many, hold nobody else up', async (shops) => {
  const [other, many, ...owners] = (await newOwners(shops + 1)) as [Owner, Owner, ...Owner[]];
  const large = await largeFile(LARGE_LINES);
  const ids = await Promise.all(owners.map((owner) => owner.upload(large, QUERY, 'application/gzip')));
  const queued = [await many.upload(large, QUERY, 'application/gzip')];
  for (let at = 1; at < QUEUED_BY_ONE; at += 1) queued.push(await many.upload(tenLines(), QUERY));
  await meanwhile(`${shops} shops`, other, async () => {
    const all = [
      ...owners.map((owner, at) => ({ owner, id: ids[at] ?? '' })),
      ...queued.map((id) => ({ owner: many, id })),
    ];
    for (const { owner, id } of all) {
      expect(await owner.importWhen(id, hasEnded, 500_000)).toMatchObject({ status: 'done' });
    }
  });
});
