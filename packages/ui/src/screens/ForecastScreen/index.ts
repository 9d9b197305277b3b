export { ForecastScreen, type ForecastScreenProps } from './ForecastScreen.tsx';
export { ForecastParts, type ForecastPartsProps } from './ForecastParts.tsx';
export { SalesEvents, type SalesEventsProps } from './SalesEvents.tsx';
export type {
  BaselineData,
  BaselineMonth,
  Expected,
  ForecastChanges,
  ForecastData,
  ForecastPoint,
  ForecastResult,
  ForecastView,
  KnownElasticity,
  PartAmounts,
  PartKind,
  PartsData,
  PartsView,
  PlainData,
  SalesEventRow,
  SalesEventTerms,
  SimulationView,
} from './ForecastView.ts';
