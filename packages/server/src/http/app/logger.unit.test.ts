import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { childLoggerFactory, RequestLines } from './request-log.ts';

let directory: string;
let file: string;
let fd: number;
let log: Logger;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'adaos-log-'));
  file = join(directory, 'log');
  fd = openSync(file, 'a');
  log = createLogger({ logLevel: 'info' }, fd);
});
afterEach(() => {
  closeSync(fd);
  rmSync(directory, { recursive: true });
});

type Line = Record<string, unknown>;
const written = (): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const lines = (count: number) =>
  vi.waitFor(() => {
    const found = written();
    expect(found).toHaveLength(count);
    return found;
  }, 15_000);

function appOf(logger: Logger) {
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({ loggerInstance, logController: new RequestLines(logger), childLoggerFactory });
  app.get('/orders', async () => []);
  app.get('/broken', (request, reply) => {
    request.log.error({ err: new Error('no'), password: 'violet kettle' }, 'broken');
    reply.send([]);
  });
  return app;
}

test('a request is logged when it arrives and when it is answered, by its path without the query', async () => {
  await appOf(log).inject({ url: '/orders?token=secret', headers: { authorization: 'Bearer secret' } });
  const [came, answered] = await lines(2);
  expect(came).toMatchObject({ msg: 'incoming request', req: { method: 'GET', path: '/orders' } });
  expect(answered).toMatchObject({ msg: 'request completed', res: { statusCode: 200 } });
  expect(answered?.['responseTime']).toBeGreaterThan(0);
  expect(came?.['reqId']).toBeTruthy();
  expect(answered?.['reqId']).toBe(came?.['reqId']);
  expect(readFileSync(file, 'utf8')).not.toContain('secret');
});

test('what a request writes bears its id, and no secret', async () => {
  await appOf(log).inject('/broken');
  const [came, broken] = await lines(3);
  expect(broken).toMatchObject({ level: 50, msg: 'broken', reqId: came?.['reqId'], err: { message: 'no' } });
  expect(broken).toMatchObject({ password: '[redacted]' });
});

test('a request writes nothing at a level that is off', async () => {
  log.level = 'warn';
  const app = appOf(log);
  await app.inject('/orders');
  await app.inject('/broken');
  expect((await lines(1))[0]).toMatchObject({ msg: 'broken' });
});

test('lines wait for others, but a warning takes all before it with it', () => {
  vi.useFakeTimers();
  try {
    const own = createLogger({ logLevel: 'info' }, fd);
    own.info('first');
    expect(written()).toEqual([]);
    own.warn('second');
  } finally {
    vi.useRealTimers();
  }
  return lines(2);
});

test('what ends the server is written before the next line of code', () => {
  log.info('first');
  log.fatal('second');
  expect(written().map(({ msg }) => msg)).toEqual(['first', 'second']);
});
