import { describe, expect, test } from 'vitest';
import { WORDINGS } from '@adaos/domain';
import type * as z from 'zod/mini';
import * as api from '../contract/index.ts';
import { entities } from '../contract/testing.ts';
import * as sample from './index.ts';
import * as requests from './requests.ts';

/** The samples of each schema. */
const samples: [name: string, schema: z.ZodMiniType, values: readonly unknown[]][] = [
  ['User', api.User, [sample.sampleUser]],
  ['NewUser', api.NewUser, [requests.sampleNewUser]],
  ['LoginResponse', api.LoginResponse, [sample.sampleLogin]],
  ['RegisterRequest', api.RegisterRequest, [requests.sampleRegistration]],
  ['SupportMessage', api.SupportMessage, sample.sampleSupportMessages],
  ['Plan', api.Plan, sample.samplePlans],
  ['Subscription', api.Subscription, [sample.sampleSubscription]],
  ['Integration', api.Integration, sample.sampleIntegrations.integrations],
  ['OAuthConnection', api.OAuthConnection, Object.values(sample.sampleIntegrations.oauthConnections)],
  ['Profile', api.Profile, [sample.sampleProfile]],
  ['Campaign', api.Campaign, sample.sampleCampaigns],
  ['AdsData', api.AdsAnswer, [sample.sampleAds]],
  ['FraudData', api.FraudAnswer, [sample.sampleFraud]],
  ['ReturnsData', api.ReturnsAnswer, [sample.sampleReturns]],
  ['Baseline', api.Baseline, sample.sampleBaseline.baseline],
  ['ForecastResult', api.ForecastResult, [sample.forecastSample(20, 10)]],
  ['Analytics', api.AnalyticsAnswer, [sample.sampleAnalytics]],
  ['ListedUser', api.ListedUser, sample.sampleUsersList.users],
  ['UsersList', api.UsersAnswer, [sample.sampleUsersList]],
  ['Notification', api.Notification, sample.sampleNotifications.notifications],
  ['Supplier', api.Supplier, sample.sampleStock.suppliers],
  ['Alert', api.Alert, sample.sampleAlerts.alerts],
  ['Recommendation', api.Action, sample.sampleRecommendations.recommendations],
  ['Player', api.Player, sample.samplePoints.players],
  ['GeneratedCopy', api.GeneratedCopy, sample.sampleCopyHistory.entries.flatMap(({ copies }) => copies)],
  ['GuideCard', api.GuideCard, sample.sampleGuides],
  ['ContactForm', api.ContactForm, [sample.sampleContactForm]],
  ['ResetRequest', api.ResetRequest, [sample.sampleResetRequest]],
  ['ResetConfirmRequest', api.ResetConfirmRequest, [requests.sampleResetConfirmation]],
  ['OverviewData', api.Overview, [sample.sampleOverview]],
];

describe('[ENT-2] the samples', () => {
  test('are there for every entity', () => {
    expect(samples.map(([name]) => name).toSorted()).toEqual(entities.map(({ schema }) => schema).toSorted());
  });

  test.each(samples)('of %s pass their schema unchanged', (_, schema, values) => {
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(schema.parse(value)).toEqual(value);
  });

  test.each([
    ['sampleCampaignList', api.CampaignList, sample.sampleCampaignList],
    ['sampleStock', api.StockAnswer, sample.sampleStock],
    ['sampleAlerts', api.AlertsAnswer, sample.sampleAlerts],
    ['sampleRecommendations', api.RecommendationsAnswer, sample.sampleRecommendations],
    ['samplePoints', api.PointsAnswer, sample.samplePoints],
    ['sampleCopyHistory', api.CopyHistory, sample.sampleCopyHistory],
    ['sampleBaseline', api.BaselineAnswer, sample.sampleBaseline],
    ['sampleForecast', api.ForecastAnswer, sample.sampleForecast(20, 10)],
    ['sampleNotifications', api.NotificationList, sample.sampleNotifications],
    ['sampleIntegrations', api.IntegrationList, sample.sampleIntegrations],
    ['sampleEntitlements', api.Entitlements, sample.sampleEntitlements],
    ['sampleCosts', api.Costs, sample.sampleCosts],
    ['sampleCustomers', api.CustomersAnswer, sample.sampleCustomers],
    ['sampleCustomerList', api.CustomerList, sample.sampleCustomerList],
    ['sampleChannels', api.ChannelsAnswer, sample.sampleChannels],
    ['sampleProductProfits', api.ProductProfits, sample.sampleProductProfits],
    ['sampleReconciliation', api.Reconciliation, sample.sampleReconciliation],
    ['sampleUntiedOrders', api.UntiedOrders, sample.sampleUntiedOrders],
  ] as const)('%s is an answer that calls itself a sample', (_, schema, value) => {
    expect((schema as z.ZodMiniType).parse(value)).toEqual(value);
    expect(value.source).toBe('sample');
  });

  test('of a rule of costs pass their schema unchanged', () => {
    expect(api.CostRuleInput.parse(sample.sampleCostRule)).toEqual(sample.sampleCostRule);
  });

  test('have ids of their own', () => {
    for (const rows of [
      sample.sampleCampaigns,
      sample.sampleShopUsers,
      sample.sampleUsersList.users,
      sample.sampleAlerts.alerts,
      sample.sampleRecommendations.recommendations,
      sample.sampleStock.suppliers,
      sample.samplePoints.players,
      sample.samplePoints.achievements,
      sample.sampleNotifications.notifications,
      sample.sampleFraud.cases,
      sample.sampleSubscriptions,
      sample.sampleConversations,
      sample.sampleAuditEntries,
      sample.sampleCosts.rules,
    ]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });

  test('say their texts by wordings that are known, each with its values', () => {
    const wordings = [
      ...sample.sampleNotifications.notifications,
      ...sample.sampleAlerts.alerts,
      ...sample.sampleRecommendations.recommendations,
      ...sample.samplePoints.achievements,
      ...sample.sampleCampaigns.flatMap(({ events }) => events),
    ].map(({ wording }) => wording);
    const all = [...wordings, ...sample.sampleCampaigns.flatMap((campaign) => campaign.recommendationWordings ?? [])];
    for (const wording of all) {
      const known = Object.entries<readonly string[]>(WORDINGS).find(([code]) => code === wording?.code)?.[1];
      expect(Object.keys(wording?.values ?? {}).toSorted(), wording?.code).toEqual(known?.toSorted());
    }
  });
});
