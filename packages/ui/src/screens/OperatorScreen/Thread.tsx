import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChatMessages } from '../../product/chat/index.ts';
import { Composer } from '../../product/chat/ChatWidget/Composer.tsx';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ArrowLeftIcon, ChatIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';
import { messages as m } from './OperatorScreen.messages.ts';
import type { OperatorScreenProps } from './types.ts';
import type { OpenConversationView } from './types.ts';
import { grid } from '../../theme/grid.ts';

const REPLY_LENGTH = 4000;

/** The open conversation, with the field to answer it. */
export function Thread(props: OperatorScreenProps) {
  const { selected, listHref, onRetrySelected } = props;
  const intl = useIntl();
  return (
    <>
      <Box sx={{ display: { md: 'none' }, pt: 1.5, px: 2, pb: 0 }}>
        <Link href={listHref} tone="quiet" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <ArrowLeftIcon aria-hidden fontSize="small" />
          <FormattedMessage {...m.back} />
        </Link>
      </Box>
      {selected.status === 'none' && (
        <Box sx={{ m: 'auto' }}>
          <EmptyState
            icon={ChatIcon}
            title={intl.formatMessage(m.choose)}
            description={intl.formatMessage(m.chooseText)}
          />
        </Box>
      )}
      {selected.status === 'loading' && (
        <LoadingRegion>
          <Box sx={{ p: 3 }}>
            <TextSkeleton lines={6} />
          </Box>
        </LoadingRegion>
      )}
      {selected.status === 'error' && (
        <ErrorState title={intl.formatMessage(m.openFailed)} description={selected.message} onRetry={onRetrySelected} />
      )}
      {selected.status === 'ready' && <Conversation {...props} selected={selected} />}
    </>
  );
}

interface ConversationProps extends OperatorScreenProps {
  selected: Extract<OpenConversationView, { status: 'ready' }>;
}

function Conversation(props: ConversationProps) {
  const { selected, draft, onDraftChange, onReply, replying, replyError, onLoadEarlier } = props;
  const { conversation, messages, more } = selected;
  return (
    <>
      <Header {...props} />
      <ChatMessages
        messages={messages}
        reader="bot"
        start={
          more && (
            <Button size="small" variant="text" onClick={onLoadEarlier} sx={{ alignSelf: 'center' }}>
              <FormattedMessage {...m.earlier} />
            </Button>
          )
        }
      />
      {replyError !== undefined && (
        <Alert severity="error" role="alert" sx={{ mx: 1.5, mb: 1.5 }}>
          {replyError}
        </Alert>
      )}
      {conversation.status === 'open' ? (
        <Composer draft={draft} onDraftChange={onDraftChange} onSend={onReply} waiting={replying} most={REPLY_LENGTH} />
      ) : (
        <Typography sx={{ p: 2, borderTop: 1, borderColor: 'line.soft', color: 'text.secondary' }}>
          <FormattedMessage {...m.isClosed} />
        </Typography>
      )}
    </>
  );
}

function Header({ selected, onSetStatus, settingStatus }: ConversationProps) {
  const intl = useIntl();
  const { conversation } = selected;
  const open = conversation.status === 'open';
  const language = intl.formatDisplayName(conversation.language, { type: 'language' }) ?? conversation.language;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.75,
        px: 2.25,
        borderBottom: 1,
        borderColor: 'line.soft',
      }}
    >
      <Box sx={{ flex: `1 1 ${grid(27.5)}px`, minWidth: 0 }}>
        <Typography variant="h2">{conversation.shopName}</Typography>
        <Typography
          variant="body2"
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          <span>{conversation.userName}</span>
          <Link href={`mailto:${conversation.userEmail}`} tone="quiet">
            {conversation.userEmail}
          </Link>
          <span>
            <FormattedMessage {...m.reads} values={{ language }} />
          </span>
        </Typography>
      </Box>
      <BusyButton size="small" busy={settingStatus} onClick={() => onSetStatus(open ? 'closed' : 'open')}>
        <FormattedMessage {...(open ? m.close : m.reopen)} />
      </BusyButton>
    </Box>
  );
}
