import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckCircleIcon, CloseIcon, ErrorIcon, RefreshIcon } from '../../components/Icon/index.ts';
import { ChatMessages } from './ChatMessages.tsx';
import { messages as m } from './ChatWidget.messages.ts';
import type { ChatWidgetProps } from './ChatWidget.tsx';
import { Composer } from './Composer.tsx';
import type { ChatStatus } from './types.ts';
import { Welcome } from './Welcome.tsx';

const Panel = styled('section', { name: 'AdaosChat', slot: 'Panel' })(({ theme }) => ({
  position: 'fixed',
  // On phones above the bar and the drawer's handle: the chat is the screen then.
  zIndex: theme.zIndex.drawer,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.raised,
  [theme.breakpoints.up('sm')]: {
    inset: 'auto 24px 96px auto',
    width: 392,
    height: 'min(620px, calc(100dvh - 120px))',
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: theme.radii.card,
    boxShadow: theme.vars.palette.shadow.float,
    overflow: 'hidden',
  },
}));

const STATUS = {
  disconnected: { text: m.statusDisconnected, icon: RefreshIcon, color: 'text.secondary' },
  connected: { text: m.statusConnected, icon: CheckCircleIcon, color: 'success.main' },
  error: { text: m.statusError, icon: ErrorIcon, color: 'error.main' },
} as const;

function Status({ status }: { status: ChatStatus }) {
  const { text, icon: Icon, color } = STATUS[status];
  return (
    <Typography
      role="status"
      variant="caption"
      component="div"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color }}
    >
      <Icon aria-hidden sx={{ fontSize: 14 }} />
      <FormattedMessage {...text} />
    </Typography>
  );
}

/** The chat while it is open. */
export function ChatPanel(props: ChatWidgetProps) {
  const { status, messages, history = 'ready', draft, waiting = false, typing = false, suggestions = [] } = props;
  const { onOpenChange, onDraftChange, onSend, onRetry, onRetryHistory } = props;
  const intl = useIntl();
  const titleId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onOpenChange(false);
  };
  const pick = (suggestion: string) => {
    onDraftChange(suggestion);
    input.current?.focus();
  };
  return (
    <Panel role="dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: '12px 12px 12px 16px',
          borderBottom: 1,
          borderColor: 'line.soft',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            <FormattedMessage {...m.title} />
          </Typography>
          <Status status={status} />
        </Box>
        <IconButton aria-label={intl.formatMessage(m.close)} onClick={() => onOpenChange(false)}>
          <CloseIcon />
        </IconButton>
      </Box>
      <ChatMessages
        messages={messages}
        typing={typing}
        onRetry={onRetry}
        start={
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
            {history !== 'loading' && messages.length === 0 && <Welcome suggestions={suggestions} onPick={pick} />}
          </>
        }
      />
      <Composer draft={draft} onDraftChange={onDraftChange} onSend={onSend} waiting={waiting} inputRef={input} />
    </Panel>
  );
}
