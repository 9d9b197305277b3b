import { type DeliveryState, HOOK_KINDS, HOOK_NAMES } from '@adaos/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { LoadingRegion, TableSkeleton } from '../../components/Skeletons/index.ts';
import { StatusChip, type StatusTone } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useWording } from '../../product/wordings/index.ts';
import { hookProblems } from './hooks.messages.ts';
import { channelMessages, deliveryMessages as messages, deliveryProblems, deliveryStates } from './notices.messages.ts';
import { pushProblems } from './push.messages.ts';
import { smsProblems } from './sms.messages.ts';
import type { DeliveriesView, DeliveryData } from './types.ts';

export type DeliveriesCardProps = {
  view: DeliveriesView;
  /** Has a message to a channel or a program posted once more; left out where nobody may. */
  onResend?: ((id: string) => void) | undefined;
  onRetry: () => void;
};

const TONES: Record<DeliveryState, StatusTone> = {
  collecting: 'info',
  waiting: 'info',
  sent: 'good',
  failed: 'bad',
  dropped: 'neutral',
};

/** What was sent, in a line. */
function useTitleOf() {
  const intl = useIntl();
  const say = useWording();
  const { day } = useFormatters();
  return ({ channel, period, notices, count }: DeliveryData): string => {
    if (channel === 'daily' || channel === 'weekly') {
      if (period === null) return intl.formatMessage(channelMessages[channel]);
      return intl.formatMessage(channel === 'daily' ? messages.summaryDaily : messages.summaryWeekly, {
        day: day(period),
      });
    }
    if (channel === 'report') return intl.formatMessage(messages.report);
    const [first] = notices;
    if (!first) return intl.formatMessage(channelMessages.email);
    const { title } = say({ title: first.code, wording: first });
    const said = count > 1 ? intl.formatMessage(messages.more, { title, count: count - 1 }) : title;
    if (channel === 'push' || channel === 'sms') return `${intl.formatMessage(channelMessages[channel])}: ${said}`;
    const hook = HOOK_KINDS.find((kind) => kind === channel);
    return hook ? `${HOOK_NAMES[hook]}: ${said}` : said;
  };
}

type RowProps = Pick<DeliveriesCardProps, 'onResend'> & { delivery: DeliveryData };

function Row({ delivery, onResend }: RowProps) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const titleOf = useTitleOf();
  const { state, createdAt, endedAt, tries, problem } = delivery;
  const reason =
    problem === null
      ? undefined
      : (deliveryProblems[problem] ?? hookProblems[problem] ?? pushProblems[problem] ?? smsProblems[problem]);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{titleOf(delivery)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
          {dateTime(endedAt ?? createdAt)}
          {tries > 1 && (
            <>
              {' · '}
              <FormattedMessage {...messages.tries} values={{ count: tries }} />
            </>
          )}
        </Typography>
        {reason && state !== 'sent' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...reason} />
          </Typography>
        )}
      </Box>
      {onResend && (state === 'sent' || state === 'failed') && HOOK_KINDS.some((kind) => kind === delivery.channel) && (
        <Button
          variant="text"
          size="small"
          onClick={() => onResend(delivery.id)}
          aria-label={intl.formatMessage(messages.resendOf, { title: titleOf(delivery) })}
        >
          <FormattedMessage {...messages.resend} />
        </Button>
      )}
      <StatusChip tone={TONES[state]} label={intl.formatMessage(deliveryStates[state])} />
    </Box>
  );
}

/** What was sent to the user last, and what became of it. */
export function DeliveriesCard({ view, onResend, onRetry }: DeliveriesCardProps) {
  const intl = useIntl();
  return (
    <Card title={<FormattedMessage {...messages.title} />} subtitle={<FormattedMessage {...messages.lead} />}>
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
      {view.status === 'ready' &&
        (view.deliveries.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.empty} />
          </Typography>
        ) : (
          <Box component="ul" aria-label={intl.formatMessage(messages.list)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {view.deliveries.map((delivery) => (
              <Row key={delivery.id} delivery={delivery} onResend={onResend} />
            ))}
          </Box>
        ))}
    </Card>
  );
}
