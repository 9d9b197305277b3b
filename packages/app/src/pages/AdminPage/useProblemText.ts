import { useIntl } from 'react-intl';
import { errorText } from '../../errors/index.ts';
import { hasAccessToken } from '../../queries/admin.ts';
import { messages } from './AdminPage.messages.ts';

/** The words for a call of the administration that failed; without a token, that there is none. */
export function useProblemText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => (hasAccessToken() ? errorText(intl, error) : intl.formatMessage(messages.noToken));
}
