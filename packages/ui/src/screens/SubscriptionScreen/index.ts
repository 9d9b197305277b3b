export type { BillingAction, BillingEvent, SubscriptionState } from '../../product/billing/types.ts';
export { SubscriptionScreen, type SubscriptionScreenProps } from './SubscriptionScreen.tsx';
