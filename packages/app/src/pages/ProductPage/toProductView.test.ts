import { expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { sampleProduct } from '@adaos/api/sample';
import { toProductView } from './toProductView.ts';

const textOf = (error: unknown) => `Failed: ${error instanceof Error ? error.message : '?'}`;

test('a product waits, is shown, is not there, or says what failed', () => {
  expect(toProductView({ data: undefined, error: null, textOf })).toEqual({ status: 'loading' });
  expect(toProductView({ data: sampleProduct, error: null, textOf })).toEqual({ status: 'ready', data: sampleProduct });
  expect(toProductView({ data: undefined, error: new Error('lost'), textOf })).toEqual({
    status: 'error',
    message: 'Failed: lost',
  });
  const unknown = new ApiError('problem', '', { status: 404, code: 'not_found' });
  expect(toProductView({ data: undefined, error: unknown, textOf })).toEqual({ status: 'notFound' });
});
