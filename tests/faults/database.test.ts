import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPostmasterFile } from '../../packages/server/src/db/embedded/postmaster.ts';
import { Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const CRASHES = 10;

let dataDir: string;
let server: ServerProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-faults-'));
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  server = new ServerProcess(dataDir);
  return server.ready();
}

/** The database's own connection: the owner's, on its socket. */
async function connect(): Promise<pg.Client> {
  const { socketDir } = (await readPostmasterFile(join(dataDir, 'postgres'))) ?? {};
  const client = new pg.Client({ host: socketDir ?? '', user: 'adaos', database: 'adaos', ssl: false });
  client.on('error', () => {});
  await client.connect();
  return client;
}

test('a database that dies ends the server with an error, and the next start has every account', async () => {
  const owner = await Owner.signUp(await start(), dataDir);
  const { pid } = (await readPostmasterFile(join(dataDir, 'postgres'))) ?? { pid: 0 };
  expect(pid).toBeGreaterThan(1);
  process.kill(pid, 'SIGKILL');
  expect(await server.exit).toBe(1);
  expect(server.output).toMatch(/The embedded database ended by itself/);

  const again = owner.at(await start());
  expect(await again.call('/auth/session')).toBeTruthy();
});

test(`${CRASHES} crashes in the middle of writing lose no acknowledged row`, async () => {
  await start();
  const setup = await connect();
  await setup.query('create table written (n int primary key)');
  await setup.end();
  let acknowledged = 0;
  for (let crash = 1; crash <= CRASHES; crash++) {
    const client = await connect();
    const until = acknowledged + 100 * crash;
    const crashed = server.exit;
    const writing = (async () => {
      for (;;) {
        await client.query('insert into written values ($1)', [acknowledged + 1]);
        acknowledged += 1;
        if (acknowledged === until) server.child.kill('SIGKILL');
      }
    })();
    await expect(writing).rejects.toThrow();
    await crashed;
    await start();
    const check = await connect();
    const { rows } = await check.query<{ n: number }>('select count(*)::int as n from written');
    await check.end();
    // The row in flight may be there too: it was written, and only its answer was lost.
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = rows[0]?.n ?? 0;
  }
});
