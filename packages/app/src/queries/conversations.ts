import { infiniteQueryOptions, skipToken, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { conversationRoutes, type ConversationStatus } from '@adaos/api';
import { client } from './client.ts';
import { isRefused } from './retry.ts';

const firstPage: string | undefined = undefined;
const conversationsKey = ['conversations'] as const;
const LIST_POLL_MS = 15_000;
const OPEN_POLL_MS = 5000;

/** The conversations of every shop, those first that have waited longest; looked at again and again. */
export function useConversationsQuery(status: ConversationStatus, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [...conversationsKey, status],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.call(conversationRoutes.listConversations, {
        query: { status, limit: 50, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: LIST_POLL_MS,
    enabled,
  });
}

/** One conversation, looked at again and again. */
export function conversationOf(id: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, 'one', id],
    queryFn:
      id === undefined
        ? skipToken
        : ({ pageParam: cursor, signal }) =>
            client.call(conversationRoutes.getConversation, {
              params: { id },
              query: { limit: 50, ...(cursor !== undefined && { cursor }) },
              signal,
            }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: ({ state }) => (isRefused(state.error) ? false : OPEN_POLL_MS),
  });
}

/** One conversation with its messages, newest first. */
export const useConversationQuery = (id: string | undefined) => useInfiniteQuery(conversationOf(id));

/** Answers a conversation; a try again with the same message id counts once. */
export function useAnswerConversation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ conversation, id, text }: { conversation: string; id: string; text: string }) =>
      client.call(conversationRoutes.answerConversation, { params: { id: conversation }, body: { id, text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: conversationsKey }),
  });
}

export function useSetConversationStatus(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ conversation, status }: { conversation: string; status: ConversationStatus }) =>
      client.call(conversationRoutes.setConversationStatus, { params: { id: conversation }, body: { status } }),
    onError,
    onSuccess: () => queries.invalidateQueries({ queryKey: conversationsKey }),
  });
}
