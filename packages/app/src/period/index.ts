export {
  comparisonIn,
  openingPeriod,
  periodIn,
  periodPart,
  periodToShow,
  spanPeriod,
  withPeriod,
  writeComparison,
} from './period.ts';
export { dayIn } from './today.ts';
