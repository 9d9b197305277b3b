import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { describedBy, Field } from '../../forms/Field/index.ts';
import { messages } from './SavedViews.messages.ts';
import type { SavedViewsProps } from './types.ts';

/** Saves what is shown under a name. */
export function SaveForm({
  canShare,
  nameLength,
  onSave,
  failureReason,
}: Pick<SavedViewsProps, 'canShare' | 'nameLength' | 'onSave' | 'failureReason'>) {
  const intl = useIntl();
  const titleId = useId();
  const fieldId = useId();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'missing' | { error: unknown }>('idle');
  const fieldError = state === 'missing' ? intl.formatMessage(messages.nameMissing) : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (name.trim() === '') return setState('missing');
    setState('busy');
    onSave(name.trim(), shared).then(
      () => {
        setName('');
        setShared(false);
        setState('idle');
      },
      (error: unknown) => setState({ error }),
    );
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-labelledby={titleId}
      sx={{ p: 2.25, display: 'grid', gap: 1.5 }}
    >
      <Typography id={titleId} component="h3" variant="label" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...messages.save} />
      </Typography>
      <Field id={fieldId} label={intl.formatMessage(messages.name)} error={fieldError}>
        <OutlinedInput
          id={fieldId}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            if (state !== 'busy') setState('idle');
          }}
          slotProps={{
            input: {
              maxLength: nameLength,
              required: true,
              'aria-describedby': describedBy(fieldId, { error: fieldError }),
            },
          }}
        />
      </Field>
      {canShare && (
        <FormControlLabel
          control={<Checkbox checked={shared} onChange={(_event, checked) => setShared(checked)} />}
          label={<FormattedMessage {...messages.share} />}
        />
      )}
      {typeof state === 'object' && (
        <FormHelperText role="alert" error sx={{ mx: 0 }}>
          {failureReason?.(state.error) ?? intl.formatMessage(messages.saveFailed)}
        </FormHelperText>
      )}
      <BusyButton type="submit" variant="contained" busy={state === 'busy'} sx={{ justifySelf: 'start' }}>
        <FormattedMessage {...messages.apply} />
      </BusyButton>
    </Box>
  );
}
