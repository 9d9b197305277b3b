import { expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { romanian } from '../../i18n/testing.ts';
import { toChangePasswordView } from './toChangePasswordView.ts';

const failed = (error: unknown) => toChangePasswordView(romanian, { status: 'error', error });
const problem = (code: string, message = 'As the server says.') =>
  new ApiError('problem', message, { status: 400, code });

test.each([
  ['idle', 'idle'],
  ['pending', 'busy'],
  ['success', 'done'],
] as const)('[AUTH-11] a change that is %s shows %s', (status, shown) => {
  expect(toChangePasswordView(romanian, { status, error: null })).toEqual({ status: shown });
});

test.each([
  ['password_wrong', 'oldPassword'],
  ['password_too_short', 'newPassword'],
  ['password_too_common', 'newPassword'],
  ['password_unchanged', 'newPassword'],
])('[AUTH-20] %s is shown at its field', (code, field) => {
  expect(failed(problem(code))).toMatchObject({ problem: { field, text: expect.stringMatching(/parol/i) } });
});

test("[AUTH-11] any other failure shows the server's error, else leaves the words to the screen", () => {
  expect(failed(problem('brand_new'))).toEqual({ status: 'error', message: 'As the server says.', problem: undefined });
  expect(failed(new TypeError('x'))).toEqual({ status: 'error', message: undefined, problem: undefined });
});
