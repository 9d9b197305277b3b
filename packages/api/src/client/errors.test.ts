import { expect, test } from 'vitest';
import { problemError, refusal } from './errors.ts';

const problem = (code: string, message: string) =>
  problemError({ type: 'about:blank', title: 'Refused', status: 403, code, error: message, message });

test.each([
  ['by the code', problem('email_not_verified', ''), 'email_not_verified'],
  ['in the words of a host without codes', refusal('You have to confirm your email first.', 403), 'email_not_verified'],
  ['in the words beside another code', problem('brand_new', 'Confirm your e-mail.'), 'email_not_verified'],
  ['not by another refusal', refusal('Wrong email or password.', 401), undefined],
  ['not by another code', problem('brand_new', 'Not now.'), 'brand_new'],
])('[AUTH-9] an address that is not confirmed is known: %s', (_, error, code) => {
  expect(error.code).toBe(code);
});
