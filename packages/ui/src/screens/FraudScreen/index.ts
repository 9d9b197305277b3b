export { FraudScreen, type FraudScreenProps } from './FraudScreen.tsx';
export type { FraudCaseRow, FraudFigures, FraudScreenData, FraudView, ReturnFigures } from './FraudView.ts';
