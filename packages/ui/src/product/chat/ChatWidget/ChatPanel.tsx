import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckCircleIcon, CloseIcon, ErrorIcon, RefreshIcon } from '../../../components/Icon/index.ts';
import { LoadingRegion, TextSkeleton } from '../../../components/Skeletons/index.ts';
import { lazyRegion } from '../../../internal/lazyRegion.tsx';
import { messages as m } from './ChatWidget.messages.ts';
import { loadConversation } from './loadConversation.ts';
import type { ChatStatus, ChatWidgetProps } from './types.ts';
import * as tokens from '../../../theme/generated/tokens.ts';
import { grid } from '../../../theme/grid.ts';

const Panel = styled('section', { name: 'AdaosChatWidget', slot: 'Panel' })(({ theme }) => ({
  position: 'fixed',
  // On phones the chat is full-screen, above the bar and the menu.
  zIndex: theme.zIndex.drawer,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.raised,
  [theme.breakpoints.up('sm')]: {
    // Under the bar, at the end of which its button is.
    inset: `${tokens.space.topBar + grid(1)}px ${grid(3)}px auto auto`,
    width: grid(49),
    height: `min(${grid(77.5)}px, calc(100dvh - ${tokens.space.topBar + grid(3)}px))`,
    border: theme.mixins.hairline(theme.vars.palette.line.main),
    borderRadius: theme.radii.card,
    boxShadow: theme.vars.palette.shadow.float,
    overflow: 'hidden',
  },
  '@media print': { display: 'none' },
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
      <Icon aria-hidden sx={{ fontSize: tokens.size.icon.mini }} />
      <FormattedMessage {...text} />
    </Typography>
  );
}

const ChatConversation = lazyRegion(
  loadConversation,
  <Box sx={{ p: 2 }}>
    <LoadingRegion>
      <TextSkeleton lines={4} />
    </LoadingRegion>
  </Box>,
);

export type ChatPanelProps = ChatWidgetProps & { onClose: () => void };

/** The chat while it is open. */
export function ChatPanel({ onClose, ...props }: ChatPanelProps) {
  const { open, status, title } = props;
  const intl = useIntl();
  const titleId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  if (!open) return null;
  return (
    <Portal>
      <Panel role="dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            p: 1.5,
            pl: 2,
            borderBottom: 1,
            borderColor: 'line.soft',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography id={titleId} variant="h2">
              {title ?? <FormattedMessage {...m.title} />}
            </Typography>
            <Status status={status} />
          </Box>
          <IconButton aria-label={intl.formatMessage(m.close)} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
        <ChatConversation {...props} />
      </Panel>
    </Portal>
  );
}
