export type { BillingAction, BillingEvent, EntitlementsView, SubscriptionState } from '../../internal/billing/types.ts';
export { BillingScreen, type BillingScreenProps } from './BillingScreen.tsx';
