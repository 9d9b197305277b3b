export type { BillingAction, BillingEvent, SubscriptionState } from '../../internal/billing/types.ts';
export { SubscriptionScreen, type SubscriptionScreenProps } from './SubscriptionScreen.tsx';
