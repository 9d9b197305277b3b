import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { BellIcon } from '../../components/Icon/index.ts';
import { LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { messages } from './NotificationMenu.messages.ts';
import type { NotificationPanelProps } from './types.ts';
import { grid } from '../../theme/grid.ts';

type NotificationListProps = Pick<NotificationPanelProps, 'view' | 'marking' | 'onRead' | 'onRetry' | 'onLoadMore'>;

export function NotificationList({ view, marking, onRead, onRetry, onLoadMore }: NotificationListProps) {
  const { formatMessage } = useIntl();
  if (view.status === 'loading') {
    return (
      <Box sx={{ px: 2.5, pb: 3 }}>
        <LoadingRegion label={formatMessage(messages.loading)}>
          <TextSkeleton lines={5} />
        </LoadingRegion>
      </Box>
    );
  }
  if (view.status === 'error') {
    return (
      <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, px: 2.5, pb: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.failed} />
        </Typography>
        <Button size="small" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </Box>
    );
  }
  if (view.notifications.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={BellIcon}
        title={formatMessage(messages.empty)}
        description={formatMessage(messages.emptyText)}
      />
    );
  }
  return (
    <>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', overflowY: 'auto', maxHeight: `min(${grid(60)}px, 62vh)` }}
      >
        {view.notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            busy={marking === 'all' || marking?.includes(notification.id) === true}
            onRead={() => onRead([notification.id])}
          />
        ))}
      </Box>
      {onLoadMore !== undefined && (
        <Box
          sx={{
            display: 'grid',
            justifyItems: 'center',
            p: 1,
            borderTop: 1,
            borderColor: 'line.soft',
          }}
        >
          <BusyButton size="small" variant="text" busy={view.loadingMore ?? false} onClick={onLoadMore}>
            <FormattedMessage {...messages.older} />
          </BusyButton>
        </Box>
      )}
    </>
  );
}
