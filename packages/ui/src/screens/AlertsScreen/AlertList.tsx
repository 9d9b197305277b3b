import { ALERT_STATUSES, type AlertStatus, type Level } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { StatusChip, type StatusTone } from '../../components/StatusChip/index.ts';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { InsightLinks, InsightRow } from '../../product/actions/index.ts';
import { useAddressChoice } from '../../product/frame/useAddressChoice.ts';
import { AllClear } from './AllClear.tsx';
import { filterMessages, messages, priorityMessages, statusMessages, typeMessages } from './AlertsScreen.messages.ts';
import type { AlertItem } from './AlertsView.ts';

const TONES: Record<Level, StatusTone> = { High: 'bad', Medium: 'careful', Low: 'neutral' };
const LEVEL_ICONS = { High: ArrowUpIcon, Medium: MinusIcon, Low: ArrowDownIcon } as const;
const FILTERS = ['all', ...ALERT_STATUSES] as const;
const SEPARATOR = ' · ';

export interface AlertListProps {
  alerts: readonly AlertItem[];
  /** New data is being looked through. */
  pending: boolean;
  /** Whether their status can be changed; false for a sample. */
  changeable: boolean;
  changing: string | undefined;
  changeFailed: string | undefined;
  onSetStatus: (id: string, status: AlertStatus) => void;
  /** Where the rows behind an alert are, and where something is done about it. */
  hrefsOf?: ((alert: AlertItem) => { why?: string | undefined; place?: string | undefined }) | undefined;
  /** Where the costs and their rules are. */
  costsHref: string;
}

/** The alerts, all of them or by status, each with a button that resolves it. */
export function AlertList(props: AlertListProps) {
  const { alerts, pending, changeable, changing, changeFailed, onSetStatus, hrefsOf, costsHref } = props;
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const [filter, setFilter] = useAddressChoice('alerts', FILTERS, 'all');
  const shown = filter === 'all' ? alerts : alerts.filter(({ status }) => status === filter);
  const titleRef = useRescuedFocus<HTMLHeadingElement>(shown.map(({ id }) => id).join(' '));
  return (
    <Card
      title={<FormattedMessage {...messages.alertsTitle} />}
      titleRef={titleRef}
      actions={
        alerts.length > 0 && (
          <FilterButtons<'all' | AlertStatus>
            label={intl.formatMessage(messages.filter)}
            value={filter}
            onChange={setFilter}
            choices={[
              { value: 'all', label: intl.formatMessage(messages.all) },
              ...ALERT_STATUSES.map((value) => ({ value, label: intl.formatMessage(filterMessages[value]) })),
            ]}
          />
        )
      }
    >
      {changeFailed !== undefined && (
        <Typography role="alert" sx={{ mb: 1.5, color: 'error.main' }}>
          <FormattedMessage {...messages.statusFailed} values={{ reason: changeFailed }} />
        </Typography>
      )}
      {shown.length === 0 && (
        <AllClear>
          <FormattedMessage
            {...(alerts.length > 0 ? messages.noneInFilter : pending ? messages.pending : messages.noAlerts)}
          />
        </AllClear>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((alert) => {
          const { id, type, priority, status, timestamp } = alert;
          const active = status === 'Active';
          return (
            <InsightRow
              key={id}
              insight={alert}
              costsHref={costsHref}
              quiet={!active}
              above={
                <>
                  <StatusChip
                    tone={active ? TONES[priority] : 'neutral'}
                    icon={LEVEL_ICONS[priority]}
                    label={intl.formatMessage(priorityMessages[priority])}
                  />
                  {!active && <StatusChip tone="good" label={intl.formatMessage(statusMessages.Resolved)} />}
                </>
              }
              below={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
                  {active && <InsightLinks insight={alert} {...hrefsOf?.(alert)} />}
                  <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
                    <FormattedMessage {...typeMessages[type]} />
                    {SEPARATOR}
                    <time dateTime={timestamp}>{dateTime(timestamp)}</time>
                    {active && SEPARATOR}
                    {active && <FormattedMessage {...statusMessages.Active} />}
                  </Typography>
                </Box>
              }
              action={
                changeable && (
                  <BusyButton
                    size="small"
                    variant="text"
                    busy={changing === id}
                    onClick={() => onSetStatus(id, active ? 'Resolved' : 'Active')}
                    sx={{ my: -0.5, mx: -1.25 }}
                  >
                    <FormattedMessage {...(active ? messages.resolve : messages.reopen)} />
                  </BusyButton>
                )
              }
            />
          );
        })}
      </Box>
    </Card>
  );
}
