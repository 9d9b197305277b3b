import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const hostScript = fileURLToPath(new URL('./embedded-host.ts', import.meta.url));

/** A process that holds an embedded database. */
export interface Host {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Its database's connection. Rejects with what it said when it ends before. */
  readonly config: Promise<pg.ClientConfig>;
  /** Its exit code once it has ended; null after a kill. */
  readonly exit: Promise<number | null>;
}

/** Starts a process that runs the embedded database on `dataDir` until it gets a signal. */
export function spawnHost(dataDir: string, account: { uid?: number; gid?: number } = {}): Host {
  const child = spawn(process.execPath, ['--conditions=adaos-source', hostScript, dataDir], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const line = once(createInterface(child.stdout), 'line').then(
    ([text]) => JSON.parse(text as string) as pg.ClientConfig,
  );
  const config = Promise.race([
    line,
    exit.then(() => {
      throw new Error(said.trim());
    }),
  ]);
  config.catch(() => {});
  return { child, pid: child.pid ?? 0, config, exit };
}

/** What `/proc` reports on a process; null when there is none, or it has ended and waits to be collected. */
export function processInfo(pid: number): { parent: number; group: number; uid: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const uid = /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return state === 'Z' ? null : { parent: Number(parent), group: Number(group), uid: Number(uid) };
  } catch {
    return null;
  }
}

/** The processes that this one started and that still run. */
export function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((candidate) => processInfo(candidate)?.parent === pid);
}

const CLUSTER_STATES = [
  'starting up',
  'shut down',
  'shut down in recovery',
  'shutting down',
  'in crash recovery',
  'in archive recovery',
  'in production',
];

/** The state that PostgreSQL keeps in `pg_control` (ControlFileData.state, the fifth 4-byte word). */
export async function clusterState(clusterDir: string): Promise<string> {
  const file = await open(join(clusterDir, 'global', 'pg_control'));
  try {
    const { buffer } = await file.read(Buffer.alloc(20), 0, 20, 0);
    return CLUSTER_STATES[buffer.readUInt32LE(16)] ?? 'unknown';
  } finally {
    await file.close();
  }
}
