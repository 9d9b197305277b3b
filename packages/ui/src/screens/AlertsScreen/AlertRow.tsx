import type { AlertStatus, Level } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '../../components/Icon/index.ts';
import { StatusChip, type StatusTone } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { InsightLinks, InsightRow } from '../../product/actions/index.ts';
import { useWording } from '../../product/wordings/index.ts';
import { messages, priorityMessages, statusMessages, typeMessages } from './AlertsScreen.messages.ts';
import type { AlertItem } from './AlertsView.ts';

const TONES: Record<Level, StatusTone> = { High: 'bad', Medium: 'careful', Low: 'neutral' };
const LEVEL_ICONS = { High: ArrowUpIcon, Medium: MinusIcon, Low: ArrowDownIcon } as const;
const SEPARATOR = ' · ';

/** The priority of an alert, and that it is resolved. */
export function AlertChips({ alert: { priority, status } }: { alert: AlertItem }) {
  const intl = useIntl();
  const active = status === 'Active';
  return (
    <>
      <StatusChip
        tone={active ? TONES[priority] : 'neutral'}
        icon={LEVEL_ICONS[priority]}
        label={intl.formatMessage(priorityMessages[priority])}
      />
      {!active && <StatusChip tone="good" label={intl.formatMessage(statusMessages.Resolved)} />}
    </>
  );
}

/** What an alert is about, when it was raised, and that it is active. */
function AlertCaption({ alert: { type, timestamp, status } }: { alert: AlertItem }) {
  const { dateTime } = useFormatters();
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
      <FormattedMessage {...typeMessages[type]} />
      {SEPARATOR}
      <time dateTime={timestamp}>{dateTime(timestamp)}</time>
      {status === 'Active' && SEPARATOR}
      {status === 'Active' && <FormattedMessage {...statusMessages.Active} />}
    </Typography>
  );
}

/** The alert that a recommendation answers: what was found. */
export function AnsweredAlert({ alert }: { alert: AlertItem }) {
  const { title, text } = useWording()({ ...alert, text: alert.description });
  return (
    <Box sx={(theme) => ({ mt: 1, pl: 1.5, borderLeft: theme.mixins.hairline(theme.vars.palette.line.main) })}>
      <Typography variant="body2" sx={{ textWrap: 'pretty', overflowWrap: 'anywhere' }}>
        <FormattedMessage {...messages.found} values={{ title, text }} />
      </Typography>
      <AlertCaption alert={alert} />
    </Box>
  );
}

export interface AlertRowProps {
  alert: AlertItem;
  /** Whether its status can be changed; false for a sample. */
  changeable: boolean;
  changing: boolean;
  onSetStatus: (id: string, status: AlertStatus) => void;
  /** Where the rows behind it are, and where something is done about it. */
  hrefs: { why?: string | undefined; place?: string | undefined } | undefined;
  costsHref: string;
}

/** An alert that no recommendation answers, with a button that resolves it. */
export function AlertRow({ alert, changeable, changing, onSetStatus, hrefs, costsHref }: AlertRowProps) {
  const active = alert.status === 'Active';
  return (
    <InsightRow
      insight={alert}
      costsHref={costsHref}
      quiet={!active}
      above={<AlertChips alert={alert} />}
      amount={
        active && (
          <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.noAmount} />
          </Typography>
        )
      }
      below={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          {active && <InsightLinks insight={alert} {...hrefs} />}
          <AlertCaption alert={alert} />
        </Box>
      }
      action={
        changeable && (
          <BusyButton
            size="small"
            variant="text"
            busy={changing}
            onClick={() => onSetStatus(alert.id, active ? 'Resolved' : 'Active')}
            sx={{ my: -0.5, mx: -1.25 }}
          >
            <FormattedMessage {...(active ? messages.resolve : messages.reopen)} />
          </BusyButton>
        )
      }
    />
  );
}
