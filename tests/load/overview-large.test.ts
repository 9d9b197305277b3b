// The figures over a ledger of 500,000 lines, on the real engine, through the real calls: each measurement is one line of JSON.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../packages/server/src/http/app/build-app.ts';
import { createLogger } from '../../packages/server/src/http/app/logger.ts';
import { readConfig } from '../../packages/server/src/config/config.ts';
import { type Database, openDatabase } from '../../packages/server/src/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../packages/server/src/db/embedded.ts';
import { migrate } from '../../packages/server/src/jobs/migrate.ts';
import { type Jobs, startJobs } from '../../packages/server/src/jobs/jobs.ts';
import { overviewRoutes } from '../../packages/server/src/http/routes/overview.ts';
import { seedLargeShop } from '../../packages/server/src/testing/large-shop.ts';

const LINES = 500_000;
const TRIES = 20;

let dataDir: string;
let postgres: EmbeddedPostgres;
let database: Database;
let jobs: Jobs;
let app: Awaited<ReturnType<typeof buildApp>>;
let shopId: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-load-'));
  postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.config);
  database = openDatabase(postgres.config);
  const log = createLogger({ logLevel: 'silent' });
  jobs = await startJobs(postgres.config, log);
  const secret = new Uint8Array(32);
  const [accountId, sessionId] = [randomUUID(), randomUUID()];
  app = await buildApp({
    services: { config: readConfig({}), appOrigin: () => '', secret, dataDir, database, jobs, log },
    authenticate: async () => ({
      accountId,
      sessionId,
      shopId,
      role: 'manager',
      mustChangePassword: false,
      operator: false,
    }),
    modules: [overviewRoutes],
    appDir: dataDir,
  });
});
afterAll(async () => {
  await app.close();
  await jobs.stop(0);
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const round = (value: number) => Math.round(value * 10) / 10;
const write = (measured: object) => process.stdout.write(`${JSON.stringify(measured)}\n`);

async function call(url: string, percent?: number): Promise<{ nextCursor?: string | null }> {
  const put = { method: 'PUT', payload: { percent } } as const;
  const answer = await app.inject({ url, ...(percent === undefined ? {} : put) });
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 200)}`).toBe(200);
  return answer.json();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @returns the median in milliseconds. */
async function measure(what: object, url: string): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) times.push(await timed(() => call(url)));
  const sorted = times.toSorted((a, b) => a - b);
  const median = ((sorted[TRIES / 2 - 1] ?? Number.NaN) + (sorted[TRIES / 2] ?? Number.NaN)) / 2;
  write({ ...what, tries: TRIES, medianMs: round(median), slowestMs: round(sorted.at(-1) ?? Number.NaN) });
  return median;
}

describe.each([
  // Orders like a wholesaler's: those of one month. `limitMs` is for the median of the overview, of any range.
  { shop: 'wholesale', linesPerOrder: 22, from: '2009-12-01', days: 31, limitMs: 150 },
  // Orders like a consumer shop's, over ten years: a quarter of a million.
  { shop: 'consumer', linesPerOrder: 2, from: '2015-01-01', days: 3_652, limitMs: 300 },
])(`of ${LINES} lines, the $shop shop`, ({ shop, limitMs, ...large }) => {
  beforeAll(async () => {
    shopId = randomUUID();
    const seeded = await timed(() => seedLargeShop(database, shopId, { lines: LINES, ...large }));
    const costed = await timed(() => call('/api/costs/goods', 40));
    write({ shop, lines: LINES, seededSeconds: round(seeded / 1000), goodsCostSeconds: round(costed / 1000) });
  }, 600_000);

  test.each([
    { range: 'first day', from: large.from, to: large.from },
    { range: 'first month', from: large.from, to: `${large.from.slice(0, 7)}-31` },
    { range: 'first year', from: large.from.replace(/-.*/, '-01-01'), to: large.from.replace(/-.*/, '-12-31') },
    { range: 'ten years', from: '2015-01-01', to: '2024-12-31' },
  ])(`answers the overview of its $range within ${limitMs} ms`, async ({ range, from, to }) => {
    const query = `from=${from}&to=${to}`;
    const median = await measure({ shop, range, call: 'overview' }, `/api/overview?${query}&compare=previous`);
    await measure({ shop, range, call: 'figure' }, `/api/figures/netProfit?${query}`);
    const list = `/api/figures/netProfit/orders?${query}`;
    await measure({ shop, range, call: 'orders' }, list);
    const { nextCursor } = await call(list);
    if (nextCursor) await measure({ shop, range, call: 'orders, next page' }, `${list}&cursor=${nextCursor}`);
    expect(median).toBeLessThanOrEqual(limitMs);
  });
});
