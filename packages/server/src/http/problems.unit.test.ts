import { expect, test } from 'vitest';
import { ConnectionFailed } from '../db/unavailable.ts';
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotAuthenticatedError,
  NotFoundError,
  RuleViolationError,
  TooLargeError,
  TooManyError,
  UnavailableError,
} from '../errors/domain-errors.ts';
import { problemDocument, toProblem } from './problems.ts';

test.each([
  [new InvalidInputError('invalid_request', 'No.'), 400],
  [new NotAuthenticatedError('invalid_token', 'No.'), 401],
  [new ForbiddenError('forbidden', 'No.'), 403],
  [new NotFoundError('No.'), 404],
  [new ConflictError('conflict', 'No.'), 409],
  [new TooLargeError('file_too_large', 'No.'), 413],
  [new RuleViolationError('password_wrong', 'No.'), 422],
  [new TooManyError('too_many_attempts', 'No.'), 429],
  [new UnavailableError('unavailable', 'No.'), 503],
])('%s is answered with %i, its code and its message', (error, status) => {
  const { code, message } = error;
  expect(problemDocument(toProblem(error), 'id')).toMatchObject({ status, code, message, error: message });
});

test('fields, values and the pause of an error are in the answer', () => {
  const details = { retryAfter: 3, fields: { password: 'too short' }, values: { lines: 5 } };
  const error = new RuleViolationError('password_too_short', 'No.', details);
  expect(problemDocument(toProblem(error), 'id')).toMatchObject(details);
});

test('what another transaction is writing is 503 with a code of its own', () => {
  const occupied = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
  expect(toProblem(occupied)).toMatchObject({ status: 503, code: 'busy', retryAfter: 5 });
});

test('a lost database is 503, and what was not foreseen is 500 without its message', () => {
  expect(toProblem(new ConnectionFailed(new Error('gone')))).toMatchObject({ status: 503, code: 'unavailable' });
  expect(toProblem(new Error('a secret'))).toMatchObject({ status: 500, message: 'Something went wrong.' });
});
