import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { BookIcon, ErrorIcon, RefreshIcon } from '../../../components/Icon/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { useFormatters } from '../../../i18n/index.ts';
import { unseen } from '../../../internal/unseen.ts';
import { messages as m } from './ChatWidget.messages.ts';
import type { ChatLink, ChatMessageView } from './types.ts';
import * as tokens from '../../../theme/generated/tokens.ts';

export interface ChatBubbleProps {
  message: ChatMessageView;
  /** Written by the reader. */
  own: boolean;
  /** Shows the sender's name above the message. */
  named: boolean;
  onRetry?: (id: string) => void;
}

// An assistant speaks for the one who reads as the support, but is not that person.
const LOOKS = {
  own: { color: 'primary.contrastText', bgcolor: 'primary.main', '& a, & svg': { color: 'inherit' } },
  assistant: { color: 'text.primary', bgcolor: 'primary.soft' },
  other: { color: 'text.primary', bgcolor: 'quiet' },
} as const;

function lookOf(own: boolean, assistant: boolean): keyof typeof LOOKS {
  if (!own) return 'other';
  return assistant ? 'assistant' : 'own';
}

/** One message: sender, text, time, and whether it was sent. */
export function ChatBubble({ message, own, named, onRetry }: ChatBubbleProps) {
  const intl = useIntl();
  const { time } = useFormatters();
  const { id, sender, text, timestamp, links = [], byPerson = false, delivery, failure } = message;
  const support = byPerson ? m.team : m.assistant;
  const look = lookOf(own, sender === 'bot' && !byPerson);
  const asker = own ? m.you : null;
  const speaker = sender === 'bot' ? support : asker;
  return (
    <Box
      sx={{
        position: 'relative',
        alignSelf: own ? 'flex-end' : 'flex-start',
        maxWidth: '86%',
        mt: named ? 1.5 : 0.5,
        display: 'grid',
        justifyItems: own ? 'end' : 'start',
      }}
    >
      {speaker !== null && (
        <Typography
          variant="caption"
          component="div"
          sx={{ mb: 0.5, color: 'text.secondary', fontWeight: 'strong', ...((speaker === m.you || !named) && unseen) }}
        >
          {intl.formatMessage(speaker)}
        </Typography>
      )}
      <Box
        sx={(theme) => ({
          ...theme.typography.body1,
          py: 1.25,
          px: 1.75,
          borderRadius: `${theme.radii.card}px`,
          [own ? 'borderEndEndRadius' : 'borderStartStartRadius']: 4,
          ...LOOKS[look],
          opacity: delivery === 'sending' ? 0.7 : 1,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        })}
      >
        {text || <FormattedMessage {...m.received} />}
        {links.length > 0 && <Links links={links} />}
      </Box>
      <Typography variant="caption" component="div" sx={{ mt: 0.25, color: 'text.tertiary' }}>
        {delivery === 'sending' ? (
          <FormattedMessage {...m.sending} />
        ) : (
          <time dateTime={timestamp}>{time(timestamp)}</time>
        )}
      </Typography>
      {delivery === 'failed' && <Failed failure={failure} {...(onRetry && { onRetry: () => onRetry(id) })} />}
    </Box>
  );
}

function Links({ links }: { links: readonly ChatLink[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
      {links.map(({ title, href }) => (
        <Box component="li" key={href} sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline' }}>
          <BookIcon
            aria-hidden
            sx={{ fontSize: tokens.size.icon.small, flex: 'none', alignSelf: 'center', color: 'primary.main' }}
          />
          <Link href={href}>{title}</Link>
        </Box>
      ))}
    </Box>
  );
}

function Failed({ failure, onRetry }: { failure: string | undefined; onRetry?: () => void }) {
  return (
    <Box
      role="alert"
      sx={(theme) => ({
        mt: 0.75,
        py: 1.25,
        px: 1.5,
        borderRadius: `${theme.radii.control}px`,
        color: 'error.main',
        bgcolor: 'error.soft',
      })}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ErrorIcon aria-hidden sx={{ fontSize: tokens.size.icon.medium, flex: 'none', mt: 0.25 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ textWrap: 'pretty' }}>
            <FormattedMessage {...m.failed} />
          </Typography>
          {failure !== undefined && (
            <Typography variant="caption" component="p" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
              {failure}
            </Typography>
          )}
        </Box>
      </Box>
      {onRetry && (
        <Button size="small" onClick={onRetry} startIcon={<RefreshIcon />} sx={{ mt: 1, ml: 3.25 }}>
          <FormattedMessage {...m.retry} />
        </Button>
      )}
    </Box>
  );
}
