export type { BillingDeed, BillingEvent, SubscriptionState } from '../../product/billing/types.ts';
export { SubscriptionScreen, type SubscriptionScreenProps } from './SubscriptionScreen.tsx';
