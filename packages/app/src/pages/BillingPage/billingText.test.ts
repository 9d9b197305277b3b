import { describe, expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { english, romanian } from '../../i18n/testing.ts';
import { RedirectError } from '../../queries/checkout.ts';
import { cancelText, checkoutText, noIdText, subscriptionText } from './billingText.ts';

const status = (code: number) => new ApiError('problem', 'No.', { status: code, code: 'x' });
const network = new ApiError('network', 'lost');

describe('[BILL-3] a checkout that fails says', () => {
  test.each([
    [status(403), 'Billing system is being set up. Please contact support or try again later.'],
    [status(404), 'Billing system is being set up. Please contact support or try again later.'],
    [network, 'Network error. Please check your connection and try again.'],
    [status(500), 'Server error. Please try again later or contact support.'],
    [new ApiError('bad_answer', 'x', { status: 200 }), 'Failed to start checkout process. Please try again.'],
    [new TypeError('x'), 'Failed to start checkout process. Please try again.'],
  ])('%s', (error, text) => {
    expect(checkoutText(english, error)).toBe(text);
  });

  test('that the redirection failed', () => {
    expect(checkoutText(romanian, new RedirectError('x'))).toBe(
      'Eroare la redirecționarea către Stripe. Te rugăm să încerci din nou.',
    );
  });
});

describe('[BILL-6] a subscription that is not loaded says', () => {
  test.each([
    [401, 'Authentication required. Please log in again.'],
    [403, 'Access denied. Please check your permissions.'],
    [404, 'Subscription endpoint not found. Backend may not be implemented yet.'],
    [500, 'Failed to fetch subscription. Status: 500'],
    [429, 'Failed to fetch subscription. Status: 429'],
  ])('for status %i: %s', (code, text) => {
    expect(subscriptionText(english, status(code))).toBe(text);
  });

  test('[ALL-10] that an answer of another shape cannot be read', () => {
    const garbled = new ApiError('bad_answer', 'html', { status: 200 });
    expect(subscriptionText(english, garbled)).toMatch(/cannot read/);
  });

  test('that the server is not reached', () => {
    expect(subscriptionText(english, network)).toBe(
      'The server cannot be reached. Check your connection and try again.',
    );
  });
});

test('[BILL-7] a cancellation that fails says why', () => {
  expect(noIdText(romanian)).toBe('Eroare: ID-ul abonamentului nu a fost găsit.');
  expect(cancelText(romanian, new ApiError('problem', 'Nu merge.', { status: 418, code: 'new_code' }))).toBe(
    'Eroare la anularea abonamentului: Nu merge.',
  );
});
