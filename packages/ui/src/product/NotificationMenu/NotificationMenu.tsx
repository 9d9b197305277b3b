import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BellIcon } from '../../components/Icon/index.ts';
import { useOnceOpen } from '../../internal/useOnceOpen.ts';
import { messages } from './NotificationMenu.messages.ts';
import { NotificationPanel } from './NotificationPanel.tsx';
import type { NotificationMenuProps } from './types.ts';

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
  const mounted = useOnceOpen(open);
  return (
    <>
      <Root
        aria-label={formatMessage(messages.button, { unread })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
      >
        <Badge badgeContent={unread || undefined} max={99} color="primary" overlap="circular">
          <BellIcon />
        </Badge>
      </Root>
      {mounted && <NotificationPanel {...list} open={open} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
