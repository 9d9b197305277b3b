import type { NumberAnswer } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const doubtMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  open: { count: number };
  number: NoMessageValues;
  earlier: NoMessageValues;
  later: NoMessageValues;
  decision: NoMessageValues;
  undecided: NoMessageValues;
  sameOf: { number: string };
  differentOf: { number: string };
  questionTitle: { number: string };
  questionText: { earlier: string; later: string };
  failed: NoMessageValues;
  errorTitle: NoMessageValues;
}>({
  title: { id: 'screens.Reconciliation.doubts.title', defaultMessage: 'Doubtful order numbers' },
  subtitle: {
    id: 'screens.Reconciliation.doubts.subtitle',
    defaultMessage:
      'These numbers have sales several days apart, and neither a customer nor a store shows whether they are one order. Until you decide, they count as one.',
  },
  open: {
    id: 'screens.Reconciliation.doubts.open',
    defaultMessage: '{count, plural, =0 {All decided} one {# to decide} other {# to decide}}',
  },
  number: { id: 'screens.Reconciliation.doubts.number', defaultMessage: 'Number' },
  earlier: { id: 'screens.Reconciliation.doubts.earlier', defaultMessage: 'Earlier' },
  later: { id: 'screens.Reconciliation.doubts.later', defaultMessage: 'Later' },
  decision: { id: 'screens.Reconciliation.doubts.decision', defaultMessage: 'Decision' },
  undecided: { id: 'screens.Reconciliation.doubts.undecided', defaultMessage: 'To decide' },
  sameOf: { id: 'screens.Reconciliation.doubts.sameOf', defaultMessage: 'Same order: {number}' },
  differentOf: { id: 'screens.Reconciliation.doubts.differentOf', defaultMessage: 'Different orders: {number}' },
  questionTitle: {
    id: 'screens.Reconciliation.doubts.questionTitle',
    defaultMessage: 'Count {number} as two orders?',
  },
  questionText: {
    id: 'screens.Reconciliation.doubts.questionText',
    defaultMessage:
      'The sales of {earlier} and those from {later} on become separate orders, each with its own costs, also in later imports. They can’t be joined again. Import their files again if they contain totals or discounts of whole orders.',
  },
  failed: {
    id: 'screens.Reconciliation.doubts.failed',
    defaultMessage: 'The decision could not be saved. Nothing has changed.',
  },
  errorTitle: {
    id: 'screens.Reconciliation.doubts.errorTitle',
    defaultMessage: 'The order numbers could not be loaded',
  },
});

export const answerMessages = defineMessages<Record<NumberAnswer, NoMessageValues>>({
  same: { id: 'screens.Reconciliation.doubts.same', defaultMessage: 'Same order' },
  different: { id: 'screens.Reconciliation.doubts.different', defaultMessage: 'Different orders' },
});
