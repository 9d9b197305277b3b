import type { IntlShape } from 'react-intl';
import { isApiError } from '@adaos/api/client';
import type { ChatMessageView } from '@adaos/ui';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { paths } from '../../routes/paths.ts';
import type { ChatMessage } from '../../state/index.ts';
import { httpError, unsent } from './SupportChat.messages.ts';

const GUIDE = /^\/docs\/([a-z0-9-]+)$/;

/** Whether a message has reached nobody for want of a connection; it is sent once that is back. */
export const isUnsent = ({ error }: ChatMessage): boolean => isApiError(error) && error.kind === 'network';

function failureText(intl: IntlShape, message: ChatMessage): string | undefined {
  const { error } = message;
  if (isUnsent(message)) return intl.formatMessage(unsent);
  if (isApiError(error) && error.status >= 400) return intl.formatMessage(httpError, { status: error.status });
  return isApiError(error) ? errorText(intl, error) : knownErrorText(intl, error);
}

/** A message as the chat shows it: guides open in the app, a failure says why. */
export function toChatMessage(intl: IntlShape, given: ChatMessage): ChatMessageView {
  const { error: _, links, ...message } = given;
  return {
    ...message,
    failure: failureText(intl, given),
    links: links?.map(({ title, href }) => {
      const slug = GUIDE.exec(href)?.[1];
      return { title, href: slug === undefined ? href : paths.guide(slug) };
    }),
  };
}
