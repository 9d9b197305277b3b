import type { IntlShape } from 'react-intl';
import type { ContactView } from '@adaos/ui/screens/ContactScreen';
import { codeText, knownErrorText } from '../../errors/index.ts';
import type { Attempt } from '../../queries/states.ts';

/** What the contact form shows of the last try. */
export function toContactView(intl: IntlShape, { status, error }: Attempt): ContactView {
  if (status === 'error') return { status, message: knownErrorText(intl, error) };
  return { status: ({ idle: 'idle', pending: 'busy', success: 'sent' } as const)[status] };
}

/**
 * What came of a form that the browser sent by itself, where no script ran: the server leads back to the page and says it
 * in the query. Undefined where the query says nothing.
 */
export function answerView(intl: IntlShape, query: URLSearchParams): ContactView | undefined {
  if (query.has('sent')) return { status: 'sent' };
  if (!query.has('error')) return undefined;
  return { status: 'error', message: codeText(intl, query.get('error')), behind: true };
}
