export { comparisonIn, openingPeriod, periodIn, periodToShow } from './period.ts';
export { dayIn } from './today.ts';
