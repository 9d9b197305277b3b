export {
  comparisonIn,
  openingPeriod,
  periodIn,
  periodPart,
  periodToShow,
  withPeriod,
  writeComparison,
} from './period.ts';
export { dayIn } from './today.ts';
