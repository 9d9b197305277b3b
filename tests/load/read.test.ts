// A read whose answer is checked against the contract, beside a bare server that answers the same bytes: what the product's own
// layers cost. The plans stay as they are, so they are checked once; to check and write them each time takes the ratio from 0.70
// to 0.62. Compared is what an answer takes of the cores, since that is how many a free machine gives.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { contract } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../support/measurements.ts';
import { ServerProcess } from '../support/server.ts';
import { percentile, rounded } from './machine.ts';

const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 5;
/** Of what an answer takes of the cores. Of the answers a second a free machine gives more: the tester is what holds the bare server back. */
const LEAST_RATIO = 0.6;
const TICK_MS = 10; // of Linux, by which it counts the time of processes

// Its answer comes by its input, so that it is made of nothing but the bytes that it sends.
const BARE = `
  let text = '';
  process.stdin.on('data', (piece) => (text += piece)).on('end', () => {
    const { headers, body } = JSON.parse(text);
    require('node:http')
      .createServer((request, response) => response.writeHead(200, headers).end(body))
      .listen(0, '127.0.0.1', function () { console.log(this.address().port); });
  });`;

let dataDir: string;
let server: ServerProcess;
let bare: ReturnType<typeof spawn>;
let [ours, theirs]: string[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-load-'));
  server = new ServerProcess(dataDir);
  ours = `${await server.ready()}${contract.listPlans.path}`;
  const answer = await fetch(ours);
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)),
  );
  bare = spawn(process.execPath, ['-e', BARE], { stdio: ['pipe', 'pipe', 'inherit'] });
  bare.stdin?.end(JSON.stringify({ headers, body: await answer.text() }));
  const [port] = bare.stdout ? await once(bare.stdout, 'data') : [];
  theirs = `http://127.0.0.1:${String(port).trim()}/`;
});
afterAll(async () => {
  bare.kill();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What a process has used of the cores so far, in milliseconds. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [, user = 0, system = 0] = (/\) (?:\S+ ){11}(\d+) (\d+)/.exec(stat) ?? []).map(Number);
  return (user + system) * TICK_MS;
}

/** Answers a second, and microseconds of the cores for each: the second figure is the same on a busy machine. */
async function measure(pid: number, url: string): Promise<{ perSecond: number; cpuMicros: number }> {
  const before = await cpuOf(pid);
  const { requests, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  expect([non2xx, errors]).toEqual([0, 0]);
  return {
    perSecond: Math.round(requests.average),
    cpuMicros: rounded((((await cpuOf(pid)) - before) * 1000) / requests.total),
  };
}

test('a bare node:http server takes at least 0.6 of what a validated read takes of the cores for the same bytes', async () => {
  // The first requests warm the compiler up, and count for nothing.
  await measure(bare.pid ?? 0, theirs ?? '');
  await measure(server.pid, ours ?? '');
  const ratios: number[] = [];
  const walls: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = { bare: await measure(bare.pid ?? 0, theirs ?? ''), ours: await measure(server.pid, ours ?? '') };
    ratios.push(one.bare.cpuMicros / one.ours.cpuMicros);
    walls.push(one.ours.perSecond / one.bare.perSecond);
  }
  const ratio = percentile(
    ratios.toSorted((a, b) => a - b),
    0.5,
  );
  const wall = percentile(
    walls.toSorted((a, b) => a - b),
    0.5,
  );
  const value = `${wall.toFixed(2)} of its answers a second, ${ratio.toFixed(2)} by processor time`;
  await record({
    figure: 'validated read to bare node:http',
    value,
    target: String(LEAST_RATIO),
    by: 'tests/load/read.test.ts',
  });
  expect(ratio).toBeGreaterThanOrEqual(LEAST_RATIO);
});
