import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createClient, createPool } from './connection.ts';
import { ConnectionFailed, isUnavailable, onConnection } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('PostgreSQL said so'), { code });

test.each(['08006', '53300', '57P01', '57014', '55P03', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])(
  '%s passes',
  (code) => {
    expect(isUnavailable(coded(code))).toBe(true);
  },
);

test.each([coded('22P02'), coded('23505'), coded('40001'), new Error('Query read timeout'), 'ECONNRESET', null])(
  'what is wrong with the query itself does not: %s',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);

test.each([coded('23505'), new TypeError('Do not know how to serialize a BigInt')])(
  'a query that fails by itself keeps its error: %s',
  async (failure) => {
    const query = (async () => {
      throw failure;
    })();
    await expect(onConnection(query)).rejects.toBe(failure);
  },
);

test('a connection that is closed, or does not answer in time, passes', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const client = createClient({ host: '/nowhere' });
  await client.end();
  const pool = createPool({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
  const queries = [onConnection(client.query('select 1')), pool.query('select 1')];
  for (const query of await Promise.allSettled(queries)) {
    const reason: unknown = query.status === 'rejected' && query.reason;
    expect(reason).toBeInstanceOf(ConnectionFailed);
    expect(isUnavailable(reason)).toBe(true);
  }
  await pool.end();
  silent.close();
});
