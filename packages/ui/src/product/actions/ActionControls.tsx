import { SNOOZE_SPANS } from '@adaos/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { MenuButton } from '../../internal/MenuButton.tsx';
import type { ActionHandling, ActionItem } from './actions.ts';
import { messages, spanMessages } from './actions.messages.ts';
import { DismissDialog } from './DismissDialog.tsx';

export interface ActionControlsProps extends Pick<ActionHandling, 'onDecide' | 'deciding'> {
  action: ActionItem;
  /** The action's title in the reader's language. */
  title: string;
}

/** Done, snooze and dismiss of an action that is open; else it can be opened again. */
export function ActionControls({ action, title, onDecide, deciding }: ActionControlsProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const busy = deciding === action.id;
  if (action.status !== 'open') {
    return (
      <BusyButton size="small" variant="text" busy={busy} onClick={() => onDecide(action, { decision: 'reopen' })}>
        <FormattedMessage {...messages.reopen} />
      </BusyButton>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <BusyButton size="small" variant="outlined" busy={busy} onClick={() => onDecide(action, { decision: 'done' })}>
        <FormattedMessage {...messages.done} />
      </BusyButton>
      <MenuButton
        label={intl.formatMessage(messages.snooze)}
        look="bare"
        face={<FormattedMessage {...messages.snooze} />}
        entries={SNOOZE_SPANS.map((span) => ({
          id: span,
          label: intl.formatMessage(spanMessages[span]),
          onSelect: () => onDecide(action, { decision: 'snooze', span }),
        }))}
      />
      <Button
        size="small"
        variant="text"
        color="inherit"
        sx={{ color: 'text.secondary' }}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage {...messages.dismiss} />
      </Button>
      <DismissDialog
        open={asking}
        title={title}
        onDismiss={(reason, note) => onDecide(action, { decision: 'dismiss', reason, note })}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
