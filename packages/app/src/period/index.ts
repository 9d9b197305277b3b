export { comparisonIn, openingPeriod, periodIn, periodToShow, type Period } from './period.ts';
export { dayIn } from './today.ts';
