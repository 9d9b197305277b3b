import { describe, expect, test } from 'vitest';
import { planById } from '../plan-table.ts';
import { readEvent } from './event-subject.ts';
import { presentRecord, presentSubscription } from './present.ts';

const at = (text: string) => new Date(`${text}T00:00:00Z`);
const row = {
  shop_id: 'shop',
  id: 'sub_1',
  provider: 'stripe' as const,
  customer_id: 'cus_1',
  plan: 'growth',
  status: 'active',
  price_minor: '69950',
  currency: 'EUR',
  started_at: at('2026-01-10'),
  period_end: at('2026-02-10'),
  cancel_at: null,
  ended_at: null,
  next_plan: null,
  chosen_by: null,
  synced_at: at('2026-01-10'),
  reading: '1',
};
const usage = { apiCalls: 3, apiCallsLimit: 50_000, storageUsed: 0.5, storageLimit: 10 };
const RENEWAL = '2026-02-10T00:00:00.000Z';

describe('[BILL-4] a subscription is shown', () => {
  test('with its plan, price, renewal, ids and usage', () => {
    expect(presentSubscription(row, usage)).toEqual({
      plan: 'growth',
      planName: 'Growth',
      status: 'active',
      price: 699.5,
      renewalDate: RENEWAL,
      nextBilling: RENEWAL,
      nextBillingDate: RENEWAL,
      amount: 699.5,
      currency: 'EUR',
      features: [...planById('growth').features],
      customerId: 'cus_1',
      subscriptionId: 'sub_1',
      startDate: '2026-01-10T00:00:00.000Z',
      isMock: false,
      usage,
      cancelAt: null,
      nextPlan: null,
      source: 'live',
    });
  });

  test('with the price of the plan that comes next', () => {
    expect(presentSubscription({ ...row, next_plan: 'starter' }, usage)).toMatchObject({
      nextPlan: 'starter',
      price: 699.5,
      amount: 199,
      renewalDate: RENEWAL,
    });
  });

  test.each([
    ['cancelled', { cancel_at: at('2026-02-10') }, '2026-02-10T00:00:00.000Z'],
    ['ended', { ended_at: at('2026-02-01') }, null],
  ])('without a next billing where it is %s', (_, over, cancelAt) => {
    expect(presentSubscription({ ...row, ...over, next_plan: 'starter' }, usage)).toMatchObject({
      renewalDate: null,
      nextBilling: null,
      nextBillingDate: null,
      amount: 0,
      cancelAt,
    });
  });
});

describe('[ADMIN-3] the history shows a subscription', () => {
  test.each([
    ['that serves', {}, 'active', null],
    ['whose card failed, as active', { status: 'past_due' }, 'active', null],
    ['that is not paid yet', { status: 'incomplete' }, 'pending', null],
    ['that is to end', { cancel_at: at('2026-02-10') }, 'cancelled', '2026-02-10T00:00:00.000Z'],
    ['that has ended', { status: 'canceled', ended_at: at('2026-02-01') }, 'cancelled', '2026-02-01T00:00:00.000Z'],
    [
      'that ended before the day it was to',
      { cancel_at: at('2026-02-10'), ended_at: at('2026-02-01') },
      'cancelled',
      '2026-02-01T00:00:00.000Z',
    ],
    ['that was cancelled without a day', { status: 'canceled' }, 'cancelled', null],
  ])('%s', (_, over, status, endDate) => {
    expect(presentRecord({ ...row, ...over }, 'Ana')).toEqual({
      id: 'sub_1',
      plan: 'growth',
      status,
      user: 'Ana',
      price: 699.5,
      currency: 'EUR',
      startDate: '2026-01-10T00:00:00.000Z',
      endDate,
    });
  });
});

describe('an event is about the subscription', () => {
  const eventOf = (object: object) => ({ id: 'evt_1', type: 'of.some.kind', data: { object } });
  const ofInvoice = (subscription: unknown) =>
    eventOf({ object: 'invoice', parent: { subscription_details: { subscription } } });
  test.each([
    ['itself', eventOf({ object: 'subscription', id: 'sub_1' }), 'sub_1'],
    ['of a checkout, by id', eventOf({ object: 'checkout.session', subscription: 'sub_2' }), 'sub_2'],
    ['of a checkout, whole', eventOf({ object: 'checkout.session', subscription: { id: 'sub_3' } }), 'sub_3'],
    ['of a checkout that has none', eventOf({ object: 'checkout.session', id: 'cs_1', subscription: null }), null],
    ['of an invoice', ofInvoice('sub_4'), 'sub_4'],
    ['of an invoice without one', eventOf({ object: 'invoice', id: 'in_1', parent: null }), null],
    ['of an invoice of another kind', eventOf({ object: 'invoice', parent: { subscription_details: null } }), null],
    ['of nothing that has one', eventOf({ object: 'customer', id: 'cus_1' }), null],
  ])('%s', (_, event, id) => {
    expect(readEvent(event)).toEqual({ id: 'evt_1', type: 'of.some.kind', subscriptionId: id });
  });
});
