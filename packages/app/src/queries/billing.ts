import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { billingRoutes, billingSandboxRoutes } from '@adaos/api';
import type { PlanId } from '@adaos/domain';
import type { CallInput } from '@adaos/api/client';
import { shownLanguage } from '../i18n/language.ts';
import { paths } from '../routes/paths.ts';
import { preferences } from '../state/index.ts';
import { createCheckout, safeAddress } from './checkout.ts';
import { client } from './client.ts';
import { readAhead, useLive, useLiveQuery } from './live.ts';

const billingKey = ['billing'] as const;
const AWAIT_MS = 1500;
const AWAIT_READS = 20;

/** Leaves the page; settles if the visitor comes back to it as it was left. */
function leave(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
}

const checkout = createCheckout({
  client,
  origin: window.location.origin,
  pageOf: (session) =>
    paths.stripeCheckout({
      session,
      language: shownLanguage(),
      scheme: preferences.scheme(),
    }),
  leave,
});

const subscription = queryOptions({
  queryKey: [...billingKey, 'subscription'],
  queryFn: ({ signal }) => client.call(billingRoutes.getSubscription, { signal }),
});
const entitlements = queryOptions({
  queryKey: [...billingKey, 'usage'],
  queryFn: ({ signal }) => client.call(billingRoutes.getEntitlements, { signal }),
});

export const readBillingAhead = () => Promise.all([readAhead(subscription), readAhead(entitlements)]);

/**
 * The shop's subscription; null without one.
 * @param awaited the shop has just paid: read again until that has arrived, for about half a minute.
 */
export function useSubscriptionQuery(awaited = false) {
  return useQuery({
    ...subscription,
    enabled: useLive(),
    refetchInterval: ({ state }) =>
      awaited && state.data?.status !== 'active' && state.dataUpdateCount < AWAIT_READS ? AWAIT_MS : false,
  });
}

/** What the shop may do, and how much of it is used. */
export const useEntitlementsQuery = () => useLiveQuery(entitlements);

/** Goes to the payment provider's page for a plan. */
export function useCheckout() {
  return useMutation({ mutationFn: (plan: PlanId) => checkout(plan) });
}

/** Goes to the provider's page for cards and invoices. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: async () =>
      leave(safeAddress((await client.call(billingRoutes.openBillingPortal)).url, window.location.origin)),
  });
}

function useFreshBilling() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: billingKey });
}

export function useChangePlan() {
  const onSettled = useFreshBilling();
  return useMutation({
    mutationFn: (plan: PlanId) => client.call(billingRoutes.changePlan, { body: { plan } }),
    onSettled,
  });
}

export function useCancelSubscription() {
  const onSettled = useFreshBilling();
  return useMutation({
    mutationFn: (body: CallInput<'cancelSubscription'>['body']) =>
      client.call(billingRoutes.cancelSubscription, { body }),
    onSettled,
  });
}

export function useResumeSubscription() {
  const onSettled = useFreshBilling();
  return useMutation({
    mutationFn: (body: CallInput<'resumeSubscription'>['body']) =>
      client.call(billingRoutes.resumeSubscription, { body }),
    onSettled,
  });
}

/** A checkout of the sandbox provider. */
export function useSandboxCheckoutQuery(id: string) {
  return useQuery({
    queryKey: ['sandboxCheckout', id],
    queryFn: ({ signal }) => client.call(billingSandboxRoutes.getSandboxCheckout, { params: { id }, signal }),
    staleTime: Infinity,
  });
}

export function usePaySandboxCheckout(id: string) {
  return useMutation({
    mutationFn: (body: CallInput<'paySandboxCheckout'>['body']) =>
      client.call(billingSandboxRoutes.paySandboxCheckout, { params: { id }, body }),
  });
}

export function useCancelSandboxCheckout(id: string) {
  return useMutation({ mutationFn: () => client.call(billingSandboxRoutes.cancelSandboxCheckout, { params: { id } }) });
}
