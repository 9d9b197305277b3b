import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ChatWidget } from '@adaos/ui';
import { supportChat } from '../../queries/support.ts';
import { useUnsavedOverPages } from '../../routes/leaving.ts';
import { useChat } from '../../state/index.ts';
import { suggestions } from './SupportChat.messages.ts';
import { isUnsent, toChatMessage } from './toChatMessage.ts';

/** The support, from every screen of the dashboard; it closes with it. */
export function SupportChat() {
  const intl = useIntl();
  const chat = useChat();
  useEffect(() => supportChat.close, []);
  useUnsavedOverPages(chat.draft.trim() !== '' || chat.messages.some(isUnsent));
  return (
    <ChatWidget
      open={chat.open}
      onOpenChange={(open) => (open ? supportChat.open() : supportChat.close())}
      status={chat.connection}
      messages={chat.messages.map((message) => toChatMessage(intl, message))}
      history={chat.history === 'unread' ? 'loading' : chat.history}
      onRetryHistory={() => void supportChat.loadHistory()}
      draft={chat.draft}
      onDraftChange={supportChat.write}
      onSend={supportChat.send}
      onRetry={supportChat.retry}
      waiting={chat.waitingFor !== null}
      typing={chat.typing}
      unread={chat.unread}
      suggestions={suggestions.map((suggestion) => intl.formatMessage(suggestion))}
    />
  );
}
