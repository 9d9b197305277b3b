import { expect, test } from 'vitest';
import { ApiError, refusal } from './errors.ts';

test.each([
  ['by the code', new ApiError('problem', '', { status: 403, code: 'email_not_verified' }), true],
  ['in the words of a host without codes', refusal('You have to confirm your email first.', 403), true],
  ['in the words beside another code', new ApiError('problem', 'Confirm your e-mail.', { code: 'brand_new' }), true],
  ['not by another refusal', refusal('Wrong email or password.', 401), false],
  ['not by a lost network', new ApiError('network', 'The connection was lost.'), false],
])('[AUTH-9] an address that is not confirmed is known: %s', (_, error, expected) => {
  expect(error.emailNotVerified).toBe(expected);
});
