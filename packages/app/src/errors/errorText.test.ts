import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '@adaos/api';
import { ApiError } from '@adaos/api/client';
import { SampleModeError } from '../queries/carefulClient.ts';
import { english, romanian } from '../i18n/testing.ts';
import { errorText, knownErrorText } from './errorText.ts';

const problem = (code: string, message = 'As the server says.', retryAfter?: number) =>
  new ApiError('problem', message, { status: 400, code, retryAfter });

describe('[AUTH-18] the text of an error', () => {
  test.each(ERROR_CODES)('of the code %s is translated', (code) => {
    const texts = [errorText(english, problem(code)), errorText(romanian, problem(code))];
    expect(texts).not.toContain('As the server says.');
    expect(texts[0]).not.toBe(texts[1]);
  });

  test('[BILL-9] of a refused change is true after a trial as after a subscription', () => {
    expect(errorText(english, problem('trial_over'))).toBe(
      'Your shop has no active plan. You can still see everything; choose a plan to continue.',
    );
    expect(errorText(romanian, problem('trial_over'))).not.toMatch(/probă/);
  });

  test('of a second checkout is true whichever plan was chosen', () => {
    expect(errorText(english, problem('already_subscribed'))).toBe(
      'Your shop already has a subscription. You can change its plan.',
    );
  });

  test("of a code that is not known is the server's own", () => {
    expect(errorText(romanian, problem('brand_new'))).toBe('As the server says.');
  });

  test.each(['<p>Not now.</p>', 'Error: x\n    at login (/srv/app.js:1:1)', 'No. '.repeat(80), '{}', '500'])(
    'is not what no person could read: %j',
    (message) => {
      expect(knownErrorText(english, new ApiError('problem', message, { status: 400 }))).toBeUndefined();
      expect(errorText(english, new ApiError('problem', message, { status: 400 }))).toBe('Something went wrong.');
    },
  );

  test('[AUTH-6] is left to the screen where the server says nothing', () => {
    expect(knownErrorText(english, problem('brand_new', ''))).toBeUndefined();
    expect(knownErrorText(english, new ApiError('bad_answer', 'html', { status: 200 }))).toBeUndefined();
    expect(errorText(english, problem('brand_new', ''))).toBe('Something went wrong.');
    expect(errorText(english, new ApiError('bad_answer', 'html', { status: 200 }))).toMatch(/cannot read/);
    expect(errorText(english, new ApiError('bad_answer', 'html', { status: 502 }))).toMatch(/not available/);
  });

  test.each([new TypeError('x'), undefined, 'text'])(
    'of anything unforeseen (%s) is "Something went wrong."',
    (error) => {
      expect(errorText(english, error)).toBe('Something went wrong.');
    },
  );

  test('[SETT-5] of what mock mode keeps back says so', () => {
    expect(errorText(english, new SampleModeError())).toMatch(/^Sample mode is on/);
  });

  test('of a lost network says so', () => {
    expect(errorText(english, new ApiError('network', 'x'))).toMatch(/connection/);
  });

  test('of too many tries says how long to wait', () => {
    expect(errorText(english, problem('too_many_attempts', '', 61))).toMatch(/in 2 minutes/);
    expect(errorText(romanian, problem('too_many_attempts', '', 1260))).toMatch(/peste 21 de minute/);
    expect(errorText(english, problem('too_many_attempts'))).toMatch(/Wait a little/);
  });
});
