import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';
import { messages } from './OfflineAhead.messages.ts';

/**
 * The offline message of a form on a prerendered page. Hidden: the page's own script shows it while the
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
