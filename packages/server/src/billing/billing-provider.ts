import type { Services } from '../services/services.ts';
import type { BillingProvider } from './provider.ts';
import { type SandboxProvider, sandboxProvider } from './sandbox-provider.ts';
import { stripeClient, stripeProvider } from './stripe-provider.ts';

/** The sandbox, where there are no keys and nobody could be charged in earnest; null in production and beside Stripe. */
export function sandboxOf({ config, database, appOrigin }: Services): SandboxProvider | null {
  return config.stripe === null && !config.production ? sandboxProvider(database, appOrigin) : null;
}

/** Who takes the money of this server; null where billing is off. */
export function billingProviderOf(services: Services): BillingProvider | null {
  const { stripe } = services.config;
  return stripe === null ? sandboxOf(services) : stripeProvider(stripeClient(stripe));
}
