export { FraudScreen, type FraudScreenProps } from './FraudScreen.tsx';
export type {
  FraudCaseRow,
  FraudFigures,
  FraudScreenData,
  FraudSignRow,
  FraudView,
  ReturnFigures,
} from './FraudView.ts';
