import { describe, expect, test } from 'vitest';
import { FRAUD_SIGNS, LANGUAGES, RETURN_REASONS } from '@adaos/domain';
import * as sample from './index.ts';

const total = (amounts: readonly (number | null | undefined)[]) =>
  Math.round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * 100) / 100;
const roi = (profit: number, spend: number) => Math.round((1000 * (profit + spend)) / spend) / 10;

describe('the sample’s figures agree:', () => {
  test('the ads with the overview and with their campaigns', () => {
    const { sampleAds: ads, sampleOverview: overview } = sample;
    expect([ads.totalSpend, ads.totalProfit, ads.roi]).toEqual([overview.adsSpend, overview.profitNet, overview.roi]);
    const cents = (amounts: (number | null)[]) => amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
    expect(cents(ads.platforms.map(({ spend }) => spend))).toBe(100 * ads.totalSpend);
    expect(cents(ads.platforms.map(({ profit }) => profit))).toBe(100 * (ads.totalProfit ?? 0));
    expect(total(ads.chartData.map(({ adsSpend }) => adsSpend))).toBe(ads.totalSpend);
    expect(total(ads.chartData.map(({ profit }) => profit))).toBe(ads.totalProfit);
    expect(total(ads.campaigns.map(({ spend }) => spend))).toBe(ads.totalSpend);
    for (const { profit, adsSpend, roi: month } of ads.chartData) expect(month).toBe(roi(profit ?? 0, adsSpend));
  });

  test('the campaigns in themselves, with a ROI of every colour', () => {
    for (const campaign of sample.sampleCampaigns) {
      expect(campaign.roi).toBe(roi(campaign.profit ?? 0, campaign.spend));
      expect(campaign.cpc).toBeCloseTo(campaign.spend / campaign.clicks, 2);
      expect(campaign.conversions).toBeLessThan(campaign.clicks);
      expect(total(Object.values(campaign.fraudPie ?? {}))).toBe(100);
      expect(campaign.recommendationWordings).toHaveLength(campaign.recommendations.length);
      expect(total(campaign.chartData.map(({ spend }) => spend))).toBeCloseTo(campaign.spend / 20, 0);
      const times = campaign.events.map(({ time }) => time);
      expect(times).toEqual(times.toSorted().toReversed());
    }
    const rois = sample.sampleCampaigns.map((campaign) => campaign.roi ?? 0);
    expect([rois.some((value) => value >= 120), rois.some((value) => value >= 100 && value < 120)]).toEqual([
      true,
      true,
    ]);
    expect(rois.some((value) => value < 100)).toBe(true);
    const { sampleCampaigns: all } = sample;
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['Active', 'Paused', 'Stopped']));
    expect(new Set(all.map(({ fraudRisk }) => fraudRisk))).toEqual(new Set(['Low', 'Medium', 'High']));
    expect(sample.sampleCampaign(all[3]?.id ?? '')).toBe(all[3]);
    expect(sample.sampleCampaign('nowhere')).toBeUndefined();
  });

  test('fraud and returns with the orders and with their months', () => {
    const { sampleFraud: fraud, sampleReturns: returns, sampleOverview: overview } = sample;
    expect(fraud.totalTransactions).toBe(overview.orders);
    expect(fraud.safeTransactions + fraud.fraudTransactions).toBe(fraud.totalTransactions);
    expect(fraud.fraudPercentage).toBe(0.8);
    expect(total(fraud.pieData.map(({ value }) => value))).toBe(fraud.totalTransactions);
    expect(total(fraud.lineData.map((month) => month.fraud))).toBe(fraud.fraudTransactions);
    expect(total(fraud.lineData.map((month) => month.returns))).toBe(overview.refunds);
    const [november, december] = fraud.lineData.slice(-2);
    expect([fraud.fraudAlertsLastMonth, fraud.fraudAlertsThisMonth]).toEqual([november?.fraud, december?.fraud]);
    expect([returns.returnsLastMonth, returns.returnsThisMonth]).toEqual([november?.returns, december?.returns]);
    expect(fraud.cases).toHaveLength(fraud.fraudAlertsThisMonth);
    expect(
      fraud.cases.flatMap(({ signs }) => signs).filter((sign) => !FRAUD_SIGNS.some((known) => known === sign)),
    ).toEqual([]);
    expect(returns.returnRate).toBe(3);
    expect(returns.totalReturnValue).toBe(overview.breakdown.find(({ part }) => part === 'returns')?.amount);
    expect(returns.averageReturnValue).toBeCloseTo(returns.totalReturnValue / overview.refunds, 2);
    expect(total(returns.topReturnReasons.map(({ count }) => count))).toBe(overview.refunds);
    for (const { reason, count, percentage } of returns.topReturnReasons) {
      expect(RETURN_REASONS).toContain(reason);
      expect(percentage).toBeCloseTo((100 * count) / overview.refunds, 1);
    }
  });

  test('stock, alerts, points and users with their summaries', () => {
    const { sampleStock: stock, sampleAlerts: alerts, samplePoints: points, sampleUsersList: users } = sample;
    expect(stock.summary.totalStock).toBe(total(stock.suppliers.map((row) => row.stock)));
    expect(stock.summary.criticalProducts).toBe(2);
    for (const row of stock.suppliers) expect(row.status === 'Critical').toBe(row.stock <= (row.reorderPoint ?? 0));
    expect(alerts.summary).toEqual({ active: 5, highPriority: 2, resolved: 2 });
    const times = alerts.alerts.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(points.summary.totalPoints).toBe(total(points.players.map((player) => player.points)));
    expect(points.players.map(({ rank }) => rank)).toEqual(points.players.map((_, index) => index + 1));
    const scores = points.players.map((player) => player.points);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Object.values(users.stats.byPlan).reduce((a, b) => a + b)).toBe(users.users.length);
    expect(Object.values(users.stats.byStatus).reduce((a, b) => a + b)).toBe(users.users.length);
  });

  test('[BILL-6] the demonstration is Growth at 699 EUR, 50000 calls a month and 10 GB', () => {
    expect(sample.sampleSubscription).toMatchObject({
      plan: 'growth',
      price: 699,
      currency: 'EUR',
      isMock: true,
      features: ['90-day AI predictions', '5 platform integrations', 'Priority support'],
      usage: { apiCallsLimit: 50_000, storageLimit: 10 },
    });
    expect(sample.sampleCancellation(new Date('2025-12-31T10:00:00Z'))).toEqual({
      cancelAt: '2026-01-30T10:00:00.000Z',
    });
  });

  test('[ADMIN-3] the subscriptions are active, cancelled and pending', () => {
    const statuses = sample.sampleSubscriptions.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['active', 'cancelled', 'pending']);
  });

  test('[INST-2] the guides are the six of the specification', () => {
    expect(sample.sampleGuides.map(({ link, category }) => [link, category])).toEqual([
      ['/docs/shopify', 'Integrări'],
      ['/docs/woocommerce', 'Integrări'],
      ['/docs/reports', 'Analiză'],
      ['/docs/billing', 'Billing'],
      ['/docs/campaigns', 'Campanii'],
      ['/docs/fraud', 'Securitate'],
    ]);
  });
});

describe('[COPY-1] the sample’s copies', () => {
  test.each(LANGUAGES)('in %s are three, about the product and for the audience, always the same', (language) => {
    const request = { productName: ' Miere de salcâm ', targetAudience: 'bunici', language };
    const { copies } = sample.sampleCopies(request);
    expect(copies).toHaveLength(3);
    for (const { title, content } of copies) {
      expect(title + content).toContain('Miere de salcâm');
      expect(title + content).toContain('bunici');
    }
    expect(new Set(copies.map(({ content }) => content)).size).toBe(3);
    expect(sample.sampleCopies(request).copies).toEqual(copies);
  });

  test('are Romanian where no language is asked for', () => {
    const request = { productName: 'Miere', targetAudience: 'bunici' };
    expect(sample.sampleCopies(request)).toEqual(sample.sampleCopies({ ...request, language: 'ro' }));
  });
});

describe('[INTG-4] a locally built integration', () => {
  test('of the custom platform has a script with the shop id, and no way out of its attribute', () => {
    expect(sample.localIntegration('custom', 'magazin & "co"<', 'https://cdn.example/p.js')).toMatchObject({
      status: 'script_required',
      script: '<script async src="https://cdn.example/p.js?shop=magazin%20%26%20%22co%22%3C"></script>',
    });
  });

  test.each(['shopify', 'woocommerce', 'magento', 'emag'] as const)('of %s has words and no script', (platform) => {
    const built = sample.localIntegration(platform, 'x', 'https://cdn.example/p.js');
    expect(built.script).toBe(null);
    expect(built.message).not.toBe('');
  });
});
