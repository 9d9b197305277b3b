import { ApiError } from '@adaos/api/client';
import { expect, test } from 'vitest';
import { toRecordView } from './toRecordView.ts';

const view = (read: { data?: string; error?: unknown }) =>
  toRecordView({ data: undefined, error: null, ...read }, () => 'Failed');

test('a record is loading until it is there, and stays while it is read again', () => {
  expect(view({})).toEqual({ status: 'loading' });
  expect(view({ data: 'case' })).toEqual({ status: 'ready', data: 'case' });
  expect(view({ data: 'case', error: new ApiError('network', 'lost') })).toEqual({ status: 'ready', data: 'case' });
});

test.each([
  [new ApiError('problem', 'No.', { status: 404, code: 'not_found' }), { status: 'notFound' }],
  [new ApiError('problem', 'No.', { status: 400, code: 'invalid_request' }), { status: 'notFound' }],
  [new ApiError('network', 'lost'), { status: 'error', message: 'Failed' }],
])('a record that is not available: %s', (error, expected) => {
  expect(view({ error })).toEqual(expected);
});
