import { expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { english } from '../../i18n/testing.ts';
import { answerView, toContactView } from './toContactView.ts';

test.each([
  ['idle', 'idle'],
  ['pending', 'busy'],
  ['success', 'sent'],
] as const)('[LAND-6] a message that is %s shows %s', (status, shown) => {
  expect(toContactView(english, { status, error: null })).toEqual({ status: shown });
});

test('[LAND-6] a failure is shown with its reason, where there is one', () => {
  expect(toContactView(english, { status: 'error', error: new ApiError('network', 'x') })).toEqual({
    status: 'error',
    message: expect.stringMatching(/connection/),
  });
  expect(toContactView(english, { status: 'error', error: new TypeError('x') })).toEqual({
    status: 'error',
    message: undefined,
  });
});

test.each([
  ['', undefined],
  ['sent=1', { status: 'sent' }],
  ['error=too_many_attempts', { status: 'error', message: expect.stringMatching(/too many/i), behind: true }],
  ['error=unavailable', { status: 'error', message: expect.stringMatching(/not available/), behind: true }],
  ['error=something_new', { status: 'error', message: undefined, behind: true }],
])('[LAND-6] the answer to a form that was sent without a script, by the query %j', (query, view) => {
  expect(answerView(english, new URLSearchParams(query))).toEqual(view);
});
