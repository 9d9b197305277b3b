import type { IntlShape } from 'react-intl';
import { isApiError } from '@adaos/api/client';
import type { ChatMessageView } from '@adaos/ui';
import { knownErrorText } from '../../errors/index.ts';
import { paths } from '../../routes/paths.ts';
import type { ChatMessage } from '../../state/index.ts';
import { httpError } from './SupportChat.messages.ts';

const GUIDE = /^\/docs\/([a-z0-9-]+)$/;

function failureText(intl: IntlShape, error: unknown): string | undefined {
  if (isApiError(error) && error.status > 0) return intl.formatMessage(httpError, { status: error.status });
  return knownErrorText(intl, error);
}

/** A message as the chat shows it: guides open in the app, a failure says why. */
export function toChatMessage(intl: IntlShape, { error, links, ...message }: ChatMessage): ChatMessageView {
  return {
    ...message,
    failure: failureText(intl, error),
    links: links?.map(({ title, href }) => {
      const slug = GUIDE.exec(href)?.[1];
      return { title, href: slug === undefined ? href : paths.guide(slug) };
    }),
  };
}
