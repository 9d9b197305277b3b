// Hundreds of connections that only hold their place, on the real server with its real times.
import { mkdtemp, rm } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { percentile, probe, rounded } from '../load/machine.ts';
import { record } from '../support/measurements.ts';
import { Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const BY = 'tests/faults/slow-callers.test.ts';
const CONNECTIONS = 400;
const DRIP_MS = 3_000;
/** A period of 30 s for a body, 15 s for headers; two looks and a drop until one that stays is gone. */
const BODIES_WITHIN_MS = 60_000;
const HEADERS_WITHIN_MS = 45_000;
const OTHERS_WITHIN_MS = 2_000;
/** 256 kbit/s. */
const SLOW_LINE = 32_000;

let dataDir: string;
let server: ServerProcess;
let address: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-slow-'));
  server = new ServerProcess(dataDir);
  address = await server.ready();
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * Opens a connection, sends the beginning of a call and then a piece each few seconds until it is closed. It keeps its own side open
 * where it has something to send, by which it learns that nobody is there.
 * @returns all that came back
 */
function hold(begin: string, piece: string): Promise<string> {
  const port = Number(new URL(address).port);
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: piece !== '' });
  let text = '';
  socket.setEncoding('utf8').on('data', (came: string) => (text += came));
  socket.on('error', () => {});
  socket.write(begin);
  const timer = setInterval(() => socket.write(piece), DRIP_MS);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(text);
    });
  });
}

/** Holds so many, while others call. */
async function holdAll(what: string, begins: readonly (readonly [begin: string, piece: string])[], withinMs: number) {
  const began = performance.now();
  const others = probe(500, async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answers = await Promise.all([
      fetch(`${address}/readyz`),
      fetch(`${address}/auth/refresh`, { method: 'POST', headers, body: '{"refreshToken":"none"}' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
  });
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) => hold(...(begins[at % begins.length] ?? ['', '']))),
  );
  const tookMs = performance.now() - began;
  const slowest = percentile(await others.stop(), 1);
  const value = `all closed after ${rounded(tookMs / 1000)} s; two other calls in ${rounded(slowest)} ms at most`;
  await record({ figure: `${CONNECTIONS} ${what}`, value, target: `${withinMs / 1000} s`, by: BY });
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 408 '))).toEqual([]);
  expect(tookMs).toBeLessThan(withinMs);
  expect(slowest).toBeLessThan(OTHERS_WITHIN_MS);
}

const head = (...lines: string[]) => `${['POST /auth/login HTTP/1.1', 'Host: localhost', ...lines].join('\r\n')}\r\n`;

test('bodies that come by drops are all ended in time, and others are served meanwhile', async () => {
  const type = 'Content-Type: application/json';
  await holdAll(
    'bodies sent by drops',
    [
      [`${head(type, 'Content-Length: 60000')}\r\n`, ' '],
      [`${head(type, 'Transfer-Encoding: chunked')}\r\n`, '1\r\n \r\n'],
    ],
    BODIES_WITHIN_MS,
  );
});

test('headers that come by drops, or never, are all ended in time, and others are served meanwhile', async () => {
  await holdAll(
    'headers sent by drops',
    [
      [head(), 'X: y\r\n'],
      ['', ''],
    ],
    HEADERS_WITHIN_MS,
  );
});

test('an owner on a slow line uploads through all periods', async () => {
  const owner = await Owner.signUp(address, dataDir);
  const row = 'LAMP,1,10.00,2026-01-15 10:00:00 +0000\n';
  async function* slowly() {
    yield 'Order,SKU,Quantity,Price,Created at\n';
    for (let second = 0, order = 0; second < 70; second += 1) {
      let piece = '';
      for (; piece.length < SLOW_LINE; order += 1) piece += `${order},${row}`;
      yield piece;
      await delay(1_000);
    }
  }
  const id = await owner.upload(Readable.from(slowly()), { currency: 'EUR', timezone: 'UTC' });
  expect(await owner.import(id)).toMatchObject({ id });
});
