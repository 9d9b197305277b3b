import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { childrenOf, clusterState, type Host, processInfo, spawnHost } from '../testing/processes.ts';
import { canEnter, databaseAccount } from './embedded/account.ts';
import { findBinaries, installedBinaries } from './embedded/binaries.ts';
import { readPostmasterFile } from './embedded/postmaster.ts';
import { DataDirInUseError, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

const asRoot = process.geteuid?.() === 0;
const onLinux = process.platform === 'linux';

/** A cluster made once, which most tests begin with a copy of. */
let made: string;
let base: string;
const hosts: Host[] = [];
const running: EmbeddedPostgres[] = [];

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'adaos-cluster-'));
  await (await startEmbeddedPostgres({ dataDir: made })).stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'adaos-embedded-'));
});

/** Gives the test a directory with a cluster in it. */
async function haveCluster(): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${made}/.`, base]);
}

afterEach(async () => {
  for (const host of hosts.splice(0)) {
    host.child.kill('SIGTERM');
    await host.exit;
  }
  for (const postgres of running.splice(0)) await postgres.stop();
  await rm(base, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  running.push(postgres);
  return postgres;
}

async function startHost(
  dataDir: string,
  account?: { uid: number; gid: number },
): Promise<Host & { postmaster: number }> {
  const host = spawnHost(dataDir, account);
  hosts.push(host);
  await host.config;
  const file = await readPostmasterFile(join(dataDir, 'postgres'));
  return { ...host, postmaster: file?.pid ?? 0 };
}

async function query(config: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const write = (config: pg.ClientConfig) =>
  query(config, 'create table kept (n int); insert into kept select generate_series(1, 1000)');
const count = (config: pg.ClientConfig) => query(config, 'select count(*)::int as rows from kept');

/** `process.kill` that never reaches a process group by a pid of 0. */
function kill9(pid: number): void {
  expect(pid).toBeGreaterThan(1);
  process.kill(pid, 'SIGKILL');
}

test('stops clean, leaves no process, and finds its rows at the next start', async () => {
  const first = await start(base);
  await write(first.config);
  await first.stop();
  expect(await first.ended).toMatchObject({ expected: true });
  expect(existsSync(join(base, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(await clusterState(join(base, 'postgres'))).toBe('shut down');

  const second = await start(base);
  expect(await count(second.config)).toEqual([{ rows: 1000 }]);
});

test('keeps what it acknowledges, in UTF-8, and listens on a socket of its own alone', async () => {
  await haveCluster();
  const { config } = await start(base);
  const [settings] = await query(
    config,
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as listen, current_setting('server_encoding') as encoding, upper('țară') as upper",
  );
  expect(settings).toEqual({ fsync: 'on', commit: 'on', listen: '', encoding: 'UTF8', upper: 'ȚARĂ' });
  expect((await stat(config.host)).mode & 0o777).toBe(0o700);
});

test(
  'a second server on the same directory refuses with one line, and the first loses nothing',
  { tags: ['full'] },
  async () => {
    await haveCluster();
    const first = await startHost(base);
    const config = await first.config;
    await write(config);

    const second = spawnHost(base);
    await expect(second.config).rejects.toThrow(/^Another Adaos server \(process \d+\) is using [^\n]+$/);
    expect(await second.exit).toBe(1);
    await expect(startEmbeddedPostgres({ dataDir: base })).rejects.toThrow(DataDirInUseError);

    expect(await count(config)).toEqual([{ rows: 1000 }]);
    expect(processInfo(first.postmaster)).not.toBeNull();
  },
);

test.runIf(onLinux)('shuts the database down in order when the server is killed', { tags: ['full'] }, async () => {
  await haveCluster();
  const host = await startHost(base);
  kill9(host.pid);
  await vi.waitFor(() => expect(processInfo(host.postmaster)).toBeNull(), { timeout: 10_000, interval: 20 });
  expect(await clusterState(join(base, 'postgres'))).toBe('shut down');
});

test(
  'a server killed while it writes leaves every acknowledged row to the next start',
  { tags: ['full'] },
  async () => {
    await haveCluster();
    const host = await startHost(base);
    const client = new pg.Client(await host.config);
    client.on('error', () => {});
    await client.connect();
    await client.query('create table kept (n int)');
    let acknowledged = 0;
    const writing = (async () => {
      for (let n = 1; n <= 100_000; n++) {
        await client.query('insert into kept values ($1)', [n]);
        acknowledged = n;
        if (n === 50) kill9(host.pid);
      }
    })();
    await expect(writing).rejects.toThrow();

    const next = await start(base);
    const [row] = (await count(next.config)) as { rows: number }[];
    expect(acknowledged).toBeGreaterThanOrEqual(50);
    expect(row?.rows).toBeGreaterThanOrEqual(acknowledged);
  },
);

describe.runIf(onLinux)('what a killed server left behind', () => {
  test('a database still running is shut down and started again', { tags: ['full'] }, async () => {
    await haveCluster();
    const host = await startHost(base);
    await write(await host.config);
    // Without its watcher the database outlives the server.
    const watchers = childrenOf(host.pid).filter((pid) => pid !== host.postmaster);
    expect(watchers).toHaveLength(1);
    for (const pid of [...watchers, host.pid]) kill9(pid);
    await host.exit;
    expect(processInfo(host.postmaster)).not.toBeNull();

    const next = await start(base);
    expect(processInfo(host.postmaster)).toBeNull();
    expect(await count(next.config)).toEqual([{ rows: 1000 }]);
  });

  test('a database killed with it recovers, its open connections notwithstanding', { tags: ['full'] }, async () => {
    await haveCluster();
    const host = await startHost(base);
    const config = await host.config;
    await write(config);
    const busy = new pg.Client(config);
    busy.on('error', () => {});
    await busy.connect();
    kill9(host.pid);
    kill9(host.postmaster);

    const next = await start(base);
    expect(await count(next.config)).toEqual([{ rows: 1000 }]);
  });

  test('a pid file that by now names another program harms neither', { tags: ['full'] }, async () => {
    await haveCluster();
    await writeFile(
      join(base, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${join(base, 'postgres')}\n0\n5432\n${join(base, 'run')}\n\n\n`,
    );
    const next = await start(base);
    expect(await query(next.config, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a cluster that was never finished is created again', { tags: ['full'] }, async () => {
    const left = join(base, 'postgres.new-1-1');
    await mkdir(left);
    await writeFile(join(left, 'PG_VERSION'), '18\n');
    const { config } = await start(base);
    expect(await query(config, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(base)).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
  });
});

test.runIf(onLinux)('Ctrl-C in a terminal reaches the server, not the database', async () => {
  await haveCluster();
  const host = await startHost(base);
  for (const pid of childrenOf(host.pid)) expect(processInfo(pid)?.group).not.toBe(processInfo(host.pid)?.group);
  process.kill(-host.pid, 'SIGINT');
  expect(await host.exit).toBe(0);
  expect(await clusterState(join(base, 'postgres'))).toBe('shut down');
});

test('a cluster of another version is refused with one line', async () => {
  await haveCluster();
  await writeFile(join(base, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres({ dataDir: base })).rejects.toThrow(
    /^The database in .+ was made by PostgreSQL 17; [^\n]+$/,
  );
});

test('a start that fails says why in one line, and gives the directory free', { tags: ['full'] }, async () => {
  await haveCluster();
  await expect(startEmbeddedPostgres({ dataDir: base, settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /^The embedded database did not start: [^\n]*shared_buffers[^\n]*$/,
  );
  const { config } = await start(base);
  expect(await query(config, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a path too long for a socket is no obstacle, and its socket goes with the stop', { tags: ['full'] }, async () => {
  await chmod(base, 0o755);
  const long = join(base, 'a'.repeat(120), 'țară, "quoted"');
  const postgres = await start(long);
  expect(await query(postgres.config, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(postgres.config.host.startsWith(base)).toBe(false);
  await postgres.stop();
  expect(existsSync(postgres.config.host)).toBe(false);
});

test.runIf(onLinux)('never runs as root', async () => {
  await haveCluster();
  const host = await startHost(base);
  const expected = asRoot ? (await databaseAccount(base)).uid : process.geteuid?.();
  expect(processInfo(host.postmaster)?.uid).toBe(expected);
  expect(expected).not.toBe(0);
});

describe.runIf(asRoot && onLinux)('as root', () => {
  test('a directory of an unprivileged user is served under that user', { tags: ['full'] }, async (context) => {
    const nobody = await databaseAccount(base);
    if (!(await canEnter(nobody, import.meta.dirname))) context.skip('the repository is closed to other users');
    await chown(base, nobody.uid, nobody.gid);
    const host = await startHost(base, { uid: nobody.uid, gid: nobody.gid });
    await write(await host.config);
    expect(processInfo(host.pid)?.uid).toBe(nobody.uid);
    host.child.kill('SIGTERM');
    await host.exit;

    const next = await start(base);
    expect(await count(next.config)).toEqual([{ rows: 1000 }]);
  });

  test('programs that the account cannot run are copied to where it can, once', { tags: ['full'] }, async () => {
    const account = await databaseAccount(base);
    const closed = join(base, 'closed');
    await mkdir(closed, { mode: 0o700 });
    await chmod(base, 0o755);
    const { native, version } = await installedBinaries();
    await cp(native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
    const home = join(base, 'home');
    await mkdir(home, { mode: 0o755 });

    const from = { native: join(closed, 'native'), version };
    const first = await findBinaries(account, home, from);
    expect(first.postgres.startsWith(join(home, 'programs', version))).toBe(true);
    const madeAt = (await stat(first.postgres)).mtimeMs;
    expect(await findBinaries(account, home, from)).toEqual(first);
    expect((await stat(first.postgres)).mtimeMs).toBe(madeAt);
    expect(await readdir(join(home, 'programs'))).toEqual([version]);
  });

  test(
    'a data directory that the account cannot reach keeps its database elsewhere, and finds it again',
    { tags: ['full'] },
    async () => {
      const closed = join(base, 'closed');
      await mkdir(closed, { mode: 0o700 });
      const dataDir = join(closed, 'data');
      const first = await start(dataDir);
      const home = await readlink(join(dataDir, 'database'));
      try {
        await write(first.config);
        await first.stop();
        const second = await start(dataDir);
        expect(await count(second.config)).toEqual([{ rows: 1000 }]);
        await second.stop();
        expect((await readFile(join(home, 'postgres', 'PG_VERSION'), 'utf8')).trim()).toBe('18');
      } finally {
        await first.stop();
        await rm(home, { recursive: true, force: true });
      }
    },
  );
});
