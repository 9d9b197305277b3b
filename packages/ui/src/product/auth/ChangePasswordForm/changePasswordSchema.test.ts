import { expect, test } from 'vitest';
import { changePasswordSchema } from './changePasswordSchema.ts';

const issueOf = (oldPassword: string, newPassword: string, confirmPassword: string, min = 6) => {
  const { error } = changePasswordSchema(min).safeParse({ oldPassword, newPassword, confirmPassword });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each([
  ['', '', '', ['oldPassword: required']],
  ['old one', '', 'x', ['newPassword: required']],
  ['old one', 'x', '', ['confirmPassword: required']],
  ['old one', 'abc', 'abd', ['confirmPassword: mismatch']],
  ['old one', 'abcde', 'abcde', ['newPassword: tooShort']],
  ['abc', 'abc', 'abc', ['newPassword: tooShort']],
  ['abcdef', 'abcdef', 'abcdef', ['newPassword: unchanged']],
  ['old one', 'abcdef', 'abcdef', undefined],
  ['old one', '😀😀😀😀😀', '😀😀😀😀😀', ['newPassword: tooShort']],
  ['old one', '😀'.repeat(128), '😀'.repeat(128), undefined],
  ['old one', 'a'.repeat(129), 'a'.repeat(129), ['newPassword: tooLong']],
])('[AUTH-12] [AUTH-20] one thing at a time, in order: %s, %s, %s', (old, next, again, issues) => {
  expect(issueOf(old, next, again)).toEqual(issues);
});

test('[SETT-2] [AUTH-20] the minimum length is the one that is given', () => {
  expect(issueOf('old one', '7 chars', '7 chars', 8)).toEqual(['newPassword: tooShort']);
  expect(issueOf('old one', '8 chars.', '8 chars.', 8)).toBeUndefined();
});
