import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ChatIcon } from '../../../components/Icon/index.ts';
import { lazyPopup } from '../../../internal/lazyPopup.tsx';
import { preload } from '../../../internal/lazyRegion.tsx';
import { messages as m } from './ChatWidget.messages.ts';
import { loadConversation } from './loadConversation.ts';
import type { ChatWidgetProps } from './types.ts';

const [ChatPanel, preparePanel] = lazyPopup(() => import('./ChatPanel.tsx').then((module) => module.ChatPanel));

const prepare = () => {
  preparePanel();
  preload(loadConversation);
};

const Launcher = styled(IconButton, { name: 'AdaosChatWidget', slot: 'Launcher' })(({ theme }) => ({
  border: theme.mixins.hairline(theme.vars.palette.line.main),
  backgroundColor: theme.vars.palette.background.paper,
}));

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosChatWidget: 'panel' | 'launcher';
  }
  interface ComponentsPropsList {
    AdaosChatWidget: ChatWidgetProps;
  }
}

/** The support chat: a button for the top bar, and the conversation that it opens over the screen. */
export function ChatWidget(inProps: ChatWidgetProps) {
  const props = useThemeProps({ props: inProps, name: 'AdaosChatWidget' });
  const { open, onOpenChange, unread = 0 } = props;
  const intl = useIntl();
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) launcher.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  const name = intl.formatMessage(open ? m.close : m.open);
  const count = open ? 0 : unread;
  const label = count > 0 ? `${name}, ${intl.formatMessage(m.unread, { count })}` : name;
  return (
    <>
      <Launcher
        ref={launcher}
        aria-expanded={open}
        aria-label={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => onOpenChange(!open)}
      >
        <Badge badgeContent={count || undefined} max={99} color="error" overlap="circular">
          <ChatIcon />
        </Badge>
      </Launcher>
      <ChatPanel {...props} onClose={() => onOpenChange(false)} />
    </>
  );
}
