import type { FraudVerdict } from '@adaos/domain';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { StatusChip, type StatusTone } from '../../components/StatusChip/index.ts';
import { verdictOf, type OrderFraud } from './fraud.ts';
import { findingMessages, verdictMessages } from './fraud.messages.ts';

const TONES: Record<FraudVerdict, StatusTone> = {
  fraud: 'bad',
  not_fraud: 'good',
  disputed: 'careful',
  won: 'good',
  lost: 'bad',
};

/** The verdict on an order in a word or two, else what the books say; null where nobody has said anything. */
export function useVerdictText(): (fraud: OrderFraud) => string | null {
  const intl = useIntl();
  return useCallback(
    (fraud) => {
      const verdict = verdictOf(fraud);
      if (verdict !== null) return intl.formatMessage(verdictMessages[verdict]);
      return fraud.finding === null ? null : intl.formatMessage(findingMessages[fraud.finding]);
    },
    [intl],
  );
}

/** What an order is taken for: by the verdict on it, else by the books. */
export function VerdictChip({ fraud }: { fraud: OrderFraud }) {
  const text = useVerdictText()(fraud);
  const verdict = verdictOf(fraud);
  return text === null ? null : <StatusChip tone={verdict === null ? 'bad' : TONES[verdict]} label={text} />;
}
