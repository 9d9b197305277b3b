import { expect, test } from 'vitest';
import { sampleFraud, sampleReturns } from '@adaos/api/sample';
import { fraudRead } from './fraudRead.ts';

const none = { data: undefined, error: null };

test('fraud and returns are there once both are', () => {
  expect(fraudRead({ data: sampleFraud, error: null }, none)).toEqual(none);
  expect(fraudRead({ data: sampleFraud, error: null }, { data: sampleReturns, error: null }).data).toMatchObject({
    source: 'sample',
    currency: 'EUR',
    fraud: sampleFraud,
    returns: sampleReturns,
  });
});

test('one that fails is the failure of both; a shop with only returns is not empty', () => {
  const error = new Error('lost');
  expect(fraudRead({ data: sampleFraud, error: null }, { data: undefined, error })).toEqual({ data: undefined, error });
  const live = { data: { ...sampleReturns, source: 'live' as const }, error: null };
  expect(fraudRead({ data: { ...sampleFraud, source: 'none' }, error: null }, live).data?.source).toBe('live');
});
