import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BellIcon } from '../../components/Icon/index.ts';
import { lazyPopup } from '../../internal/lazyPopup.tsx';
import { messages } from './NotificationMenu.messages.ts';
import type { NotificationMenuProps } from './types.ts';

const [NotificationPanel, preloadPanel] = lazyPopup(() =>
  import('./NotificationPanel.tsx').then((module) => module.NotificationPanel),
);

const Root = styled(IconButton, { name: 'AdaosNotificationMenu', slot: 'Root' })(({ theme }) => ({
  border: theme.mixins.hairline(theme.vars.palette.line.main),
  backgroundColor: theme.vars.palette.background.paper,
}));

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosNotificationMenu: 'root';
  }
  interface ComponentsPropsList {
    AdaosNotificationMenu: NotificationMenuProps;
  }
}

/** The bell of the top bar: how many notifications are unread, and all of them in a list under it. */
export function NotificationMenu(props: NotificationMenuProps) {
  const { onOpen, ...list } = useThemeProps({ props, name: 'AdaosNotificationMenu' });
  const { formatMessage } = useIntl();
  const { unread } = list;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  return (
    <>
      <Root
        aria-label={formatMessage(messages.button, { unread })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
      >
        <Badge badgeContent={unread || undefined} max={99} color="primary" overlap="circular">
          <BellIcon />
        </Badge>
      </Root>
      <NotificationPanel {...list} open={open} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
