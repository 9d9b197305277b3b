import { defineMessages } from 'react-intl';

/** Why goods come back, as far as the reasons are known by name. */
export const reasonMessages = defineMessages({
  wrong_size: { id: 'screens.Fraud.wrong_size', defaultMessage: 'Wrong size' },
  damaged: { id: 'screens.Fraud.damaged', defaultMessage: 'Arrived damaged' },
  not_as_described: { id: 'screens.Fraud.not_as_described', defaultMessage: 'Not as described' },
  changed_mind: { id: 'screens.Fraud.changed_mind', defaultMessage: 'Changed their mind' },
  late: { id: 'screens.Fraud.late', defaultMessage: 'Arrived too late' },
  wrong_item: { id: 'screens.Fraud.wrong_item', defaultMessage: 'Wrong product' },
  other: { id: 'screens.Fraud.other', defaultMessage: 'Another reason' },
});

export const isKnownReason = (reason: string): reason is keyof typeof reasonMessages =>
  Object.hasOwn(reasonMessages, reason);
