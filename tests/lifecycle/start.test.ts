import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { childrenOf, clusterState, processInfo } from '../../packages/server/src/testing/processes.ts';
import { Mailbox } from '../support/mailbox.ts';
import { ServerProcess } from '../support/server.ts';

const npmStart = ['npm', 'start', '--silent'];
const credentials = { email: 'owner@shop.test', password: 'nine lamps in a row' };

let dataDir: string;
const started: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-lifecycle-'));
});

afterEach(async () => {
  for (const server of started.splice(0)) {
    killAll(descendantsOf(server.pid));
    await server.exit;
  }
  await rm(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}, command = npmStart): ServerProcess {
  const server = new ServerProcess(dataDir, settings, command);
  started.push(server);
  return server;
}

/** The process and all that it started, directly or not. */
function descendantsOf(pid: number): number[] {
  return processInfo(pid) ? [pid, ...childrenOf(pid).flatMap(descendantsOf)] : [];
}

/** Kills what still runs: a process may end by itself between the look and the kill. */
function killAll(pids: number[]): void {
  for (const pid of pids) if (processInfo(pid)) process.kill(pid, 'SIGKILL');
}

async function expectAllEnded(pids: number[]): Promise<void> {
  expect(pids.length).toBeGreaterThan(3); // npm, the server, the database and its processes
  await vi.waitFor(() => expect(pids.filter((pid) => processInfo(pid) !== null)).toEqual([]), { timeout: 20_000 });
}

async function expectCleanDatabase(): Promise<void> {
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(await clusterState(join(dataDir, 'postgres'))).toBe('shut down');
}

async function post(origin: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('npm start', () => {
  test('prints the address that it answers at; SIGTERM ends all its processes and leaves the database clean', async () => {
    const server = start();
    const origin = await server.ready();
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const pids = descendantsOf(server.pid);
    await server.stop('SIGTERM');
    await expectAllEnded(pids);
    await expectCleanDatabase();
  });

  test('Ctrl-C, which every process of the terminal gets, does the same', async () => {
    const server = start();
    await server.ready();
    const pids = descendantsOf(server.pid);
    process.kill(-server.pid, 'SIGINT');
    await server.exit;
    await expectAllEnded(pids);
    await expectCleanDatabase();
    expect(server.output).not.toMatch(/error|fatal/i);
  });

  test('a second one on the same data refuses with one line, and the first loses nothing', async () => {
    const first = start();
    const origin = await first.ready();
    const second = start();
    expect(await second.exit).toBe(1);
    expect(second.output.trim()).toMatch(/^Another Adaos server \(process \d+\) is using \S+\. [^\n]+$/);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  test('after a kill -9 the next one recovers, with all that was acknowledged', async () => {
    const first = start();
    const origin = await first.ready();
    expect((await post(origin, '/auth/register', { ...credentials, name: 'Lampa' })).status).toBeLessThan(300);
    const { links } = await new Mailbox(dataDir).next(credentials.email);
    const link = new URL(links.find((address) => address.includes('/auth/verify')) ?? '');
    expect((await fetch(`${origin}/auth/verify${link.search}`, { headers: { accept: 'application/json' } })).ok).toBe(
      true,
    );
    killAll(descendantsOf(first.pid));
    await first.exit;

    const second = start();
    const login = await post(await second.ready(), '/auth/login', credentials);
    expect(login.status).toBe(200);
    expect(await login.json()).toMatchObject({ user: { email: credentials.email } });
  });

  test('ended while it starts, it leaves nothing that hinders the next', async () => {
    const first = start();
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'server.pid'))).toBe(true), {
      timeout: 30_000,
      interval: 10,
    });
    const pids = descendantsOf(first.pid);
    await first.stop('SIGTERM');
    await vi.waitFor(() => expect(pids.filter((pid) => processInfo(pid) !== null)).toEqual([]), { timeout: 20_000 });
    expect((await fetch(`${await start().ready()}/readyz`)).status).toBe(200);
  });

  test.each([
    ['PORT', '99999', 'PORT: must be a whole number from 0 to 65535'],
    ['PASSWORD_MIN', 'many', 'PASSWORD_MIN: must be a whole number from 6 to 128'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL: must be an address that starts with postgres:// or postgresql://'],
    ['NODE_ENV', 'prod', 'NODE_ENV: must be production, development or test'],
  ])('a wrong %s is one clear line and exit code 1', async (name, value, line) => {
    const server = start({ [name]: value });
    expect(await server.exit).toBe(1);
    expect(server.output.trim()).toBe(line);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });
});
