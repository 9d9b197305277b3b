import type { PurchaseOrderState } from '@adaos/domain';
import { useIntl } from 'react-intl';
import { StatusChip, type StatusTone } from '../../components/StatusChip/index.ts';
import { stateNames } from './orderStates.messages.ts';

const TONES: Record<PurchaseOrderState, StatusTone> = {
  draft: 'neutral',
  ordered: 'info',
  partly_received: 'careful',
  received: 'good',
  cancelled: 'neutral',
};

/** Whether a purchase order is a draft, on its way, received or cancelled. */
export function OrderState({ state }: { state: PurchaseOrderState }) {
  const intl = useIntl();
  return <StatusChip tone={TONES[state]} label={intl.formatMessage(stateNames[state])} />;
}
