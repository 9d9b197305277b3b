import { expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { verifyOutcome } from './verifyOutcome.ts';

const failed = (error: unknown) => ({ status: 'error' as const, error });
const problem = (status: number) => new ApiError('problem', 'No.', { status, code: 'x' });

test.each([
  ['no token', '', { status: 'pending' as const, error: null }, 'refused'],
  ['a question under way', 't', { status: 'pending' as const, error: null }, 'pending'],
  ['a good token', 't', { status: 'success' as const, error: null }, 'success'],
  ['a token that is not valid', 't', failed(problem(400)), 'refused'],
  ['a token that has expired', 't', failed(problem(410)), 'refused'],
  ['a server that is busy', 't', failed(problem(429)), 'unreached'],
  ['a server that is ill', 't', failed(problem(503)), 'unreached'],
  ['no network', 't', failed(new ApiError('network', 'x')), 'unreached'],
  ['an answer that is no answer', 't', failed(new ApiError('bad_answer', 'x', { status: 200 })), 'unreached'],
])('[AUTH-14] %s', (_, token, query, outcome) => {
  expect(verifyOutcome(token, query)).toBe(outcome);
});
