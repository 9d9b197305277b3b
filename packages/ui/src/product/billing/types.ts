import type { Lapse } from '@adaos/domain';
import type { SubscriptionView, UsageView } from '../SubscriptionCard/index.ts';
import type { FigureSource } from '../figures/figures.ts';
import type { PlanLimitsView } from '../plans/index.ts';

/** What the plan or trial of the shop allows, and how much of it is used. */
export interface EntitlementsView {
  /** Null while the shop has a plan. ISO 8601. */
  trialEndsAt: string | null;
  /** The trial is over and the shop has no plan: everything can be read and nothing changed. */
  readOnly: boolean;
  /** Why the last subscription is no longer valid; null or left out without one. */
  lapsed?: Lapse | null | undefined;
  limits: PlanLimitsView;
  usage: UsageView;
  platformsUsed: number;
}

/** A shop's subscription; null without one. */
export type SubscriptionState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      subscription: SubscriptionView | null;
      source: FigureSource;
      /** Why the shop's own subscription is not shown. */
      loadFailed?: string;
      entitlements?: EntitlementsView | undefined;
      /** Why what is used of the plan is not shown; a finished text. */
      usageFailed?: string | undefined;
    };

/** What has just happened to a subscription. Dates are ISO 8601. */
export type BillingEvent =
  | { kind: 'paid' }
  | { kind: 'checkoutLeft' }
  /** The provider is the sandbox, which has no page for cards and invoices. */
  | { kind: 'testPortal' }
  | { kind: 'cancelled'; date: string }
  | { kind: 'demoCancelled'; date: string }
  | { kind: 'resumed' }
  | { kind: 'planChanged'; planName: string; date: string }
  /** A scheduled change was cancelled. */
  | { kind: 'planKept'; planName: string }
  /** `message` is the whole sentence. */
  | { kind: 'failed'; message: string };

/** The action whose call is running; `plan` of a checkout or a change. */
export type BillingAction = { kind: 'choose'; plan: string } | { kind: 'cancel' | 'resume' | 'portal' } | null;
