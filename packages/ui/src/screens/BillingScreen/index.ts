export type { BillingAction, BillingEvent, EntitlementsView, SubscriptionState } from '../../product/billing/types.ts';
export { BillingScreen } from './BillingScreen.tsx';
export type { BillingScreenProps } from './types.ts';
