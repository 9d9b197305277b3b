import type { Services } from './services/services.ts';
import { billingProviderOf } from './billing/billing-provider.ts';
import { registerBillingWorker } from './billing/events.ts';
import { registerCleanup } from './auth/cleanup.ts';
import { registerEvaluations } from './alerts/evaluate.ts';
import { registerFixedCosts } from './costs/fixed-costs.ts';
import { registerRecomputations } from './costs/recompute.ts';
import { registerImportWorker } from './imports/worker.ts';
import { registerMailWorker } from './mail/worker.ts';
import { registerDigests } from './deliveries/digests.ts';
import { registerDispatch } from './deliveries/dispatch.ts';
import { registerEmailDeliveries } from './deliveries/email-worker.ts';
import { registerHookDeliveries } from './deliveries/hook-worker.ts';
import { registerPushDeliveries } from './deliveries/push-worker.ts';
import { registerSmsDeliveries } from './deliveries/sms-worker.ts';
import { registerRateFeed } from './rate-feed/read-rates.ts';
import { registerAdsWorker } from './integrations/ads/worker.ts';
import { registerStoreErasures } from './integrations/erase-store.ts';
import { registerStoreWorker } from './integrations/reading/worker.ts';

/** Starts the work that is done behind the answers. */
export async function startWorkers(services: Services): Promise<void> {
  await registerMailWorker(services);
  await registerImportWorker(services);
  await registerStoreWorker(services);
  await registerAdsWorker(services);
  await registerStoreErasures(services);
  await registerBillingWorker(services, billingProviderOf(services));
  await registerRecomputations(services);
  await registerEvaluations(services);
  await registerDispatch(services);
  await registerDigests(services);
  await registerEmailDeliveries(services);
  await registerHookDeliveries(services);
  await registerPushDeliveries(services);
  await registerSmsDeliveries(services);
  await registerFixedCosts(services);
  await registerRateFeed(services);
  await registerCleanup(services);
}
