import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let testApp: TestApp;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await testApp.close();
});

async function listen(env: Record<string, string>): Promise<Server> {
  testApp = await createTestApp({ env });
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  return testApp.app.server;
}

/** Asks over a connection that stays open. @param from the caller's address @returns whether it was answered */
async function ask(server: Server, from = '127.0.0.1'): Promise<boolean> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return new Promise((resolve) => {
    socket.on('data', (data) => resolve(String(data).startsWith('HTTP/1.1 200 ')));
    socket.on('close', () => resolve(false));
  });
}
const answered = async (server: Server, count: number, from?: string) => {
  const answers: boolean[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await ask(server, from));
  return answers.filter(Boolean).length;
};

test('one address has so many connections at once and no more, others are served, and a closed one makes place', async () => {
  const server = await listen({ CONNECTIONS_PER_ADDRESS: '5' });
  expect(await answered(server, 8)).toBe(5);
  expect(await ask(server, '127.0.0.2')).toBe(true);
  sockets[0]?.destroy();
  await vi.waitFor(async () => expect(await ask(server)).toBe(true), 10_000);
});

test('the connections of all are bounded', async () => {
  const server = await listen({ MAX_CONNECTIONS: '5' });
  expect(await answered(server, 4)).toBe(4);
  expect(await answered(server, 4, '127.0.0.2')).toBe(1);
});

test('a proxy, which brings everybody over its own address, is not held back', async () => {
  const server = await listen({ TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '5' });
  expect(await answered(server, 8)).toBe(8);
});
