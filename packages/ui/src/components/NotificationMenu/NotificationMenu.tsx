import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BellIcon } from '../Icon/index.ts';
import { NotificationList, type NotificationsView } from './NotificationList.tsx';
import { messages } from './NotificationMenu.messages.ts';

export type NotificationMenuProps = {
  view: NotificationsView;
  /** Of all notifications, also those not loaded. */
  unread: number;
  /** Marks some as read, or all of them. */
  onRead: (ids: readonly string[] | 'all') => void;
  onRetry: () => void;
  /** Asks for older ones; left out, there are none. */
  onLoadMore?: (() => void) | undefined;
  /** The list has been opened. */
  onOpen?: () => void;
};

/** The bell of the top bar: how many notifications are unread, and all of them in a list under it. */
export function NotificationMenu({ view, unread, onRead, onRetry, onLoadMore, onOpen }: NotificationMenuProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={formatMessage(messages.button, { unread })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
      >
        <Badge badgeContent={unread || undefined} max={99} color="primary" overlap="circular">
          <BellIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { width: 400, maxWidth: 'calc(100vw - 24px)', display: 'flex', flexDirection: 'column' },
          },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            minHeight: 56,
            p: '10px 12px 10px 20px',
          }}
        >
          <Typography id={id} variant="h2">
            <FormattedMessage {...messages.title} />
          </Typography>
          {unread > 0 && (
            <Button size="small" variant="text" onClick={() => onRead('all')}>
              <FormattedMessage {...messages.readAll} />
            </Button>
          )}
        </Box>
        <NotificationList view={view} onRead={onRead} onRetry={onRetry} onLoadMore={onLoadMore} />
      </Popover>
    </>
  );
}
