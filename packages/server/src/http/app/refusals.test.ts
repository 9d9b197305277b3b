import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Problem } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { authRoutes } from '../routes/auth.ts';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [authRoutes] });
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

/** Sends bytes as they are. @returns the first line of the answer, its headers and its body, once the other side has ended. */
async function exchange(bytes: string | Buffer): Promise<{ line: string; headers: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  return { line: head.split('\r\n', 1)[0] ?? '', headers: head, body };
}
const request = (line: string, ...headers: string[]) =>
  `${[line, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const LOGIN = 'POST /auth/login HTTP/1.1';

test.each([
  ['an address with a broken escape', request('GET /api/orders/%zz HTTP/1.1'), 400],
  ['an address that is no UTF-8', request('GET /api/orders/%c0%af HTTP/1.1'), 400],
  ['headers of more than 16 KB', request('GET /auth/session HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`), 431],
  ['an address of more than 16 KB', request(`GET /auth/verify?token=${'x'.repeat(20_000)} HTTP/1.1`), 431],
  ['what is no HTTP', 'HELO mail.example\r\n\r\n', 400],
  ['two lengths', request(LOGIN, 'Content-Length: 2', 'Content-Length: 3') + '{}', 400],
  ['a length and pieces', request(LOGIN, 'Content-Length: 2', 'Transfer-Encoding: chunked') + '0\r\n\r\n', 400],
  ['a body larger than any call takes', request(LOGIN, 'Content-Type: application/json', 'Content-Length: 70000'), 413],
])('%s is refused with a problem document', async (_, bytes, status) => {
  const { line, headers, body } = await exchange(bytes);
  expect(line).toContain(`HTTP/1.1 ${status} `);
  expect(headers.toLowerCase()).toContain('application/problem+json');
  expect(Problem.parse(JSON.parse(body))).toMatchObject({ status });
});

test.each([
  ['a NUL in a text', '{"email":"a\\u0000b@shop.example","password":"x"}'],
  ['half a character', '{"email":"\\ud800@shop.example","password":"x"}'],
  ['lists in lists, 5,000 deep', `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)},"password":"x"}`],
  ['a prototype', '{"__proto__":{"email":"a@shop.example"},"password":"x"}'],
  ['bytes that are no UTF-8', Buffer.from('7b22656d61696c223a22fffe227d', 'hex')],
  ['half a document', '{"email":"a@shop.example",'],
  ['nothing', ''],
])('a body with %s is a clear 400', async (_, payload) => {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const answer = await testApp.app.inject({ method: 'POST', url: '/auth/login', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(Problem.parse(answer.json())).toMatchObject({ code: 'invalid_request' });
});

test.each([
  ['what is no HTTP', 'HELO mail.example\r\n\r\n'],
  ['headers that come too slowly', 'GET /healthz HTTP/1.1\r\nHost: loc'],
])('who sends %s and goes on sending does not keep the connection', async (_, bytes) => {
  const { headersTimeout } = testApp.app.server;
  testApp.app.server.headersTimeout = 300;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {}).resume();
  socket.write(bytes);
  const dripping = setInterval(() => socket.write('x'), 50);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(dripping);
  testApp.app.server.headersTimeout = headersTimeout;
});

test('a client that sends its headers by drops does not hold its place, and others are served meanwhile', async () => {
  const { headersTimeout } = testApp.app.server;
  expect(headersTimeout).toBe(15_000);
  testApp.app.server.headersTimeout = 300;
  const slow = exchange('GET /healthz HTTP/1.1\r\nHost: loc');
  const others = await Promise.all(Array.from({ length: 20 }, () => exchange(request('GET /healthz HTTP/1.1'))));
  expect(others.every(({ line }) => line.includes(' 200 '))).toBe(true);
  expect((await slow).line).toContain(' 408 ');
  testApp.app.server.headersTimeout = headersTimeout;
}, 60_000);
