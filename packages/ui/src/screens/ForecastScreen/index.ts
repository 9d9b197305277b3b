export { ForecastScreen, type ForecastScreenProps } from './ForecastScreen.tsx';
export type {
  BaselineData,
  BaselineMonth,
  ForecastChanges,
  ForecastData,
  ForecastPoint,
  ForecastResult,
  ForecastView,
  SimulationView,
} from './ForecastView.ts';
