import type { PurchaseOrderState } from '@adaos/domain';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { StatusChip, type StatusTone } from '../../components/StatusChip/index.ts';

export const stateNames = defineMessages<Record<PurchaseOrderState, NoMessageValues>>({
  draft: { id: 'screens.PurchaseOrders.state.draft', defaultMessage: 'Draft' },
  ordered: { id: 'screens.PurchaseOrders.state.ordered', defaultMessage: 'Ordered' },
  partly_received: { id: 'screens.PurchaseOrders.state.partly_received', defaultMessage: 'Received in part' },
  received: { id: 'screens.PurchaseOrders.state.received', defaultMessage: 'Received' },
  cancelled: { id: 'screens.PurchaseOrders.state.cancelled', defaultMessage: 'Cancelled' },
});

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
