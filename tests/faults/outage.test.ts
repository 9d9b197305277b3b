// An outside database that goes away and comes back under a running server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../packages/server/src/db/embedded.ts';
import { Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const HEAL_LIMIT_MS = 15_000;
const CALLS = 40;
const ANSWERED_WITHIN_MS = 6_000;

let base: string;
let postgres: EmbeddedPostgres;
let server: ServerProcess;
let address: string;

const startPostgres = async () => {
  postgres = await startEmbeddedPostgres({ dataDir: join(base, 'database') });
};

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'adaos-outage-'));
  await startPostgres();
  const { host, user, database } = postgres.config;
  const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  server = new ServerProcess(join(base, 'server'), { DATABASE_URL });
  address = await server.ready();
});
afterEach(async () => {
  await server.stop();
  await postgres.stop();
  await rm(base, { recursive: true, force: true });
});

const ask = (path: string) => fetch(`${address}${path}`, { headers: { accept: 'application/json' } });
const login = () =>
  fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email: 'nobody@shop.example', password: 'nine lamps in a row' }),
  });

test('calls answer 503 with the time to try again while the database is away, and heal without a restart', async () => {
  const owner = await Owner.signUp(address, join(base, 'server'));
  await postgres.stop();

  const refused = await login();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  await expect(owner.call('/auth/session')).rejects.toThrow(/503/);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);

  await startPostgres();
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: HEAL_LIMIT_MS });
  expect(await owner.call('/auth/session')).toBeTruthy();
  // The queue works again too: a mail comes.
  await Owner.signUp(address, join(base, 'server'));
});

test('while the database hangs, callers get an error in time and the process answers; then all goes on', async () => {
  const owner = await Owner.signUp(address, join(base, 'server'));
  const blocker = new pg.Client(postgres.config);
  await blocker.connect();
  await blocker.query('begin; lock table sessions in access exclusive mode');

  const began = performance.now();
  const calls = Array.from({ length: CALLS }, () =>
    owner.call('/auth/session').then(
      () => 'answered',
      (error: unknown) => `${performance.now() - began < ANSWERED_WITHIN_MS ? '' : 'late '}${String(error)}`,
    ),
  );
  expect((await ask('/healthz')).status).toBe(200);
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter((outcome) => !/^(?!late).*503/.test(outcome))).toEqual([]);

  await blocker.query('rollback');
  await blocker.end();
  expect(await owner.call('/auth/session')).toBeTruthy();
});
