import type { FraudFinding, FraudVerdict } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const verdictMessages = defineMessages<Record<FraudVerdict | 'none', NoMessageValues>>({
  none: { id: 'ui.FraudVerdict.none', defaultMessage: 'No verdict' },
  fraud: { id: 'ui.FraudVerdict.fraud', defaultMessage: 'Fraud' },
  not_fraud: { id: 'ui.FraudVerdict.notFraud', defaultMessage: 'Not fraud' },
  disputed: { id: 'ui.FraudVerdict.disputed', defaultMessage: 'In dispute' },
  won: { id: 'ui.FraudVerdict.won', defaultMessage: 'Dispute won' },
  lost: { id: 'ui.FraudVerdict.lost', defaultMessage: 'Dispute lost' },
});

export const verdictHintMessages = defineMessages<Record<'none' | 'fraud' | 'notFraud' | 'disputed', NoMessageValues>>({
  none: { id: 'ui.FraudVerdict.noneHint', defaultMessage: 'Counts as fraud only if your records say so.' },
  fraud: { id: 'ui.FraudVerdict.fraudHint', defaultMessage: 'Counts as fraud in the rate and in the loss.' },
  notFraud: {
    id: 'ui.FraudVerdict.notFraudHint',
    defaultMessage: 'Counts as a safe order. Its signs were wrong.',
  },
  disputed: {
    id: 'ui.FraudVerdict.disputedHint',
    defaultMessage: 'Not decided yet: it does not count as fraud.',
  },
});

export const findingMessages = defineMessages<Record<FraudFinding, NoMessageValues>>({
  called_off: { id: 'ui.FraudVerdict.calledOff', defaultMessage: 'Cancelled for fraud' },
  charged_back: { id: 'ui.FraudVerdict.chargedBack', defaultMessage: 'Charged back' },
});

export const messages = defineMessages<{
  label: NoMessageValues;
  books: { finding: string };
  history: NoMessageValues;
  byAt: { name: string; at: string };
  automatic: NoMessageValues;
  takenBack: NoMessageValues;
  save: NoMessageValues;
  saveFailed: NoMessageValues;
  onlyManagers: NoMessageValues;
  onlyOwn: NoMessageValues;
}>({
  label: { id: 'ui.FraudVerdict.label', defaultMessage: 'Your verdict' },
  books: { id: 'ui.FraudVerdict.books', defaultMessage: 'In your records: {finding}' },
  history: { id: 'ui.FraudVerdict.history', defaultMessage: 'Verdicts so far' },
  byAt: { id: 'ui.FraudVerdict.byAt', defaultMessage: '{name}, {at}' },
  automatic: { id: 'ui.FraudVerdict.automatic', defaultMessage: 'Automatic' },
  takenBack: { id: 'ui.FraudVerdict.takenBack', defaultMessage: 'Taken back' },
  save: { id: 'ui.FraudVerdict.save', defaultMessage: 'Save' },
  saveFailed: {
    id: 'ui.FraudVerdict.saveFailed',
    defaultMessage: 'The verdict could not be saved. It has not changed.',
  },
  onlyManagers: {
    id: 'ui.FraudVerdict.onlyManagers',
    defaultMessage: 'Only managers and admins of the shop can give verdicts.',
  },
  onlyOwn: { id: 'ui.FraudVerdict.onlyOwn', defaultMessage: 'Sample data cannot be changed.' },
});

export const choiceMessages = defineMessages({
  disputes: { id: 'ui.FraudVerdict.disputes', defaultMessage: 'If the payment was disputed at the bank' },
  takeBack: { id: 'ui.FraudVerdict.takeBack', defaultMessage: 'Take the verdict back' },
});
