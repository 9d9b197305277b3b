import * as z from 'zod/mini';

const Id = z.string().check(z.minLength(1), z.maxLength(255));
/** An object of Stripe, by its id or whole. */
const Reference = z.nullish(z.union([Id, z.object({ id: Id })]));

const Event = z.object({
  id: Id,
  type: Id,
  data: z.object({ object: z.looseObject({ object: z.optional(z.string()) }) }),
});
/** What an event may be about, as far as it names a subscription. */
const SUBJECTS = {
  subscription: z.object({ id: Id }),
  'checkout.session': z.object({ subscription: Reference }),
  invoice: z.object({
    parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: Reference })) })),
  }),
};

const idOf = (of: z.infer<typeof Reference>): string | null => (typeof of === 'string' ? of : (of?.id ?? null));

/** An event of Stripe, as far as it is believed. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** The subscription that it is about; null where it is about none. */
  readonly subscriptionId: string | null;
}

function subscriptionOf({ object, ...subject }: z.infer<typeof Event>['data']['object']): string | null {
  switch (object) {
    case 'subscription':
      return SUBJECTS.subscription.parse(subject).id;
    case 'checkout.session':
      return idOf(SUBJECTS['checkout.session'].parse(subject).subscription);
    case 'invoice':
      return idOf(SUBJECTS.invoice.parse(subject).parent?.subscription_details?.subscription);
    default:
      return null;
  }
}

/** @throws Error where `body` is no event. */
export function readEvent(body: unknown): StripeEvent {
  const { id, type, data } = Event.parse(body);
  return { id, type, subscriptionId: subscriptionOf(data.object) };
}
