import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { SystemIcon } from '../../components/Icon/index.ts';
import { LoadingRegion, TableSkeleton } from '../../components/Skeletons/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { sessionMessages as messages } from './security.messages.ts';
import type { OpenSessionData, SessionsView } from './types.ts';
import { grid } from '../../theme/grid.ts';

export type SessionsCardProps = {
  view: SessionsView;
  /** Ends one session, by its id. */
  onEnd: (id: string) => void;
  onEndOthers: () => void;
  onRetry: () => void;
};

type RowProps = { session: OpenSessionData; ending: string | null; onEnd: (id: string) => void };

function Row({ session, ending, onEnd }: RowProps) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const device = session.device ?? intl.formatMessage(messages.unknown);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <SystemIcon aria-hidden sx={{ color: 'text.tertiary' }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: `1 1 ${grid(25)}px`, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 'control', overflowWrap: 'anywhere' }}>{device}</Typography>
          <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
            <FormattedMessage {...messages.used} values={{ time: dateTime(session.lastUsedAt) }} />
          </Typography>
        </Box>
        {session.current ? (
          <StatusChip tone="good" label={intl.formatMessage(messages.current)} />
        ) : (
          <BusyButton
            size="small"
            aria-label={ending === session.id ? undefined : intl.formatMessage(messages.endOf, { device })}
            busy={ending === session.id}
            disabled={ending !== null && ending !== session.id}
            onClick={() => onEnd(session.id)}
          >
            <FormattedMessage {...messages.end} />
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}

/** The active sessions, with buttons that end them. */
export function SessionsCard({ view, onEnd, onEndOthers, onRetry }: SessionsCardProps) {
  const intl = useIntl();
  const others = view.status === 'ready' && view.sessions.some(({ current }) => !current);
  const titleRef = useRescuedFocus<HTMLHeadingElement>(
    view.status === 'ready' ? view.sessions.map(({ id }) => id).join(' ') : view.status,
  );
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      titleRef={titleRef}
      {...(others && {
        actions: (
          <BusyButton size="small" busy={view.ending === 'others'} onClick={onEndOthers}>
            <FormattedMessage {...messages.endOthers} />
          </BusyButton>
        ),
      })}
    >
      {view.status === 'loading' && (
        <LoadingRegion>
          <TableSkeleton rows={3} />
        </LoadingRegion>
      )}
      {view.status === 'error' && (
        <ErrorState
          title={intl.formatMessage(messages.failed)}
          description={view.message}
          onRetry={onRetry}
          level={3}
        />
      )}
      {view.status === 'ready' && (
        <>
          {view.problem !== undefined && (
            <Alert severity="error" sx={{ mb: 1.5 }}>
              {view.problem}
            </Alert>
          )}
          <Box component="ul" aria-label={intl.formatMessage(messages.list)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {view.sessions.map((session) => (
              <Row key={session.id} session={session} ending={view.ending} onEnd={onEnd} />
            ))}
          </Box>
        </>
      )}
    </Card>
  );
}
