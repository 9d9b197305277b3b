export { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard.tsx';
export { SubscriptionStatus, type SubscriptionStatusProps } from './SubscriptionStatus.tsx';
export { renewalOf, type SubscriptionView, type UsageView } from './types.ts';
