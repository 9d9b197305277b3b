export type { BillingDeed, BillingEvent, EntitlementsView, SubscriptionState } from '../../product/billing/types.ts';
export { BillingScreen, type BillingScreenProps } from './BillingScreen.tsx';
