import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ChatIcon, CloseIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { onDemand } from '../../internal/onDemand.tsx';
import { messages as m } from './ChatWidget.messages.ts';
import type { ChatMessageView, ChatStatus } from './types.ts';

const panel = onDemand<ChatWidgetProps>(() => import('./ChatPanel.tsx').then((module) => module.ChatPanel));

const Launcher = styled(ButtonBase, {
  name: 'AdaosChat',
  slot: 'Launcher',
  shouldForwardProp: (prop) => prop !== 'open',
})<{ open: boolean }>(({ theme, open }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.speedDial,
  insetInlineEnd: 16,
  bottom: 16,
  width: 52,
  height: 52,
  borderRadius: theme.radii.full,
  color: open ? theme.vars.palette.text.primary : theme.vars.palette.primary.contrastText,
  backgroundColor: open ? theme.vars.palette.raised : theme.vars.palette.primary.main,
  border: `1px solid ${open ? theme.vars.palette.line.main : 'transparent'}`,
  boxShadow: theme.vars.palette.shadow.float,
  transition: 'background-color 150ms, color 150ms',
  '&:hover': { backgroundColor: open ? theme.vars.palette.sunken : theme.vars.palette.primary.dark },
  [theme.breakpoints.up('sm')]: { insetInlineEnd: 24, bottom: 24 },
}));

const Unread = styled('span', { name: 'AdaosChat', slot: 'Unread' })(({ theme }) => ({
  ...theme.typography.caption,
  ...theme.mixins.tabular,
  fontWeight: 600,
  position: 'absolute',
  top: -4,
  insetInlineEnd: -4,
  minWidth: 22,
  padding: '1px 6px',
  borderRadius: theme.radii.full,
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
  border: `2px solid ${theme.vars.palette.background.default}`,
}));

export type ChatWidgetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the connection to the support. */
  status: ChatStatus;
  /** Oldest first. */
  messages: readonly ChatMessageView[];
  /** Whether the messages from before are here. Default `ready`. */
  history?: 'loading' | 'ready' | 'failed';
  onRetryHistory?: () => void;
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Sends the draft; not called while that is blank or an answer is awaited. */
  onSend: () => void;
  /** Sends a message again that failed. */
  onRetry: (id: string) => void;
  /** An answer is awaited: the next message has to wait. */
  waiting?: boolean;
  /** Someone writes an answer. */
  typing?: boolean;
  /** Messages that came while the chat was closed. */
  unread?: number;
  /** Questions to start with, in a conversation that has not begun. */
  suggestions?: readonly string[];
};

const MOST = 99;

/** The support, over every screen: a button that opens the conversation beside it. */
export function ChatWidget(props: ChatWidgetProps) {
  const { open, onOpenChange, unread = 0 } = props;
  const intl = useIntl();
  const { number } = useFormatters();
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) launcher.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  const name = intl.formatMessage(open ? m.close : m.open);
  const count = !open && unread > 0;
  const label = count ? `${name}, ${intl.formatMessage(m.unread, { count: unread })}` : name;
  const counted = unread > MOST ? `${number(MOST)}+` : number(unread);
  return (
    <>
      {open && <panel.Part {...props} />}
      <Launcher
        ref={launcher}
        open={open}
        aria-expanded={open}
        aria-label={label}
        onPointerEnter={panel.fetch}
        onFocus={panel.fetch}
        onClick={() => onOpenChange(!open)}
        sx={{ 'section + &': { display: { xs: 'none', sm: 'inline-flex' } } }}
      >
        {open ? <CloseIcon /> : <ChatIcon />}
        {count && <Unread aria-hidden>{counted}</Unread>}
      </Launcher>
    </>
  );
}
