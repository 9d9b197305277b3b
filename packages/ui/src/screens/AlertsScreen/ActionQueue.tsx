import { ACTION_STATUSES, type ActionStatus } from '@adaos/domain';
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
import { AllClear } from './AllClear.tsx';
import { messages } from './AlertsScreen.messages.ts';

export interface ActionQueueProps extends ActionHandling {
  actions: readonly ActionItem[];
  /** New data is being looked through. */
  pending: boolean;
}

/** What would increase the profit, the most money first, and what was decided about. */
export function ActionQueue({ actions, pending, ...handling }: ActionQueueProps) {
  const intl = useIntl();
  const [status, setStatus] = useAddressChoice('recommendations', ACTION_STATUSES, 'open');
  const shown = actions.filter((action) => action.status === status);
  const titleRef = useRescuedFocus<HTMLHeadingElement>(shown.map(({ id }) => id).join(' '));
  return (
    <Card
      title={<FormattedMessage {...messages.recommendationsTitle} />}
      titleRef={titleRef}
      {...(shown.length > 0 && { subtitle: <FormattedMessage {...messages.recommendationsSubtitle} /> })}
      actions={
        actions.length > 0 && (
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
        {shown.map((action) => (
          <ActionRow key={action.id} action={action} {...handling} />
        ))}
      </Box>
    </Card>
  );
}
