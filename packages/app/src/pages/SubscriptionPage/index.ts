export { SubscriptionPage } from './SubscriptionPage.tsx';
