export { ForecastScreen, type ForecastScreenProps } from './ForecastScreen.tsx';
export { ForecastParts, type ForecastPartsProps } from './ForecastParts.tsx';
export { CalendarDays, type CalendarDaysProps } from './CalendarDays.tsx';
export { SalesEvents, type SalesEventsProps } from './SalesEvents.tsx';
export type {
  BaselineData,
  BaselineMonth,
  CalendarChange,
  Expected,
  ForecastChanges,
  ForecastData,
  ForecastPoint,
  ForecastResult,
  ForecastView,
  KnownDayRow,
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
