import { describe, expect, test } from 'vitest';
import { DEMO_CAMPAIGNS } from './catalogue.ts';
import { campaignEvents } from './generate-ads.ts';
import { demoOutages, generateDemo } from './generate.ts';
import { createRandom } from './random.ts';

const LAST_DAY = '2026-11-20';
const months = [...generateDemo(LAST_DAY)];
const orders = months.flatMap((month) => month.orders);
const days = months.flatMap((month) => month.campaignDays);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the demo shop', () => {
  test('is the same each time, and another seed would be another', () => {
    expect([...generateDemo(LAST_DAY, 2)]).toEqual([...generateDemo(LAST_DAY, 2)]);
    expect(createRandom(1).next()).not.toBe(createRandom(2).next());
  });

  test('has 24 months, with orders on nearly every day up to the last, and nothing after it', () => {
    expect(months).toHaveLength(24);
    expect(orders[0]?.on.slice(0, 7)).toBe('2024-12');
    const reported = [...orders.flatMap(({ entries }) => entries.map(({ on }) => on)), ...days.map(({ day }) => day)];
    expect(reported.toSorted().at(-1)).toBe(LAST_DAY);
    expect(new Set(orders.map(({ on }) => on)).size).toBeGreaterThan(690);
  });

  test('every order has its own number, and its entries name its own lines', () => {
    expect(new Set(orders.map(({ externalId }) => externalId)).size).toBe(orders.length);
    for (const { lines, entries, campaigns } of orders) {
      const sold = sum(entries.filter(({ kind }) => kind === 'sale').map(({ amount }) => amount));
      expect(sold).toBe(sum(lines.map(({ amount }) => amount)));
      for (const { line } of entries) expect(line ?? 0).toBeLessThan(lines.length);
      expect(new Set(campaigns).size).toBe(campaigns.length);
    }
  });

  test('each campaign has two platforms’ worth of days that agree with its orders', () => {
    expect(new Set(DEMO_CAMPAIGNS.map(({ platform }) => platform))).toEqual(new Set(['Google Ads', 'Meta Ads']));
    const brought = orders.filter(({ campaigns }) => campaigns.length > 0).length;
    expect(sum(days.map(({ conversions }) => conversions))).toBe(brought);
    for (const { clicks, invalidClicks, impressions } of days) {
      expect(invalidClicks).toBeLessThanOrEqual(clicks);
      expect(clicks).toBeLessThan(impressions);
    }
  });

  test('sells nothing that is sold out, and most before Christmas', () => {
    for (const { sku, firstDay, lastDay } of demoOutages(LAST_DAY)) {
      const then = orders.filter(({ on }) => firstDay <= on && on <= lastDay);
      expect(then.flatMap(({ lines }) => lines.map((line) => line.sku))).not.toContain(sku);
    }
    const count = (month: string) => orders.filter(({ on }) => on.startsWith(month)).length;
    expect(count('2025-12')).toBeGreaterThan(1.5 * count('2025-09'));
  });

  test('has refunds, charged back orders and orders found out in time, as shops have them', () => {
    const share = (holds: (order: (typeof orders)[number]) => boolean) => orders.filter(holds).length / orders.length;
    const of = (kind: string) => share(({ entries }) => entries.some((entry) => entry.kind === kind));
    expect(of('refund')).toBeGreaterThan(0.04);
    expect(of('refund')).toBeLessThan(0.12);
    const chargedBack = share(({ chargedBackOn }) => chargedBackOn !== undefined && chargedBackOn <= LAST_DAY);
    expect(chargedBack).toBeGreaterThan(0.002);
    expect(chargedBack).toBeLessThan(0.02);
    expect(share(({ status }) => status === 'cancelled_fraud')).toBeGreaterThan(0);
  });

  test('the platforms report when campaigns begin, pause and end, in their order', () => {
    const events = campaignEvents('2026-11');
    for (const { key } of DEMO_CAMPAIGNS) {
      const own = events.filter((event) => event.key === key);
      expect(own[0]?.kind).toBe('started');
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted());
    }
    expect(events.findLast(({ key }) => key === 'g-ceramica')).toMatchObject({ kind: 'paused' });
  });
});
