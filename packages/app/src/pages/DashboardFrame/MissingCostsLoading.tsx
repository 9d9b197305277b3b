import { FormattedMessage } from 'react-intl';
import { FormDialog } from '@adaos/ui';
import { missingCosts } from './DashboardFrame.messages.ts';

/** The dialog of the missing costs while its content is on the way. */
export function MissingCostsLoading({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <FormDialog open={open} title={<FormattedMessage {...missingCosts} />} onClose={onClose} />;
}
