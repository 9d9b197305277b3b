import { verdictHintMessages } from './fraud.messages.ts';

/** What each verdict means for the figures. */
export const VERDICT_HINTS = {
  none: verdictHintMessages.none,
  fraud: verdictHintMessages.fraud,
  not_fraud: verdictHintMessages.notFraud,
  disputed: verdictHintMessages.disputed,
  won: verdictHintMessages.notFraud,
  lost: verdictHintMessages.fraud,
} as const;
