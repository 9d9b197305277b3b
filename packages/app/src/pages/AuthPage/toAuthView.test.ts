import { describe, expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { english, romanian } from '../../i18n/testing.ts';
import type { Attempt } from '../../queries/states.ts';
import { toAuthView } from './toAuthView.ts';

const idle: Attempt<unknown, object> = { status: 'idle', error: null };
const failed = (error: unknown): Attempt<unknown, object> => ({ status: 'error', error });
const problem = (code: string, message = 'As the server says.', retryAfter?: number) =>
  new ApiError('problem', message, { status: 400, code, retryAfter });
const login = (attempt: Attempt<unknown, object>, resend: Attempt<unknown, object> = idle) =>
  toAuthView(english, 'login', attempt, resend);

describe('what the login screen shows', () => {
  test('before and during a try', () => {
    expect(login(idle)).toMatchObject({ status: 'idle', offerResend: false });
    expect(login({ status: 'pending', error: null })).toMatchObject({ status: 'busy' });
  });

  test("[AUTH-6] of a failed login: the translated code, else the server's words, else its own", () => {
    expect(login(failed(problem('invalid_credentials'))).message).toBe('Wrong email or password.');
    expect(toAuthView(romanian, 'login', failed(problem('invalid_credentials')), idle).message).toBe(
      'E-mail sau parolă greșită.',
    );
    expect(login(failed(problem('brand_new'))).message).toBe('As the server says.');
    expect(login(failed(problem('brand_new', '')))).toMatchObject({ status: 'error', message: undefined });
    expect(login(failed(new ApiError('bad_answer', 'html', { status: 200 })))).toMatchObject({
      status: 'error',
      message: undefined,
    });
    expect(login(failed(new TypeError('x')))).toMatchObject({ status: 'error', message: undefined });
  });

  test('of too many tries: the time to wait', () => {
    expect(login(failed(problem('too_many_attempts', 'Wait.', 90)))).toMatchObject({
      message: undefined,
      retryAfter: 90,
    });
    expect(login(failed(problem('too_many_attempts', 'Wait.')))).toMatchObject({
      message: expect.stringMatching(/Wait a little/),
    });
  });

  test('[AUTH-6] [AUTH-8] of a server that is not available: its reason, though it says when to come back', () => {
    for (const mode of ['login', 'signup'] as const) {
      const view = toAuthView(english, mode, failed(problem('unavailable', 'Busy.', 5)), idle);
      expect(view).toMatchObject({ message: expect.stringMatching(/not available right now/), retryAfter: undefined });
    }
  });

  test('of a refused password: the reason, at the field', () => {
    const view = toAuthView(english, 'signup', failed(problem('password_too_common')), idle);
    expect(view).toMatchObject({ field: 'password', message: expect.stringMatching(/easy to guess/) });
    expect(login(failed(problem('invalid_credentials'))).field).toBeUndefined();
  });
});

describe('[AUTH-19] the second factor of a login', () => {
  const sent = { email: 'ana@lut.example', password: 'x' };
  const withCode = { ...sent, code: '123456' };

  test('is asked for, which is no failure', () => {
    expect(login({ ...failed(problem('totp_required')), variables: sent })).toEqual({
      mode: 'login',
      step: 'code',
      status: 'idle',
    });
  });

  test.each([
    ['while the code is on its way', { status: 'pending', error: null, variables: withCode } as const, 'code', 'busy'],
    ['when the code is refused', { ...failed(problem('totp_invalid')), variables: withCode }, 'code', 'error'],
    ['when the network is lost', { ...failed(new ApiError('network', 'x')), variables: withCode }, 'code', 'error'],
    ['after too many codes', { ...failed(problem('too_many_attempts')), variables: withCode }, 'code', 'error'],
    [
      'but not when the password is wrong',
      { ...failed(problem('invalid_credentials')), variables: withCode },
      'password',
      'error',
    ],
    ['nor without a code', { ...failed(new ApiError('network', 'x')), variables: sent }, 'password', 'error'],
    ['nor before anything was sent', idle, 'password', 'idle'],
  ])('stays %s', (_, attempt, step, status) => {
    expect(login(attempt)).toMatchObject({ step, status });
  });

  test('is not shown at signup', () => {
    expect(toAuthView(english, 'signup', failed(problem('totp_required')), idle).step).toBe('password');
  });
});

describe('[AUTH-9] another verification mail', () => {
  test.each([
    ['the code', problem('email_not_verified'), true],
    ['another failure', problem('invalid_credentials'), false],
    ['a lost network', new ApiError('network', 'x'), false],
  ])('is offered by %s: %#', (_, error, offered) => {
    expect(login(failed(error)).offerResend).toBe(offered);
  });

  test('is offered after a signup', () => {
    expect(toAuthView(english, 'signup', { status: 'success', error: null }, idle)).toMatchObject({
      status: 'success',
      offerResend: true,
    });
  });

  test.each([
    [idle, 'idle'],
    [{ status: 'pending', error: null } as const, 'busy'],
    [{ status: 'success', error: null } as const, 'sent'],
    [failed(problem('internal')), 'failed'],
    [failed(new ApiError('network', 'x')), 'failed'],
    [failed(new ApiError('problem', 'There is no such call.', { status: 404, code: 'not_found' })), 'unavailable'],
    [failed(new ApiError('problem', 'Cannot POST /auth/resend', { status: 404 })), 'unavailable'],
    [failed(new ApiError('problem', 'Wait.', { status: 429 })), 'failed'],
    [failed(new ApiError('bad_answer', 'html', { status: 200 })), 'unavailable'],
  ])('reports the result: %#', (resend, status) => {
    expect(login(failed(problem('email_not_verified')), resend).resend).toEqual({ status });
  });
});
