import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { useWording } from '../wordings/index.ts';
import { unseen } from '../../internal/unseen.ts';
import { CheckCircleIcon, CheckIcon, InfoIcon, WarningIcon } from '../../components/Icon/index.ts';
import { messages } from './NotificationMenu.messages.ts';
import type { NotificationItemData } from './types.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const ICONS = { success: CheckCircleIcon, warning: WarningIcon, info: InfoIcon } as const;

export type NotificationItemProps = {
  notification: NotificationItemData;
  /** True while it is being marked as read. */
  busy: boolean;
  onRead: () => void;
};

export function NotificationItem({ notification, busy, onRead }: NotificationItemProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const { type, read, timestamp, wording } = notification;
  const { title, text } = useWording()({ title: notification.title, text: notification.message, wording });
  const Icon = ICONS[type];
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        pl: 2.5,
        borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
        ...(!read && { backgroundColor: theme.vars.palette.primary.soft }),
      })}
    >
      <Icon
        titleAccess={formatMessage(messages[type])}
        sx={{ mt: 0.25, fontSize: tokens.size.icon.regular, color: `${type}.main` }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ position: 'relative', fontWeight: read ? 'medium' : 'bold', overflowWrap: 'anywhere' }}>
          {title}
          {!read && (
            <Box component="span" sx={unseen}>
              <FormattedMessage {...messages.unreadMark} />
            </Box>
          )}
        </Typography>
        {text !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', textWrap: 'pretty' }}>
            {text}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: read ? 'text.tertiary' : 'text.secondary' }}>
          <time dateTime={timestamp}>{dateTime(timestamp)}</time>
        </Typography>
      </Box>
      {!read && (
        <Tooltip title={formatMessage(messages.read)}>
          <IconButton
            size="small"
            aria-label={formatMessage(messages.readLabel, { title })}
            // Not `disabled`: that would lose the keyboard focus.
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            onClick={busy ? undefined : onRead}
          >
            {busy ? (
              <CircularProgress aria-hidden size={tokens.size.icon.regular} color="inherit" />
            ) : (
              <CheckIcon fontSize="small" />
            )}
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
