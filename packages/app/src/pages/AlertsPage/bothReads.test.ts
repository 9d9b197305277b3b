import { expect, test } from 'vitest';
import { sampleAlerts, sampleRecommendations } from '@adaos/api/sample';
import { bothReads } from './bothReads.ts';

const alerts = { data: sampleAlerts, error: null };
const recommendations = { data: sampleRecommendations, error: null };
const failed = { data: undefined, error: new Error('lost') };
const waiting = { data: undefined, error: null };

test('alerts and recommendations are shown once both are there', () => {
  expect(bothReads(alerts, waiting)).toEqual(waiting);
  expect(bothReads(alerts, recommendations).data).toMatchObject({
    alerts: sampleAlerts.alerts,
    recommendations: sampleRecommendations.recommendations,
  });
});

test('if one fails, both fail', () => {
  expect(bothReads(failed, recommendations)).toEqual(failed);
  expect(bothReads(alerts, failed)).toEqual(failed);
});

test('a shop has nothing yet only where neither has', () => {
  const none = { data: { ...sampleAlerts, source: 'none' as const, alerts: [] }, error: null };
  const live = { data: { ...sampleRecommendations, source: 'live' as const }, error: null };
  expect(bothReads(none, live).data?.source).toBe('live');
  const nothing = { data: { ...sampleRecommendations, source: 'none' as const }, error: null };
  expect(bothReads(none, nothing).data?.source).toBe('none');
});
