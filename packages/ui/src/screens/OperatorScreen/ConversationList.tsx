import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ChatIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LoadingRegion, TableSkeleton } from '../../components/Skeletons/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages as m } from './OperatorScreen.messages.ts';
import type { OperatorScreenProps } from './types.ts';
import type { ConversationView } from './types.ts';

/** The users who have written, the longest waiting first. */
export function ConversationList(props: OperatorScreenProps) {
  const { view, filter, conversationHref, selectedId, onRetry, onLoadMore } = props;
  const intl = useIntl();
  if (view.status === 'loading') {
    return (
      <LoadingRegion>
        <Box sx={{ px: 2, py: 1 }}>
          <TableSkeleton rows={6} />
        </Box>
      </LoadingRegion>
    );
  }
  if (view.status === 'error') {
    return <ErrorState title={intl.formatMessage(m.loadFailed)} description={view.message} onRetry={onRetry} />;
  }
  if (view.conversations.length === 0) {
    return (
      <EmptyState
        icon={ChatIcon}
        title={intl.formatMessage(filter === 'open' ? m.noneOpen : m.noneClosed)}
        {...(filter === 'open' && { description: intl.formatMessage(m.noneOpenText) })}
      />
    );
  }
  return (
    <>
      <Box component="ul" aria-label={intl.formatMessage(m.list)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {view.conversations.map((conversation) => (
          <Entry
            key={conversation.id}
            conversation={conversation}
            href={conversationHref(conversation.id)}
            selected={conversation.id === selectedId}
          />
        ))}
      </Box>
      {view.more && (
        <Box sx={{ p: 1.5, textAlign: 'center' }}>
          <Button size="small" onClick={onLoadMore}>
            <FormattedMessage {...m.more} />
          </Button>
        </Box>
      )}
    </>
  );
}

function Entry({ conversation, href, selected }: { conversation: ConversationView; href: string; selected: boolean }) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const { shopName, userName, lastMessage, unanswered, waitingSince, updatedAt } = conversation;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        py: 1.75,
        px: 2.25,
        borderBottom: 1,
        borderColor: 'line.soft',
        bgcolor: selected ? 'primary.soft' : 'transparent',
        '&:hover': { bgcolor: selected ? 'primary.soft' : 'action.hover' },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Link
          href={href}
          tone="quiet"
          aria-current={selected || undefined}
          sx={{ fontWeight: 'strong', minWidth: 0, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {shopName}
        </Link>
        <Typography variant="caption" sx={{ color: 'text.secondary', flex: 'none' }}>
          {dateTime(updatedAt)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {userName}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          mt: 0.5,
          color: 'text.secondary',
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {lastMessage}
      </Typography>
      {waitingSince !== null && (
        <Box sx={{ mt: 1 }}>
          <StatusChip
            tone="careful"
            label={intl.formatMessage(m.waiting, { count: unanswered, time: dateTime(waitingSince) })}
          />
        </Box>
      )}
    </Box>
  );
}
