import type { CallAnswer } from '@adaos/api/client';
import type { OpenConversationView, OperatorView } from '@adaos/ui/screens/OperatorScreen';

interface Pages<T> {
  readonly data: { readonly pages: readonly T[] } | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
}

type TextOf = (error: unknown) => string;

export function toOperatorView(list: Pages<CallAnswer<'listConversations'>>, textOf: TextOf): OperatorView {
  const { data, error, hasNextPage } = list;
  if (!data) return error === null ? { status: 'loading' } : { status: 'error', message: textOf(error) };
  return { status: 'ready', conversations: data.pages.flatMap((page) => page.conversations), more: hasNextPage };
}

/** The pages come newest first; they are read oldest first. */
export function toOpenConversation(one: Pages<CallAnswer<'getConversation'>>, textOf: TextOf): OpenConversationView {
  const { data, error, hasNextPage } = one;
  const newest = data?.pages[0];
  if (!newest) return error === null ? { status: 'loading' } : { status: 'error', message: textOf(error) };
  const messages = data.pages
    .flatMap((page) => page.messages)
    .toReversed()
    .map((message) => ({ ...message, id: message.id ?? `${message.sender} ${message.timestamp}` }));
  return { status: 'ready', conversation: newest.conversation, messages, more: hasNextPage };
}
