import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { grid } from '../../theme/grid.ts';
import { smsMessages as messages } from './sms.messages.ts';
import type { SaveState } from './types.ts';

export type SmsCardProps = {
  /** What is shown of the number; null without one. */
  number: string | null;
  verified: boolean;
  state: SaveState;
  /** Has a code sent to a number. */
  onNumber: (number: string) => void;
  onConfirm: (code: string) => void;
  /** Forgets the number. */
  onRemove: () => void;
};

type FieldFormProps = { kind: 'number' | 'code'; busy: boolean; onSend: (value: string) => void };

/** One field and its button: the number, or the code that was sent there. */
function FieldForm({ kind, busy, onSend }: FieldFormProps) {
  const intl = useIntl();
  const { control, handleSubmit, setError } = useForm({ values: { value: '' } });
  const number = kind === 'number';
  const send = ({ value }: { value: string }) => {
    if (value.trim() === '') setError('value', { message: 'required' }, { shouldFocus: true });
    else if (!busy) onSend(value.trim());
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', width: 1, maxWidth: grid(45) }}
    >
      <TextField
        control={control}
        name="value"
        type={number ? 'tel' : 'text'}
        autoComplete={number ? 'tel' : 'one-time-code'}
        maxLength={number ? 40 : 20}
        label={<FormattedMessage {...(number ? messages.number : messages.code)} />}
        errorTexts={{ required: intl.formatMessage(number ? messages.numberRequired : messages.codeRequired) }}
        hint={number ? <FormattedMessage {...messages.numberHint} /> : undefined}
      />
      <BusyButton type="submit" variant="contained" busy={busy}>
        <FormattedMessage {...(number ? messages.sendCode : messages.confirm)} />
      </BusyButton>
    </Box>
  );
}

/** The number for text messages: entered, confirmed by a code, removed. */
export function SmsCard({ number, verified, state, onNumber, onConfirm, onRemove }: SmsCardProps) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const busy = state.status === 'busy';
  const titleRef = useRescuedFocus<HTMLHeadingElement>(`${number} ${verified}`);
  // What is shown of it begins with a sign for what is left out.
  const ending = number?.replaceAll(/\D/g, '') ?? '';
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      subtitle={<FormattedMessage {...messages.lead} />}
      titleRef={titleRef}
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {state.status === 'error' && (
          <Alert severity="error">
            <AlertTitle>
              <FormattedMessage {...messages.failed} />
            </AlertTitle>
            {state.message}
          </Alert>
        )}
        {number !== null && (
          <Typography role="status" sx={{ textWrap: 'pretty' }}>
            <FormattedMessage {...(verified ? messages.on : messages.sent)} values={{ number: ending }} />
          </Typography>
        )}
        {number === null && <FieldForm key="number" kind="number" busy={busy} onSend={onNumber} />}
        {number !== null && !verified && <FieldForm key="code" kind="code" busy={busy} onSend={onConfirm} />}
        {number !== null && (
          <BusyButton size="small" busy={busy} onClick={verified ? () => setAsked(true) : onRemove}>
            <FormattedMessage {...(verified ? messages.remove : messages.another)} />
          </BusyButton>
        )}
      </Box>
      <ConfirmDialog
        open={asked}
        title={intl.formatMessage(messages.removeTitle)}
        confirmLabel={intl.formatMessage(messages.remove)}
        onConfirm={() => {
          setAsked(false);
          onRemove();
        }}
        onCancel={() => setAsked(false)}
      >
        <FormattedMessage {...messages.removeText} />
      </ConfirmDialog>
    </Card>
  );
}
