import { afterEach, beforeEach, expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { aheadPaths, askAhead, fetchOrTake } from './ahead.ts';
import { createClient } from './client.ts';
import { json, listen, type Handler } from './testing.ts';
import { memoryTokens } from './tokens.ts';

let handler: Handler;
let server: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  handler = (_, response) => json(response, 200, { nr: server.seen.length });
  server = await listen((request, response) => handler(request, response));
});
afterEach(() => server.close());

const ask = (accessToken: string, signal?: AbortSignal) =>
  fetchOrTake(`${server.baseUrl}/figures`, {
    headers: { authorization: `Bearer ${accessToken}` },
    ...(signal && { signal }),
  });

test.each(Object.entries(aheadPaths))('%s is a read at %s by the contract too', (name, path) => {
  expect(contract[name as keyof typeof aheadPaths]).toMatchObject({ method: 'GET', path });
});

test('a call that was made ahead is not made again, and the answer can be read by both', async () => {
  const ahead = askAhead(`${server.baseUrl}/figures`, 'a1');
  const taken = ask('a1');
  expect(await (await ahead).json()).toEqual({ nr: 1 });
  expect(await (await taken).json()).toEqual({ nr: 1 });
  expect(server.seen).toHaveLength(1);
  expect(server.seen[0]).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer a1' } });
});

test('the second call after it asks anew', async () => {
  await askAhead(`${server.baseUrl}/figures`, 'a1');
  await ask('a1');
  expect(await (await ask('a1')).json()).toEqual({ nr: 2 });
});

test("another user's call takes nothing", async () => {
  await askAhead(`${server.baseUrl}/figures`, 'a1');
  expect(await (await ask('b1')).json()).toEqual({ nr: 2 });
});

test('a call that found no server ahead is made again', async () => {
  handler = (_, response) => void response.destroy();
  await expect(askAhead(`${server.baseUrl}/figures`, 'a1')).rejects.toThrow();
  handler = (_, response) => json(response, 200, { there: true });
  expect(await (await ask('a1')).json()).toEqual({ there: true });
});

test('whoever gives up is not given the answer', async () => {
  const ahead = askAhead(`${server.baseUrl}/figures`, 'a1');
  const controller = new AbortController();
  const taken = ask('a1', controller.signal);
  controller.abort();
  await expect(taken).rejects.toBe(controller.signal.reason);
  await ahead;
});

test('an answer that does not come is waited for no longer than the caller will', async () => {
  handler = () => undefined;
  const ahead = askAhead(`${server.baseUrl}/figures`, 'a1').catch(() => 'none');
  await expect(ask('a1', AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(server.seen).toHaveLength(1);
  await server.close();
  expect(await ahead).toBe('none');
  server = await listen((request, response) => handler(request, response));
});

test('a client takes what was read ahead, and checks it as any other answer', async () => {
  handler = (_, response) => json(response, 200, { user: 'not one' });
  const { baseUrl } = server;
  await askAhead(baseUrl + aheadPaths.getSession, 'a1');
  const client = createClient({
    baseUrl,
    tokens: memoryTokens({ accessToken: 'a1', refreshToken: 'r1' }),
    onSessionEnd: () => undefined,
    fetch: fetchOrTake,
  });
  await expect(client.call(contract.getSession)).rejects.toMatchObject({ kind: 'bad_answer', status: 200 });
  expect(server.seen).toHaveLength(1);
});
