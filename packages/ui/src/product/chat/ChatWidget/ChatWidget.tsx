import ButtonBase from '@mui/material/ButtonBase';
import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ChatIcon, CloseIcon } from '../../../components/Icon/index.ts';
import { useFormatters } from '../../../i18n/index.ts';
import { preload } from '../../../internal/lazyRegion.tsx';
import { ChatPanel, loadConversation } from './ChatPanel.tsx';
import { messages as m } from './ChatWidget.messages.ts';
import type { ChatWidgetProps } from './types.ts';
import * as tokens from '../../../theme/generated/tokens.ts';
import { grid } from '../../../theme/grid.ts';

const preloadConversation = () => preload(loadConversation);

const Launcher = styled(ButtonBase, {
  name: 'AdaosChatWidget',
  slot: 'Launcher',
  shouldForwardProp: (prop) => prop !== 'open',
})<{ open: boolean }>(({ theme, open }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.speedDial,
  insetInlineEnd: grid(2),
  bottom: grid(2),
  width: grid(6.5),
  height: grid(6.5),
  borderRadius: theme.radii.full,
  color: open ? theme.vars.palette.text.primary : theme.vars.palette.primary.contrastText,
  backgroundColor: open ? theme.vars.palette.raised : theme.vars.palette.primary.main,
  border: theme.mixins.hairline(open ? theme.vars.palette.line.main : 'transparent'),
  boxShadow: theme.vars.palette.shadow.float,
  transition: theme.transitions.create(['background-color', 'color']),
  '&:hover': { backgroundColor: open ? theme.vars.palette.sunken : theme.vars.palette.primary.dark },
  [theme.breakpoints.up('sm')]: { insetInlineEnd: grid(3), bottom: grid(3) },
}));

const Unread = styled('span', { name: 'AdaosChatWidget', slot: 'Unread' })(({ theme }) => ({
  ...theme.typography.caption,
  ...theme.mixins.tabular,
  fontWeight: theme.typography.fontWeightBold,
  position: 'absolute',
  top: grid(-0.5),
  insetInlineEnd: grid(-0.5),
  minWidth: grid(2.75),
  padding: theme.spacing(0.25, 0.75),
  borderRadius: theme.radii.full,
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
  border: `${tokens.border.strong}px solid ${theme.vars.palette.background.default}`,
}));

const MOST = 99;

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosChatWidget: 'panel' | 'launcher' | 'unread';
  }
  interface ComponentsPropsList {
    AdaosChatWidget: ChatWidgetProps;
  }
}

/** The support chat, over every screen: a button that opens the conversation. */
export function ChatWidget(inProps: ChatWidgetProps) {
  const props = useThemeProps({ props: inProps, name: 'AdaosChatWidget' });
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
      {open && <ChatPanel {...props} />}
      <Launcher
        ref={launcher}
        open={open}
        aria-expanded={open}
        aria-label={label}
        onPointerEnter={preloadConversation}
        onFocus={preloadConversation}
        onClick={() => onOpenChange(!open)}
        sx={{ 'section + &': { display: { xs: 'none', sm: 'inline-flex' } } }}
      >
        {open ? <CloseIcon /> : <ChatIcon />}
        {count && <Unread aria-hidden>{counted}</Unread>}
      </Launcher>
    </>
  );
}
