import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChatMessages } from './ChatMessages.tsx';
import { messages as m } from './ChatWidget.messages.ts';
import { Composer } from './Composer.tsx';
import type { ChatWidgetProps } from './types.ts';
import { Welcome } from './Welcome.tsx';

type ConversationStartProps = Pick<
  ChatWidgetProps,
  'messages' | 'history' | 'onRetryHistory' | 'suggestions' | 'hours'
> & {
  onPick: (suggestion: string) => void;
};

/** What is above the first message: whether earlier ones are loading, and questions to start with. */
function ConversationStart(props: ConversationStartProps) {
  const { messages, history = 'ready', onRetryHistory, suggestions = [], onPick } = props;
  const { hours = <FormattedMessage {...m.hours} /> } = props;
  return (
    <>
      {history === 'loading' && (
        <Typography role="status" variant="body2" sx={{ m: 'auto', color: 'text.secondary' }}>
          <FormattedMessage {...m.historyLoading} />
        </Typography>
      )}
      {history === 'failed' && (
        <Typography
          role="alert"
          variant="body2"
          component="div"
          sx={{ alignSelf: 'center', textAlign: 'center', color: 'text.secondary' }}
        >
          <FormattedMessage {...m.historyFailed} />
          {onRetryHistory && (
            <Button variant="text" size="small" onClick={onRetryHistory}>
              <FormattedMessage {...m.retry} />
            </Button>
          )}
        </Typography>
      )}
      {history !== 'loading' && messages.length === 0 && (
        <Welcome hours={hours} suggestions={suggestions} onPick={onPick} />
      )}
    </>
  );
}

/** The messages of the chat and the field for the next one, which gets the focus. */
export function ChatConversation(props: ChatWidgetProps) {
  const { messages, draft, waiting = false, typing = false, onDraftChange, onSend, onRetry } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const pick = (suggestion: string) => {
    onDraftChange(suggestion);
    input.current?.focus();
  };
  return (
    <>
      <ChatMessages
        messages={messages}
        typing={typing}
        onRetry={onRetry}
        start={<ConversationStart {...props} onPick={pick} />}
      />
      <Composer draft={draft} onDraftChange={onDraftChange} onSend={onSend} waiting={waiting} inputRef={input} />
    </>
  );
}
