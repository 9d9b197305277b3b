import { describe, expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { english, romanian } from '../../i18n/testing.ts';
import type { Attempt } from '../../queries/states.ts';
import { toResetConfirmView, toResetRequestView } from './toResetView.ts';

const failed = (error: unknown): Attempt => ({ status: 'error', error });
const problem = (code: string, message = 'As the server says.') =>
  new ApiError('problem', message, { status: 400, code });
const [idle, pending, success] = (['idle', 'pending', 'success'] as const).map((status): Attempt => ({
  status,
  error: null,
}));

describe('[AUTH-15] a wish for a reset mail', () => {
  test.each([
    [idle, 'idle'],
    [pending, 'busy'],
    [success, 'sent'],
  ])('%#', (attempt, status) => {
    expect(attempt && toResetRequestView(english, attempt)).toEqual({ status });
  });

  test("that failed shows the server's message, else leaves the words to the screen", () => {
    expect(toResetRequestView(english, failed(problem('brand_new'))).status).toBe('error');
    expect(toResetRequestView(english, failed(problem('brand_new')))).toMatchObject({ message: 'As the server says.' });
    expect(toResetRequestView(english, failed(new TypeError('x')))).toEqual({ status: 'error', message: undefined });
  });
});

describe('[AUTH-16] the link of a reset mail', () => {
  const view = (attempt: Attempt | undefined, token = 'abc') =>
    toResetConfirmView(english, token, attempt ?? failed(0));

  test('without a token says so, whatever else', () => {
    expect(view(idle, '')).toEqual({ status: 'noToken' });
  });

  test.each([
    [idle, 'idle'],
    [pending, 'busy'],
    [success, 'done'],
  ])('%#', (attempt, status) => {
    expect(view(attempt)).toEqual({ status });
  });

  test.each(['invalid_token', 'token_expired'])('that is not good any more (%s) leads to a new one', (code) => {
    expect(view(failed(problem(code)))).toMatchObject({ about: 'link', message: expect.stringMatching(/link/) });
    expect(toResetConfirmView(romanian, 'abc', failed(problem(code)))).toMatchObject({
      message: expect.stringMatching(/linkul/i),
    });
  });

  test('whose password is refused shows it at the field', () => {
    expect(view(failed(problem('password_too_common')))).toMatchObject({ about: 'password' });
  });

  test('that failed for nothing known leaves the words to the screen', () => {
    expect(view(failed(new TypeError('x')))).toEqual({ status: 'error', message: undefined, about: undefined });
  });
});
