import { useIntl } from 'react-intl';
import { errorText } from '../../errors/index.ts';
import { session } from '../../state/index.ts';
import { messages } from './AdminPage.messages.ts';

/** The words for a call of the administration that failed; without a token, that there is none. */
export function useProblemText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => (session.tokens.read() ? errorText(intl, error) : intl.formatMessage(messages.noToken));
}
