// Connections to an outside database that are lost or go silent while calls are being answered.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../packages/server/src/db/embedded.ts';
import { databaseHome } from '../../packages/server/src/db/embedded/place.ts';
import { readPostmasterFile } from '../../packages/server/src/db/embedded/postmaster.ts';
import { FaultyNetwork } from '../support/faulty-network.ts';
import { record } from '../support/measurements.ts';
import { Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const ROUNDS = 50;
/** Reads that are under way at any moment of a round. */
const READERS = 12;
const HEALTHY_WITHIN_MS = 5_000;
const ANSWERED_WITHIN_MS = 6_000;
const SILENCE_MS = 30_000;

let base: string;
let postgres: EmbeddedPostgres;
let network: FaultyNetwork;
let server: ServerProcess;
let address: string;
let owner: Owner;

const databaseDir = () => join(base, 'database');
const startPostgres = async () => {
  postgres = await startEmbeddedPostgres({ dataDir: databaseDir() });
};

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'adaos-connections-'));
  await startPostgres();
  network = await FaultyNetwork.to(() => ({ path: `${postgres.config.host}/.s.PGSQL.5432` }));
});
beforeEach(async () => {
  server = new ServerProcess(join(base, 'server'), {
    DATABASE_URL: `postgres://${postgres.config.user}@127.0.0.1:${network.port}/${postgres.config.database}`,
  });
  address = await server.ready();
  owner = await Owner.signUp(address, join(base, 'server'));
});
afterEach(async () => {
  network.state = 'pass';
  await server.stop();
});
afterAll(async () => {
  await network.close();
  await postgres.stop();
  await rm(base, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly took: number;
}

async function read(path = '/auth/session'): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(`${address}${path}`, {
    headers: { accept: 'application/json', authorization: `Bearer ${owner.token}` },
  });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    took: performance.now() - began,
  };
}

/** Waits until calls are answered again. @returns how long that took, in milliseconds. */
async function healthy(): Promise<number> {
  const began = performance.now();
  await vi.waitFor(
    async () => {
      expect((await read('/readyz')).status).toBe(200);
      expect((await read()).status).toBe(200);
    },
    { timeout: HEALTHY_WITHIN_MS, interval: 50 },
  );
  return performance.now() - began;
}

const FAULTS = {
  'a cut of the network': async () => network.cut(),
  'terminated backends': async () => {
    const client = new pg.Client(postgres.config);
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
    await client.end();
  },
  'a kill of PostgreSQL': async () => {
    const { pid } = (await readPostmasterFile(join((await databaseHome(databaseDir())).home, 'postgres'))) ?? {
      pid: 0,
    };
    expect(pid).toBeGreaterThan(1);
    process.kill(pid, 'SIGKILL');
    await postgres.ended;
    await postgres.stop(); // gives the directory back
    await startPostgres();
  },
} as const;

test(`connections lost under reads, ${ROUNDS} times: 503 at worst, the process lives, and all is well soon after`, async () => {
  const answers: Answer[] = [];
  const healed: number[] = [];
  const names = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answered = answers.length;
    const reading = new AbortController();
    const readers = Array.from({ length: READERS }, async (_, index) => {
      while (!reading.signal.aborted)
        answers.push(await read(index % 2 === 0 ? '/auth/session' : '/api/overview?from=2026-01-01&to=2026-01-31'));
    });
    try {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(answered + READERS));
      await FAULTS[names[round % names.length] ?? 'a cut of the network']();
      healed.push(await healthy());
    } finally {
      reading.abort();
      await Promise.allSettled(readers);
    }
    expect(server.child.exitCode, server.output).toBe(null);
  }
  const refused = answers.filter(({ status }) => status !== 200);
  const slowest = Math.round(Math.max(...healed));
  await record({
    figure: `${ROUNDS} losses of the database's connections under ${READERS} readers`,
    value: `0 exits, healthy again in at most ${slowest} ms, ${refused.length} of ${answers.length} reads refused`,
    target: `0 exits, ${HEALTHY_WITHIN_MS} ms`,
    by: 'tests/faults/connections.test.ts',
  });
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) > 0))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
}, 1_200_000);

test('a database that has gone silent: each call answers 503 in time, and all is well soon after', async () => {
  await Promise.all(Array.from({ length: READERS }, () => read())); // connections to lose
  network.state = 'black hole';
  const began = performance.now();
  const answers: Answer[] = [];
  while (performance.now() - began < SILENCE_MS) {
    const some = Array.from({ length: READERS }, () => read());
    answers.push(...(await Promise.all(some)));
    await delay(200); // a client's pause
  }
  network.state = 'pass';
  const healed = await healthy();
  const slowest = Math.round(Math.max(...answers.map(({ took }) => took)));
  await record({
    figure: `a database that is silent for ${SILENCE_MS / 1000} s`,
    value: `calls answer 503 within ${slowest} ms, healthy again in ${Math.round(healed)} ms`,
    target: `${ANSWERED_WITHIN_MS} ms, ${HEALTHY_WITHIN_MS} ms`,
    by: 'tests/faults/connections.test.ts',
  });
  expect(answers.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) > 0))).toEqual([]);
  expect(slowest).toBeLessThanOrEqual(ANSWERED_WITHIN_MS);
}, 120_000);

/** The connections to a port that /proc knows of, with the number of their timer: 2 is keep-alive, 0 is none. */
async function timersOf(port: number): Promise<string[]> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n').slice(1);
  return rows.flatMap((row) => {
    const [, , remote = '', state, , timer = ''] = row.trim().split(/\s+/);
    return remote.endsWith(`:${hex}`) && state === '01' ? [timer.slice(0, 2)] : [];
  });
}

test('every connection to the database is kept under watch by TCP', async () => {
  await Promise.all(Array.from({ length: READERS }, () => read()));
  await vi.waitFor(async () => {
    const timers = await timersOf(network.port);
    expect(timers.length).toBeGreaterThan(2);
    expect(timers.filter((timer) => timer !== '02')).toEqual([]);
  });
});
