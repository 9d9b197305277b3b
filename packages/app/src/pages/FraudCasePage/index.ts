export { FraudCasePage } from './FraudCasePage.tsx';
