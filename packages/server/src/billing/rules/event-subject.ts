import type Stripe from 'stripe';

const idOf = (of: string | { id: string } | null | undefined): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null);

/** The subscription that an event is about; null where it is about none. Nothing else of an event is believed. */
export function subscriptionOf(event: Stripe.Event): string | null {
  const { object } = event.data;
  switch (object.object) {
    case 'subscription':
      return object.id;
    case 'checkout.session':
      return idOf(object.subscription);
    case 'invoice':
      return idOf(object.parent?.subscription_details?.subscription);
    default:
      return null;
  }
}
