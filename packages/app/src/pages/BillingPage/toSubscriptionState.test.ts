import { expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { sampleEntitlements, sampleSubscription } from '@adaos/api/sample';
import { toSubscriptionState, type SubscriptionInput } from './toSubscriptionState.ts';

const none = { data: undefined, error: null };
const failed = { data: undefined, error: new Error('lost') };
const sample = { data: sampleSubscription, error: null };
const own = { ...sampleSubscription, isMock: false };
const state = (input: Partial<SubscriptionInput>) =>
  toSubscriptionState({
    subscription: none,
    entitlements: none,
    sample: none,
    sampleChosen: false,
    textOf: () => 'Why.',
    usageTextOf: () => 'Why not the usage.',
    ...input,
  });

test("the shop's own subscription, with what it may do", () => {
  const entitlements = { data: sampleEntitlements, error: null };
  expect(state({ subscription: { data: own, error: null }, entitlements })).toEqual({
    status: 'ready',
    subscription: own,
    source: 'live',
    entitlements: sampleEntitlements,
  });
});

test('[BILL-4] [BILL-6] none is an answer, and no failure', () => {
  const noSubscription = { data: null, error: null };
  const entitlements = { data: sampleEntitlements, error: null };
  expect(state({ subscription: noSubscription, entitlements })).toMatchObject({ subscription: null, source: 'live' });
  const missing = { data: undefined, error: new ApiError('problem', 'No.', { status: 404, code: 'not_found' }) };
  expect(state({ subscription: noSubscription, entitlements: missing })).toMatchObject({
    subscription: null,
    source: 'live',
  });
});

test('[BILL-8] without a subscription nothing is said of a trial that could not be read', () => {
  const noSubscription = { data: null, error: null };
  expect(state({ subscription: noSubscription })).toEqual({ status: 'loading' });
  expect(state({ subscription: noSubscription, entitlements: failed })).toEqual({
    status: 'error',
    message: 'Why not the usage.',
  });
});

test('[BILL-8] what is used of a subscription says why it is not shown', () => {
  const subscription = { data: own, error: null };
  expect(state({ subscription, entitlements: failed })).toMatchObject({
    subscription: own,
    usageFailed: 'Why not the usage.',
  });
});

test('[BILL-6] a failure shows the demonstration with its reason: Growth for 699 EUR', () => {
  expect(state({ subscription: failed, sample })).toMatchObject({
    status: 'ready',
    source: 'sample',
    loadFailed: 'Why.',
    subscription: {
      planName: 'Growth',
      price: 699,
      currency: 'EUR',
      usage: { apiCallsLimit: 50_000, storageLimit: 10 },
      features: ['90-day AI predictions', '5 platform integrations', 'Priority support'],
    },
  });
});

test('[BILL-6] with no data at all there is the failure alone', () => {
  expect(state({ subscription: failed, sample: failed })).toEqual({ status: 'error', message: 'Why.' });
});

test('[ALL-6] the demonstration is marked where it was asked for, and where the server answers with one', () => {
  expect(state({ sampleChosen: true, sample })).not.toHaveProperty('loadFailed');
  expect(state({ subscription: sample })).toMatchObject({ source: 'sample' });
});

test('a skeleton while anything is on its way', () => {
  expect(state({})).toEqual({ status: 'loading' });
  expect(state({ subscription: failed })).toEqual({ status: 'loading' });
  expect(state({ sampleChosen: true })).toEqual({ status: 'loading' });
});
