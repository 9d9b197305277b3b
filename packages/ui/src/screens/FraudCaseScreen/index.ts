export { FraudCaseScreen, type FraudCaseScreenProps } from './FraudCaseScreen.tsx';
export type { FraudCaseCustomer, FraudCaseData, FraudCaseSign, FraudCaseView } from './FraudCaseView.ts';
