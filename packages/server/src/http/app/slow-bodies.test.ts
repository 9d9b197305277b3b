import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '@adaos/api';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../routes/auth.ts';
import { importRoutes } from '../routes/imports.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';

const PACE = { periodMs: 1_000, leastBytes: 500, lookMs: 50 };

let testApp: TestApp;
let shop: TestShop;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  testApp = await createTestApp({ modules: [authRoutes, importRoutes], bodyPace: PACE });
  shop = await testApp.createShop();
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(() => testApp.close());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Sending {
  readonly socket: Socket;
  /** All that came, once the connection is closed. */
  readonly answer: Promise<string>;
}

/** Opens a call. @param stays whether it keeps its own side open whatever the server does, as one who means harm would */
function begin(stays: boolean, line: string, ...headers: string[]): Sending {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: stays });
  sockets.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  socket.on('error', () => {});
  socket.write(`${[line, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`);
  return { socket, answer: new Promise((resolve) => socket.on('close', () => resolve(text))) };
}

/** Sends a piece again and again until the connection is gone. */
async function drip({ socket }: Sending, piece: string): Promise<void> {
  while (!socket.destroyed) {
    socket.write(piece);
    await delay(20);
  }
}

const JSON_TYPE = 'Content-Type: application/json';
const CHUNKED = 'Transfer-Encoding: chunked';

test.each([
  ['a call in JSON', ['POST /auth/login HTTP/1.1', JSON_TYPE, 'Content-Length: 900'], ' '],
  ['one of unknown length', ['POST /auth/login HTTP/1.1', JSON_TYPE, CHUNKED], '1\r\n \r\n'],
])('%s whose body comes by drops is ended with 408', async (_, [line = '', ...headers], piece) => {
  const sending = begin(true, line, ...headers);
  void drip(sending, piece);
  const [head = '', body = ''] = (await sending.answer).split('\r\n\r\n', 2);
  expect(head).toMatch(/^HTTP\/1.1 408 /);
  expect(Problem.parse(JSON.parse(body))).toMatchObject({ status: 408, code: 'too_slow' });
});

test('an upload that comes by drops is ended with 408', async () => {
  const query = new URLSearchParams({ currency: 'EUR', timezone: 'UTC' });
  const sending = begin(
    true,
    `POST /api/imports?${query.toString()} HTTP/1.1`,
    `Authorization: ${shop.headers.authorization}`,
    'Content-Type: text/csv',
    CHUNKED,
  );
  void drip(sending, '1\r\nx\r\n');
  expect(await sending.answer).toMatch(/^HTTP\/1.1 408 /);
});

test.each([
  ['that nobody may send', 'POST /api/imports HTTP/1.1', 401],
  ['to no address of the server', 'POST /nothing/here HTTP/1.1', 404],
  ['to an address that is none', 'POST /%zz HTTP/1.1', 400],
])('a body %s is answered at once, and does not hold the connection after that', async (_, line, status) => {
  const sending = begin(true, line, 'Accept: application/json', 'Content-Type: text/csv', CHUNKED);
  void drip(sending, `400\r\n${'x'.repeat(1024)}\r\n`);
  expect(await sending.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('an upload that takes many periods, each at the pace of a slow line, is taken in whole', async () => {
  const query = new URLSearchParams({ currency: 'EUR', timezone: 'UTC' });
  const sending = begin(
    false,
    `POST /api/imports?${query.toString()} HTTP/1.1`,
    `Authorization: ${shop.headers.authorization}`,
    'Content-Type: text/csv',
    CHUNKED,
    'Connection: close',
  );
  const send = (text: string) => sending.socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
  send('Order,SKU,Quantity,Price,Created at\n');
  const end = performance.now() + 3 * PACE.periodMs;
  // One piece is enough for a period, so that a busy machine keeps the pace too.
  for (let order = 0; performance.now() < end; order += 1) {
    send(`${order},LAMP,1,10.00,2026-01-15 10:00:00 +0000\n`.repeat(10));
    await delay(20);
  }
  sending.socket.write('0\r\n\r\n');
  expect(await sending.answer).toMatch(/^HTTP\/1.1 202 /);
});
