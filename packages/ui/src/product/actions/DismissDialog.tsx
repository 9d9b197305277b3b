import { DISMISS_REASONS, type DismissReason } from '@adaos/domain';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { Field, describedBy } from '../../forms/Field/index.ts';
import { dismissMessages, messages, reasonMessages } from './actions.messages.ts';

const MOST = 500;

export interface DismissDialogProps {
  open: boolean;
  /** Of the action. */
  title: string;
  onDismiss: (reason: DismissReason, note: string) => void;
  onClose: () => void;
}

/** Asks why an action is dismissed. */
export function DismissDialog({ open, title, onDismiss, onClose }: DismissDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [reason, setReason] = useState<DismissReason | null>(null);
  const [asked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  const error = asked && reason === null ? intl.formatMessage(dismissMessages.needed) : undefined;
  const hint = intl.formatMessage(dismissMessages.optional);
  return (
    <ConfirmDialog
      open={open}
      title={intl.formatMessage(dismissMessages.title)}
      confirmLabel={intl.formatMessage(messages.dismiss)}
      onConfirm={() => {
        setAsked(true);
        if (reason === null) return;
        onDismiss(reason, note.trim());
        onClose();
      }}
      onCancel={onClose}
    >
      <Typography sx={{ color: 'text.primary', fontWeight: 'strong', overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography sx={{ mt: 0.5 }}>
        <FormattedMessage {...dismissMessages.text} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <Field id={`${id}-reason`} label={intl.formatMessage(dismissMessages.reason)} error={error}>
          <Select
            native
            error={error !== undefined}
            value={reason ?? ''}
            onChange={({ target }) => setReason(DISMISS_REASONS.find((known) => known === target.value) ?? null)}
            inputProps={{
              id: `${id}-reason`,
              'aria-invalid': error !== undefined,
              'aria-describedby': describedBy(`${id}-reason`, { hint: undefined, error }),
            }}
          >
            <option value="" disabled>
              {intl.formatMessage(dismissMessages.choose)}
            </option>
            {DISMISS_REASONS.map((one) => (
              <option key={one} value={one}>
                {intl.formatMessage(reasonMessages[one])}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-note`} label={intl.formatMessage(dismissMessages.note)} hint={hint}>
          <OutlinedInput
            id={`${id}-note`}
            multiline
            minRows={2}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            inputProps={{
              maxLength: MOST,
              'aria-describedby': describedBy(`${id}-note`, { hint, error: undefined }),
            }}
          />
        </Field>
      </Box>
    </ConfirmDialog>
  );
}
