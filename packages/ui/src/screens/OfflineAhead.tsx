import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';
import { messages } from './OfflineAhead.messages.ts';

/**
 * What the form of a page that was drawn ahead says without a network. Hidden: it is shown by the page's own script, while the
 * code of the app cannot be fetched, by its attribute `data-offline`.
 */
export function OfflineAhead() {
  return (
    <div hidden data-offline="">
      <Alert severity="warning">
        <FormattedMessage {...messages.text} />
      </Alert>
    </div>
  );
}
