import type { FirstStep } from '@adaos/ui/screens/FirstSteps';

/** Of a shop that was just opened: everyone gets the weekly summary. */
export const firstSteps: readonly FirstStep[] = [
  { step: 'orders', done: false, known: 0, of: 1 },
  { step: 'costs', done: false, known: 0, of: 6, href: '#costs' },
  { step: 'ads', done: false, known: 0, of: 1, href: '#ads' },
  { step: 'stock', done: false, known: 0, of: 1, href: '#stock' },
  { step: 'mail', done: true, known: 1, of: 1, href: '#mail' },
];

/** After the first import. */
export const firstStepsHalfway: readonly FirstStep[] = firstSteps.map((step) => {
  if (step.step === 'orders') return { ...step, done: true, known: 1 };
  return step.step === 'costs' ? { ...step, known: 2 } : step;
});
