import { contract, type RouteName } from '@adaos/api';
import { PLANS } from '@adaos/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planById, planNamed, priceMinorOf } from '../plan-table.ts';
import { changes, counts, nearPercent, refusedCall, refusedChange, refusedStoring, stores } from './limits.ts';
import { usageMonth, nextMonthAt } from './month.ts';
import { periodEndAfter, rolledOn } from './renewal.ts';
import { begins, isServed } from './served.ts';
import { standingAt } from './standing.ts';

const at = (text: string) => new Date(`${text}T00:00:00Z`);
const starter = planById('starter');

describe('[LAND-4] the plan table', () => {
  test('gives prices in minor units, and no plan for a name that is none', () => {
    expect(PLANS.map(({ id }) => priceMinorOf(id))).toEqual([19_900n, 69_900n, 149_900n]);
    expect(planNamed('growth')?.name).toBe('Growth');
    expect(planNamed('Growth')).toBeUndefined();
    expect(() => planById('free')).toThrow('There is no plan free.');
  });
});

describe('[BILL-9] what a shop may do', () => {
  const since = new Date('2026-01-01T10:00:00Z');
  const end = new Date('2026-01-16T10:00:00Z');
  test.each([
    ['at its first moment', since, false],
    ['a moment before the trial ends', new Date(end.getTime() - 1), false],
    ['when the trial ends', end, true],
    ['long after', at('2027-01-01'), true],
  ])('without a subscription, %s', (_, now, readOnly) => {
    const plan = planById('growth');
    expect(standingAt(now, null, since)).toEqual({ plan, subscribed: false, trialEndsAt: end, readOnly, lapsed: null });
  });

  test.each([
    ['canceled', 'ended'],
    ['active', 'ended'],
    ['unpaid', 'unpaid'],
    ['incomplete', 'unpaid'],
    ['incomplete_expired', 'unpaid'],
    ['paused', 'unpaid'],
  ] as const)('after a subscription that was last %s, says that it is %s', (status, lapsed) => {
    expect(standingAt(at('2027-01-01'), null, since, { status })).toMatchObject({ readOnly: true, lapsed });
    expect(standingAt(at('2027-01-01'), { plan: 'growth' }, since, { status }).lapsed).toBeNull();
  });

  test('with a subscription follows its plan, however old the shop is', () => {
    expect(standingAt(at('2030-01-01'), { plan: 'starter' }, since)).toEqual({
      plan: starter,
      subscribed: true,
      trialEndsAt: null,
      readOnly: false,
      lapsed: null,
    });
  });
});

describe('[BILL-9] limits', () => {
  test('refuse a change where no plan is active, whether the trial or a subscription is over, and nothing before', () => {
    const trial = standingAt(at('2026-01-02'), null, at('2026-01-01'));
    expect(refusedChange(trial)).toBeNull();
    expect(refusedChange({ ...trial, readOnly: true })).toMatchObject({
      kind: 'forbidden',
      code: 'trial_over',
      message: 'The shop has no active plan. Choose one to change anything again.',
    });
  });

  test('[BILL-8] refuse the call after the last of the month, until the next begins', () => {
    const now = new Date('2026-12-31T23:59:30.500Z');
    expect(refusedCall(10_000, starter, now)).toBeNull();
    expect(refusedCall(10_001, starter, now)).toMatchObject({
      kind: 'too_many',
      code: 'limit_reached',
      message: 'The plan Starter has 10000 calls a month, and they are used up.',
      details: { retryAfter: 30 },
    });
  });

  test('[BILL-8] refuse to store once the plan is full', () => {
    expect(refusedStoring(1.99, starter)).toBeNull();
    expect(refusedStoring(2, starter)).toMatchObject({
      kind: 'forbidden',
      code: 'limit_reached',
      message: 'The plan Starter stores 2 GB, and it is full.',
    });
  });

  test('hold what changes a shop, and let through what reads, pays, removes or asks for help', () => {
    const held = (Object.keys(contract) as RouteName[]).filter(changes);
    expect(held.toSorted()).toEqual(
      [
        'addShop',
        'createImport',
        'restartImport',
        'readStore',
        'setGoodsCost',
        'addCostRule',
        'addProductCost',
        'addReport',
        'changeReport',
        'saveIntegration',
        'connectShopify',
        'connectWooCommerce',
        'setFraudSettings',
        'setFraudVerdict',
        'setAlertStatus',
        'decideRecommendation',
        'generateCopy',
        'createUser',
        'inviteAgain',
      ].toSorted(),
    );
    expect((Object.keys(contract) as RouteName[]).filter(stores).toSorted()).toEqual([
      'createImport',
      'readStore',
      'restartImport',
    ]);
  });

  test.each([
    ['/api/overview', true],
    ['/ads/campaigns', true],
    ['/api/profile', false],
    ['/api/notifications/read', false],
    ['/api/guides/:slug', false],
    ['/api/contact', false],
    ['/api/audit', false],
    ['/auth/users', false],
    ['/support/ask', false],
    ['/elsewhere/api/overview', false],
  ])('count calls for figures: %s is one: %s', (path, counted) => {
    expect(counts(path)).toBe(counted);
  });
});

test.each([
  [0, 10_000, null],
  [7_999, 10_000, null],
  [8_000, 10_000, 80],
  [8_199, 10_000, 81],
  [10_000, 10_000, 100],
  [12_000, 10_000, 100],
  [1.59, 2, null],
  [1.6, 2, 80],
] as const)('[BILL-8] %d of %d is near the limit from 80 %% on: %s', (used, limit, percent) => {
  expect(nearPercent(used, limit)).toBe(percent);
});

test('months of usage are calendar months in UTC', () => {
  expect(usageMonth(new Date('2026-03-31T23:59:59.999Z'))).toBe('2026-03-01');
  expect(nextMonthAt(new Date('2026-03-31T23:59:59.999Z'))).toBe('2026-04-01T00:00:00.000Z');
  expect(nextMonthAt(at('2026-12-01'))).toBe('2027-01-01T00:00:00.000Z');
});

describe('the service', () => {
  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['canceled', false],
    ['incomplete', false],
    ['unpaid', false],
    [undefined, false],
  ])('is given while a subscription is %s: %s', (status, served) => {
    expect(isServed(status)).toBe(served);
  });

  test('begins once, and again after an end', () => {
    expect(begins(undefined, 'active')).toBe(true);
    expect(begins('incomplete', 'active')).toBe(true);
    expect(begins('past_due', 'active')).toBe(false);
    expect(begins('active', 'past_due')).toBe(false);
    expect(begins('active', 'canceled')).toBe(false);
    expect(begins(undefined, 'incomplete')).toBe(false);
  });
});

describe('[BILL-7] renewals', () => {
  test.each([
    ['2026-01-31', '2026-01-31', '2026-02-28'],
    ['2026-01-31', '2026-02-27', '2026-02-28'],
    ['2026-01-31', '2026-02-28', '2026-03-31'],
    ['2026-01-31', '2026-03-30', '2026-03-31'],
    ['2024-02-29', '2025-02-28', '2025-03-29'],
    ['2026-05-15', '2028-05-14', '2028-05-15'],
    ['2026-05-15', '2026-01-01', '2026-06-15'],
  ])('begun on %s, on %s the month ends on %s', (start, now, end) => {
    expect(periodEndAfter(at(start), at(now))).toEqual(at(end));
  });

  test('end after now, and by at most a month', () => {
    const moment = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 4_000 }), (start, days) => {
        const now = new Date(start.getTime() + days * 86_400_000);
        const ahead = periodEndAfter(start, now).getTime() - now.getTime();
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(31 * 86_400_000);
      }),
    );
  });

  const row = {
    plan: 'growth',
    price_minor: '69900',
    started_at: at('2026-01-10'),
    period_end: at('2026-02-10'),
    cancel_at_period_end: false,
    next_plan: null,
    ended_at: null,
  };
  test('leave alone what is not over yet, and what has ended', () => {
    expect(rolledOn(row, new Date('2026-02-09T23:59:59Z'))).toBe(row);
    const ended = { ...row, ended_at: at('2026-02-01') };
    expect(rolledOn(ended, at('2026-06-01'))).toBe(ended);
  });

  test('go on with the same plan and price', () => {
    expect(rolledOn(row, at('2026-02-10'))).toEqual({ ...row, period_end: at('2026-03-10') });
    expect(rolledOn(row, at('2026-07-01'))).toEqual({ ...row, period_end: at('2026-07-10') });
  });

  test('take up the plan that was chosen for the next billing, at its price', () => {
    expect(rolledOn({ ...row, next_plan: 'starter' }, at('2026-02-10'))).toEqual({
      ...row,
      plan: 'starter',
      price_minor: '19900',
      period_end: at('2026-03-10'),
    });
  });

  test('do not come after a cancellation: it ends when its month does', () => {
    const cancelled = { ...row, cancel_at_period_end: true };
    expect(rolledOn(cancelled, at('2026-02-09'))).toBe(cancelled);
    expect(rolledOn(cancelled, at('2026-03-01'))).toEqual({ ...cancelled, ended_at: at('2026-02-10') });
  });
});
