import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { NotificationList } from './NotificationList.tsx';
import { messages } from './NotificationMenu.messages.ts';
import type { NotificationPanelProps } from './types.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

/** All notifications, in a list under the bell. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { open, anchor, onClose, view, unread, marking, onRead, onRetry, onLoadMore } = props;
  const id = useId();
  // The button is removed with the last unread one. If the focus left the list, Escape would not close it.
  const title = useRescuedFocus<HTMLHeadingElement>(String(unread));
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            width: tokens.size.panel,
            maxWidth: `calc(100vw - ${grid(3)}px)`,
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: grid(7),
          py: 1.25,
          pr: 1.5,
          pl: 2.5,
        }}
      >
        <Typography ref={title} id={id} variant="h2" tabIndex={-1} sx={{ outline: 0 }}>
          <FormattedMessage {...messages.title} />
        </Typography>
        {unread > 0 && (
          <BusyButton size="small" variant="text" busy={marking === 'all'} onClick={() => onRead('all')}>
            <FormattedMessage {...messages.readAll} />
          </BusyButton>
        )}
      </Box>
      <NotificationList view={view} marking={marking} onRead={onRead} onRetry={onRetry} onLoadMore={onLoadMore} />
    </Popover>
  );
}
