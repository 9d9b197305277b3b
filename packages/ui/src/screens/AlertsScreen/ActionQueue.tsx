import { ACTION_STATUSES, type ActionStatus, type AlertStatus } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import {
  type ActionHandling,
  type ActionItem,
  actionMessages,
  ActionRow,
  actionStatusMessages,
} from '../../product/actions/index.ts';
import { useAddressChoice } from '../../product/frame/useAddressChoice.ts';
import { AlertChips, AlertRow, AnsweredAlert } from './AlertRow.tsx';
import type { AlertItem } from './AlertsView.ts';
import { AllClear } from './AllClear.tsx';
import { messages } from './AlertsScreen.messages.ts';
import { queueOf } from './queueOf.ts';

export interface ActionQueueProps extends ActionHandling {
  actions: readonly ActionItem[];
  alerts: readonly AlertItem[];
  /** New data is being looked through. */
  pending: boolean;
  /** The alert that is being changed. */
  changing: string | undefined;
  changeFailed: string | undefined;
  onSetStatus: (id: string, status: AlertStatus) => void;
  /** Where the rows behind an alert are, and where something is done about it. */
  alertHrefs?: ((alert: AlertItem) => { why?: string | undefined; place?: string | undefined }) | undefined;
}

/** All that was found, the most money first, with what to do about it, and what was decided. */
export function ActionQueue(props: ActionQueueProps) {
  const { actions, alerts, pending, changing, changeFailed, onSetStatus, alertHrefs, ...handling } = props;
  const intl = useIntl();
  const [status, setStatus] = useAddressChoice('recommendations', ACTION_STATUSES, 'open');
  const shown = queueOf(actions, alerts, status);
  const titleRef = useRescuedFocus<HTMLHeadingElement>(shown.map(({ id }) => id).join(' '));
  return (
    <Card
      title={<FormattedMessage {...messages.recommendationsTitle} />}
      titleRef={titleRef}
      {...(shown.length > 0 && { subtitle: <FormattedMessage {...messages.recommendationsSubtitle} /> })}
      actions={
        (actions.length > 0 || alerts.length > 0) && (
          <FilterButtons<ActionStatus>
            label={intl.formatMessage(messages.recommendationFilter)}
            value={status}
            onChange={setStatus}
            choices={ACTION_STATUSES.map((value) => ({
              value,
              label: intl.formatMessage(actionStatusMessages[value]),
            }))}
          />
        )
      }
    >
      {handling.decideFailed !== undefined && (
        <Typography role="alert" sx={{ mb: 1.5, color: 'error.main' }}>
          <FormattedMessage {...actionMessages.failed} values={{ reason: handling.decideFailed }} />
        </Typography>
      )}
      {changeFailed !== undefined && (
        <Typography role="alert" sx={{ mb: 1.5, color: 'error.main' }}>
          <FormattedMessage {...messages.statusFailed} values={{ reason: changeFailed }} />
        </Typography>
      )}
      {shown.length === 0 && (
        <AllClear>
          <FormattedMessage
            {...(status !== 'open'
              ? messages.noRecommendationsHere
              : pending
                ? messages.pending
                : messages.noRecommendations)}
          />
        </AllClear>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ id, action, alerts: found }) =>
          action === null ? (
            <AlertRow
              key={id}
              alert={found[0]}
              changeable={handling.changeable}
              changing={changing === id}
              onSetStatus={onSetStatus}
              hrefs={alertHrefs?.(found[0])}
              costsHref={handling.costsHref}
            />
          ) : (
            <ActionRow
              key={id}
              action={action}
              {...handling}
              {...(found.length > 0 && {
                above: found.slice(0, 1).map((alert) => <AlertChips key={alert.id} alert={alert} />),
                found: found.map((alert) => <AnsweredAlert key={alert.id} alert={alert} />),
              })}
            />
          ),
        )}
      </Box>
    </Card>
  );
}
