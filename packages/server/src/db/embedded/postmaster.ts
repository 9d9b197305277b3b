import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const POLL_MS = 20;
const FAST_STOP_MS = 10_000;
const IMMEDIATE_STOP_MS = 10_000;

/** What PostgreSQL writes into `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly socketDir: string;
  readonly ready: boolean;
}

/** Reads `postmaster.pid` of a cluster; null when there is none. */
export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | null> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => null);
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Whether this process serves this cluster: a process id alone may by now belong to another program. Its command line
 * names the cluster, and everyone may read that, unlike its working directory.
 */
async function serves(pid: number, clusterDir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return commandLine.split('\0').includes(clusterDir);
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes(` -D ${clusterDir} `);
}

async function waitUntil(condition: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await delay(POLL_MS);
  }
  return true;
}

/**
 * Ends a postmaster: a fast shutdown, which breaks off queries and leaves the cluster clean; after 10 s an immediate
 * one, which leaves it to be recovered; at last a kill.
 * @param hasEnded asked until it says yes
 */
export async function endPostmaster(pid: number, hasEnded: () => Promise<boolean>): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
    ['SIGKILL', Infinity],
  ];
  for (const [signal, limit] of steps) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    if (await waitUntil(hasEnded, limit)) return;
  }
}

/**
 * Ends the database process that a killed server left behind on this cluster. The caller holds the data directory's lock,
 * so no living server owns it.
 * @returns what was found: its socket directory, and whether it was still running
 */
export async function endLeftBehind(clusterDir: string): Promise<{ socketDir: string; wasRunning: boolean } | null> {
  const file = await readPostmasterFile(clusterDir);
  if (!file) return null;
  const { pid, socketDir } = file;
  const wasRunning = await serves(pid, clusterDir);
  if (wasRunning) await endPostmaster(pid, async () => !(await serves(pid, clusterDir)));
  return { socketDir, wasRunning };
}

/**
 * Waits until a postmaster takes connections, its recovery included.
 * @param hasEnded reports whether the process has ended meanwhile
 * @returns false when it ended, or was not ready in time
 */
export async function waitUntilReady(
  clusterDir: string,
  pid: number,
  hasEnded: () => boolean,
  limitMs: number,
): Promise<boolean> {
  let ready = false;
  await waitUntil(async () => {
    const file = await readPostmasterFile(clusterDir);
    ready = file?.pid === pid && file.ready;
    return ready || hasEnded();
  }, limitMs);
  return ready;
}
