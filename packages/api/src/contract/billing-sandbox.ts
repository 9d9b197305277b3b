import { SANDBOX_STATUSES } from '@adaos/domain';
import * as z from 'zod/mini';
import { PlanName } from './billing.ts';
import { Money } from './common.ts';
import { route } from './route.ts';

/** A checkout of the sandbox provider. Nothing is ever charged by it. */
export const SandboxCheckout = z.object({
  id: z.string(),
  plan: PlanName,
  /** A month, in major units of `currency`. */
  amount: Money,
  currency: z.string(),
  shopName: z.string(),
  status: z.enum(SANDBOX_STATUSES),
});
export type SandboxCheckout = z.infer<typeof SandboxCheckout>;

const CheckoutId = z.object({ id: z.string().check(z.regex(/^[\w-]{8,255}$/)) });

// Public as a provider's page is: anyone with the unguessable id may pay. Outside the sandbox each is a 404.
export const billingSandboxRoutes = {
  getSandboxCheckout: route({
    method: 'GET',
    path: '/billing/sandbox/checkout/:id',
    access: 'public',
    summary: 'A checkout of the sandbox provider; outside production only.',
    params: CheckoutId,
    status: 200,
    answer: SandboxCheckout,
  }),
  paySandboxCheckout: route({
    method: 'POST',
    path: '/billing/sandbox/checkout/:id/pay',
    access: 'public',
    summary: 'Pay a checkout of the sandbox provider with one of its cards; outside production only.',
    params: CheckoutId,
    body: z.object({
      /** The card's digits. */
      card: z.string().check(z.regex(/^\d{12,19}$/)),
      /** True once the payer has confirmed a payment that asked for it. */
      confirmed: z.optional(z.boolean()),
    }),
    status: 200,
    answer: z.object({ result: z.enum(['paid', 'declined', 'confirmation_required']) }),
  }),
  cancelSandboxCheckout: route({
    method: 'POST',
    path: '/billing/sandbox/checkout/:id/cancel',
    access: 'public',
    summary: 'Leave a checkout of the sandbox provider without paying; outside production only.',
    params: CheckoutId,
    status: 200,
    answer: SandboxCheckout,
  }),
} as const;
