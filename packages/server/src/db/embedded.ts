import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAccount } from './embedded/account.ts';
import { type Binaries, findBinaries } from './embedded/binaries.ts';
import { clusterEnvironment, makePrivate, openCluster, OWNER } from './embedded/cluster.ts';
import { lockDataDir } from './embedded/lock.ts';
import { databaseHome, socketDirectory, TEMPORARY_SOCKET_PREFIX } from './embedded/place.ts';
import { endLeftBehind, endPostmaster, waitUntilReady } from './embedded/postmaster.ts';
import { EmbeddedPostgresError } from './embedded/errors.ts';

export { EmbeddedPostgresError } from './embedded/errors.ts';
export { DataDirInUseError } from './embedded/lock.ts';
export { defaultDataDir } from './embedded/place.ts';

/** Recovery after a crash replays at most a few gigabytes of log. */
const READY_LIMIT_MS = 5 * 60_000;
/** How long the processes of a killed postmaster may take to notice and end. */
const ORPHANS_LIMIT_MS = 15_000;

export interface EmbeddedPostgresOptions {
  /** Held by this process alone until `stop`; made when missing. */
  readonly dataDir: string;
  /** Takes one line at a time. */
  readonly log?: (line: string) => void;
  /** False gives up durability for speed: for tests alone. Default true. */
  readonly durable?: boolean;
  /** Called when PostgreSQL is starting, and only its recovery is waited for. */
  readonly onSpawn?: () => void;
  /** More of PostgreSQL's own settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** Connects as the owner, a superuser, over the unix socket. */
  readonly config: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
    readonly ssl: false;
  };
  /** Settles when the database's process has ended, by `stop` or by itself. */
  readonly ended: Promise<{ readonly expected: boolean; readonly reason: string }>;
  /** Shuts the database down, waits for its end and gives the data directory free. */
  stop(): Promise<void>;
}

const MB = 2 ** 20;

/**
 * Pages that PostgreSQL keeps itself, in MB: an eighth of the memory that this process may use, between its own default and a gigabyte. A
 * change of costs of a large shop writes more pages than the default holds, each many times.
 */
function sharedBuffers(): number {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.round(Math.min(Math.max(memory / 8 / MB, 128), 1024));
}

function settingsOf(options: EmbeddedPostgresOptions, socketDir: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    // Neither statements nor rows go into the log: they hold the users' data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    // Recovery begins by flushing all that may not be on the disk yet: one call, where a call for each file takes seconds.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    log_timezone: 'UTC',
    timezone: 'UTC',
    // After each checkpoint a page is written to the log as a whole again. Recovery takes longer with more of it: this is a few seconds.
    max_wal_size: '2GB',
    // A large table of a shop is read by two processes; with PostgreSQL's default of three a call would take more than its share.
    max_parallel_workers_per_gather: '1',
    ...(options.durable === false
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
      : { shared_buffers: `${sharedBuffers()}MB` }),
    ...options.settings,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** In a session of its own, so that Ctrl-C in a terminal reaches the server alone, which then stops it in order. */
async function spawnPostgres(
  binaries: Binaries,
  account: DatabaseAccount,
  args: string[],
  logFile: string,
): Promise<ChildProcess> {
  const log = await open(logFile, 'a', 0o600);
  try {
    const { uid, gid } = account;
    const stdio = ['ignore', log.fd, log.fd] as const;
    const child = spawn(binaries.postgres, args, {
      uid,
      gid,
      cwd: '/',
      env: clusterEnvironment,
      detached: true,
      stdio: [...stdio],
    });
    await once(child, 'spawn');
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

/** A shell that waits for the server's end, however it comes, and then shuts the database down in order. */
function watchServer(account: DatabaseAccount, clusterDir: string, postgres: ChildProcess): ChildProcess {
  const script = 'read -r _; read -r pid < "$0/postmaster.pid" && [ "$pid" = "$1" ] && kill -INT "$pid"';
  const { uid, gid } = account;
  const watcher = spawn('/bin/sh', ['-c', script, clusterDir, String(postgres.pid)], {
    uid,
    gid,
    cwd: '/',
    env: clusterEnvironment,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => {}); // without a shell, the next start finds what is left behind
  watcher.stdin?.on('error', () => {});
  watcher.unref();
  (watcher.stdin as { unref?: () => void } | null)?.unref?.();
  return watcher;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** The last thing PostgreSQL said, for the message of a start that failed. */
async function lastWords(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n');
  return lines.findLast((line) => /\b(FATAL|PANIC|HINT)\b/.test(line)) ?? lines.at(-1) ?? '';
}

async function startProcess(
  launch: () => Promise<ChildProcess>,
  clusterDir: string,
  logFile: string,
): Promise<ChildProcess> {
  const orphansEnd = performance.now() + ORPHANS_LIMIT_MS;
  for (;;) {
    const child = await launch();
    if (await waitUntilReady(clusterDir, child.pid ?? 0, () => hasEnded(child), READY_LIMIT_MS)) return child;
    if (!hasEnded(child) && child.pid) await endPostmaster(child.pid, async () => hasEnded(child));
    const reason = await lastWords(logFile);
    const orphaned = reason.includes('is still in use') || reason.includes('shared memory block');
    if (!orphaned || performance.now() > orphansEnd)
      throw new EmbeddedPostgresError(`The embedded database did not start: ${reason} (see ${logFile})`);
    await delay(200);
  }
}

/** Private to the server, but for the directories above it, which others may need to pass. */
async function makeDataDir(directory: string): Promise<string> {
  await mkdir(dirname(directory), { recursive: true });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return realpath(directory);
}

/**
 * Starts the embedded PostgreSQL on a data directory, on a unix socket only. A database process that a killed server left
 * behind is shut down first; what was acknowledged is there.
 * @throws EmbeddedPostgresError; DataDirInUseError when another server uses the directory
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const dataDir = await makeDataDir(options.dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const { home, account } = await databaseHome(dataDir);
    if (home !== dataDir) log(`The database lies in ${home}, since its account cannot enter ${dataDir}.`);
    const binaries = await findBinaries(account, home);
    const clusterDir = await openCluster(home, account, binaries, options.durable !== false);
    const left = await endLeftBehind(clusterDir);
    if (left?.wasRunning) log('Shut down the database process that the last server left behind.');
    // Ours alone under the lock: what is left of it is stale.
    await rm(join(clusterDir, 'postmaster.pid'), { force: true });
    if (left && basename(left.socketDir).startsWith(TEMPORARY_SOCKET_PREFIX))
      await rm(left.socketDir, { recursive: true, force: true });

    const socket = await socketDirectory(home);
    await makePrivate(socket.path, account);
    const logFile = join(home, 'postgres.log');
    await rename(logFile, `${logFile}.1`).catch(() => {});
    const args = ['-D', clusterDir, ...settingsOf(options, socket.path)];
    const launch = async () => {
      const spawned = await spawnPostgres(binaries, account, args, logFile);
      options.onSpawn?.();
      return spawned;
    };
    const child = await startProcess(launch, clusterDir, logFile);
    const watcher = watchServer(account, clusterDir, child);

    let stopping: Promise<void> | undefined;
    const ended = new Promise<{ expected: boolean; reason: string }>((resolve) => {
      const settle = (code: number | null, signal: string | null) => {
        watcher.kill('SIGKILL');
        resolve({
          expected: stopping !== undefined,
          reason: signal ? `ended by ${signal}` : `ended with code ${code}`,
        });
      };
      if (hasEnded(child)) settle(child.exitCode, child.signalCode);
      else child.once('exit', settle);
    });
    const stop = async () => {
      if (!hasEnded(child) && child.pid) await endPostmaster(child.pid, async () => hasEnded(child));
      await ended;
      if (socket.temporary) await rm(socket.path, { recursive: true, force: true });
      unlock();
    };
    return {
      config: { host: socket.path, port: 5432, user: OWNER, database: OWNER, ssl: false },
      ended,
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
