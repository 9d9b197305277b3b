import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { describedBy, Field } from '../../forms/Field/index.ts';
import { grid } from '../../theme/grid.ts';
import { findMessages as messages } from './find.messages.ts';

const MOST = 500;

/** Finds a customer by what the orders call them. A rejection is reported at the field. */
export function FindCustomer({ onFind }: { onFind: (customer: string) => Promise<void> }) {
  const intl = useIntl();
  const id = useId();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = () => {
    if (name.trim() === '') {
      setError(intl.formatMessage(messages.required));
      return;
    }
    setBusy(true);
    onFind(name.trim())
      .catch(() => setError(intl.formatMessage(messages.failed)))
      .finally(() => setBusy(false));
  };
  return (
    <Card title={<FormattedMessage {...messages.title} />} subtitle={<FormattedMessage {...messages.text} />}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', maxWidth: grid(60) }}
      >
        <Box sx={{ width: '100%' }}>
          <Field id={id} label={intl.formatMessage(messages.label)} error={error}>
            <OutlinedInput
              id={id}
              fullWidth
              value={name}
              onChange={({ target }) => {
                setError(undefined);
                setName(target.value);
              }}
              slotProps={{ input: { maxLength: MOST, 'aria-describedby': describedBy(id, { error }) } }}
            />
          </Field>
        </Box>
        <BusyButton type="submit" variant="contained" busy={busy}>
          <FormattedMessage {...messages.find} />
        </BusyButton>
      </Box>
    </Card>
  );
}
