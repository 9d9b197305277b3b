import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../EmptyState/index.ts';
import { SearchIcon } from '../Icon/index.ts';
import { messages } from './DataTable.messages.ts';

/** Stands in place of the rows where the filters leave none. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      level={3}
      icon={SearchIcon}
      title={intl.formatMessage(messages.noMatch)}
      description={intl.formatMessage(messages.noMatchText)}
      action={
        <Button onClick={onClear}>
          <FormattedMessage {...messages.clearAll} />
        </Button>
      }
    />
  );
}
