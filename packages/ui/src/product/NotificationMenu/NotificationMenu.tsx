import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BellIcon } from '../../components/Icon/index.ts';
import { messages } from './NotificationMenu.messages.ts';
import { NotificationPanel } from './NotificationPanel.tsx';
import type { NotificationMenuProps } from './types.ts';

/** The bell of the top bar: how many notifications are unread, and all of them in a list under it. */
export function NotificationMenu({ onOpen, ...list }: NotificationMenuProps) {
  const { formatMessage } = useIntl();
  const { unread } = list;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  return (
    <>
      <IconButton
        aria-label={formatMessage(messages.button, { unread })}
        aria-haspopup="dialog"
        aria-expanded={open}
        sx={{ border: 1, borderColor: 'line.main', bgcolor: 'background.paper' }}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
      >
        <Badge badgeContent={unread || undefined} max={99} color="primary" overlap="circular">
          <BellIcon />
        </Badge>
      </IconButton>
      <NotificationPanel {...list} open={open} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
