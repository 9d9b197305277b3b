import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Judging } from './fraud.ts';
import { messages } from './fraud.messages.ts';

export interface VerdictNotesProps extends Pick<Judging, 'reason' | 'failureReason'> {
  /** Of the reason, which describes what cannot be chosen. */
  id: string;
  /** Why the last verdict was not saved; null where it was. */
  failure: { error: unknown } | null;
}

/** Below the choice of a verdict: why nothing can be chosen, and why the last one was not saved. */
export function VerdictNotes({ id, reason, failure, failureReason }: VerdictNotesProps) {
  return (
    <>
      {reason !== null && (
        <Typography id={id} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <FormattedMessage {...(reason === 'sample' ? messages.onlyOwn : messages.onlyManagers)} />
        </Typography>
      )}
      {failure !== null && (
        <Typography role="alert" variant="body2" sx={{ mt: 1, color: 'error.main', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.saveFailed} /> {failureReason?.(failure.error)}
        </Typography>
      )}
    </>
  );
}
