import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('PostgreSQL said so'), { code });

test.each(['08006', '53300', '57P01', '57014', '55P03', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])(
  '%s passes',
  (code) => {
    expect(isUnavailable(coded(code))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('“%s” passes', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

test.each([coded('22P02'), coded('23505'), coded('40001'), new Error('The file is too large'), 'ECONNRESET', null])(
  'what is wrong with the query itself does not: %s',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
