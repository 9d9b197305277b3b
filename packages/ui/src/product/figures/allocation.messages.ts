import type { AllocationKey } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

/** By what the costs of a whole order are shared. */
export const allocationMessages = defineMessages<Record<AllocationKey, NoMessageValues>>({
  value: { id: 'ui.Allocation.value', defaultMessage: 'By value' },
  units: { id: 'ui.Allocation.units', defaultMessage: 'By units' },
  weight: { id: 'ui.Allocation.weight', defaultMessage: 'By weight' },
});
