import type { PurchaseOrderState } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const stateNames = defineMessages<Record<PurchaseOrderState, NoMessageValues>>({
  draft: { id: 'ui.purchases.state.draft', defaultMessage: 'Draft' },
  ordered: { id: 'ui.purchases.state.ordered', defaultMessage: 'Ordered' },
  partly_received: { id: 'ui.purchases.state.partly_received', defaultMessage: 'Received in part' },
  received: { id: 'ui.purchases.state.received', defaultMessage: 'Received' },
  cancelled: { id: 'ui.purchases.state.cancelled', defaultMessage: 'Cancelled' },
});
