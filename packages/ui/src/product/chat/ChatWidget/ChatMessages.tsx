import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChatBubble } from './ChatBubble.tsx';
import { messages as m } from './ChatWidget.messages.ts';
import type { ChatMessageView } from './types.ts';
import { Typing } from './Typing.tsx';
import * as tokens from '../../../theme/generated/tokens.ts';

const Root = styled('div', { name: 'AdaosChatMessages', slot: 'Root' })({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  // Reversed, so that it starts and stays scrolled to its end when its height changes.
  flexDirection: 'column-reverse',
  outlineOffset: -tokens.border.strong,
});

export type ChatMessagesProps = {
  /** Oldest first. */
  messages: readonly ChatMessageView[];
  /** Someone is writing an answer. */
  typing?: boolean;
  /** Sends a failed message again. */
  onRetry?: (id: string) => void;
  /** Above the messages, e.g. a greeting. */
  start?: ReactNode;
  /** Which side the reader writes as. Default `user`. */
  reader?: ChatMessageView['sender'];
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosChatMessages: 'root';
  }
  interface ComponentsPropsList {
    AdaosChatMessages: ChatMessagesProps;
  }
}

/** The messages of a conversation, oldest first; the newest is in view. */
export function ChatMessages(props: ChatMessagesProps) {
  const {
    messages,
    typing = false,
    onRetry,
    start,
    reader = 'user',
  } = useThemeProps({ props, name: 'AdaosChatMessages' });
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const written = last?.sender === reader ? last.id : undefined;
  const shown = useRef(written);
  useEffect(() => {
    // Messages of others do not scroll; the reader's own messages scroll into view.
    if (written !== undefined && shown.current !== written) box.current?.scrollTo({ top: 0 });
    shown.current = written;
  }, [written]);

  const dayOf = ({ timestamp }: ChatMessageView) =>
    intl.formatDate(timestamp, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Root
      ref={box}
      role="log"
      aria-label={intl.formatMessage(m.log)}
      // Focusable, so that the keyboard can scroll it.
      tabIndex={0}
    >
      <Box sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column', p: 2 }}>
        {start}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const day = dayOf(message);
          const newDay = before === undefined || dayOf(before) !== day;
          const sameSpeaker =
            !newDay && before.sender === message.sender && (before.byPerson ?? false) === (message.byPerson ?? false);
          return (
            <Fragment key={message.id}>
              {newDay && (
                <Typography variant="caption" sx={{ alignSelf: 'center', color: 'text.tertiary', mt: 1.5, mb: 0.5 }}>
                  {day}
                </Typography>
              )}
              <ChatBubble
                message={message}
                own={message.sender === reader}
                named={!sameSpeaker}
                {...(onRetry && { onRetry })}
              />
            </Fragment>
          );
        })}
        {typing && <Typing />}
      </Box>
    </Root>
  );
}
