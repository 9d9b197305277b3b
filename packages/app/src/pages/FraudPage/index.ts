export { FraudPage } from './FraudPage.tsx';
