import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useUnsavedChanges } from '@adaos/ui';
import { OperatorScreen } from '@adaos/ui/screens/OperatorScreen';
import { errorText, showError } from '../../errors/index.ts';
import { useSessionQuery } from '../../queries/session.ts';
import {
  useAnswerConversation,
  useConversationQuery,
  useConversationsQuery,
  useSetConversationStatus,
} from '../../queries/conversations.ts';
import { paths } from '../../routes/paths.ts';
import { toOpenConversation, toOperatorView } from './toOperatorView.ts';

export function OperatorPage() {
  const intl = useIntl();
  const session = useSessionQuery();
  const [query, setQuery] = useSearchParams();
  const filter = query.get('status') === 'closed' ? 'closed' : 'open';
  const selectedId = query.get('conversation') ?? undefined;
  // Where the server cannot say who is signed in, the lists show why.
  const operator = session.data ? session.data.operator === true : session.error !== null;
  const list = useConversationsQuery(filter, operator);
  const one = useConversationQuery(operator ? selectedId : undefined);
  const answer = useAnswerConversation();
  const status = useSetConversationStatus(showError);
  // The reply keeps its id until it has arrived, so that a try again does not say it twice.
  const [reply, setReply] = useState({ to: selectedId, id: crypto.randomUUID(), text: '' });
  const draft = reply.to === selectedId ? reply.text : '';
  useUnsavedChanges(draft.trim() !== '');
  const textOf = (error: unknown) => errorText(intl, error);

  if (session.data && !operator) return <Navigate replace to={paths.overview} />;
  const send = () => {
    if (selectedId === undefined) return;
    answer.mutate(
      { conversation: selectedId, id: reply.id, text: draft },
      // What was typed meanwhile is not sent yet.
      {
        onSuccess: () => setReply((now) => (now.id === reply.id ? { ...now, id: crypto.randomUUID(), text: '' } : now)),
      },
    );
  };
  return (
    <OperatorScreen
      view={toOperatorView(list, textOf)}
      filter={filter}
      onFilterChange={(next) => setQuery(next === 'closed' ? { status: next } : {})}
      conversationHref={(id) => paths.conversation(id, filter)}
      listHref={paths.conversations(filter)}
      selectedId={selectedId}
      selected={selectedId === undefined ? { status: 'none' } : toOpenConversation(one, textOf)}
      draft={draft}
      onDraftChange={(text) => setReply({ to: selectedId, text, id: text === draft ? reply.id : crypto.randomUUID() })}
      onReply={send}
      replying={answer.isPending}
      replyError={
        answer.error !== null && answer.variables?.conversation === selectedId ? textOf(answer.error) : undefined
      }
      onSetStatus={(next) => selectedId !== undefined && status.mutate({ conversation: selectedId, status: next })}
      settingStatus={status.isPending}
      onLoadMore={() => void list.fetchNextPage()}
      onLoadEarlier={() => void one.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onRetrySelected={() => void one.refetch()}
    />
  );
}
