import { API_KEY_DAYS, API_SCOPES, ROLES, type ApiScope, type Role } from '@adaos/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyBox } from '../../components/CopyBox/index.ts';
import { FormActions } from '../../forms/FormDialog/FormActions.tsx';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { SelectField } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { roleMessages } from '../../product/roles.messages.ts';
import { apiMessages as messages, scopeMessages } from './api.messages.ts';

export type ApiKeyValues = {
  name: string;
  role: Role;
  scopes: ApiScope[];
  /** Null: until it is revoked. */
  days: (typeof API_KEY_DAYS)[number];
};

type FormValues = { name: string; role: Role; scopes: ApiScope[]; days: string };

const FIRST: FormValues = { name: '', role: 'viewer', scopes: ['read:metrics'], days: '365' };
const NO_END = 'never';

function Scopes({ control }: { control: Control<FormValues> }) {
  const intl = useIntl();
  const id = useId();
  const { field, fieldState } = useController({
    control,
    name: 'scopes',
    rules: {
      validate: (scopes, { role }) => {
        if (scopes.length === 0) return intl.formatMessage(messages.scopesRequired);
        if (scopes.includes('read:customers') && role !== 'admin')
          return intl.formatMessage(messages.customersNeedAdmin);
        return true;
      },
    },
  });
  const { error } = fieldState;
  const toggle = (scope: ApiScope, on: boolean) =>
    field.onChange(API_SCOPES.filter((known) => (known === scope ? on : field.value.includes(known))));
  return (
    <Box role="group" aria-labelledby={id} {...(error && { 'aria-describedby': `${id}-error` })}>
      <Typography id={id} variant="label" component="div">
        <FormattedMessage {...messages.scopes} />
      </Typography>
      {API_SCOPES.map((scope, place) => (
        <FormControlLabel
          key={scope}
          sx={{ display: 'flex', ml: -1, mr: 0, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
          control={
            <Checkbox
              checked={field.value.includes(scope)}
              onChange={(_event, on) => toggle(scope, on)}
              onBlur={field.onBlur}
              {...(place === 0 && { slotProps: { input: { ref: field.ref } } })}
            />
          }
          label={<FormattedMessage {...scopeMessages[scope]} />}
        />
      ))}
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error.message}
        </FormHelperText>
      )}
    </Box>
  );
}

type FormProps = { busy: boolean; message?: string | undefined; onCreate: (values: ApiKeyValues) => void };

function KeyForm({ busy, message, onCreate }: FormProps) {
  const intl = useIntl();
  const { control, handleSubmit, formState, setError } = useForm<FormValues>({ defaultValues: FIRST });
  useUnsavedChanges(formState.isDirty);
  const send = ({ name, days, ...values }: FormValues) => {
    const named = name.trim();
    if (named === '') return setError('name', { message: 'required' }, { shouldFocus: true });
    const chosen = API_KEY_DAYS.find((each) => String(each) === days) ?? null;
    if (!busy) onCreate({ ...values, name: named, days: chosen });
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.formLead} />
          </Typography>
          {message !== undefined && (
            <Alert severity="error">
              <AlertTitle>
                <FormattedMessage {...messages.createFailed} />
              </AlertTitle>
              {message}
            </Alert>
          )}
          <TextField
            control={control}
            name="name"
            autoComplete="off"
            maxLength={60}
            label={<FormattedMessage {...messages.name} />}
            hint={<FormattedMessage {...messages.nameHint} />}
            errorTexts={{ required: intl.formatMessage(messages.nameRequired) }}
          />
          <SelectField
            control={control}
            name="role"
            label={<FormattedMessage {...messages.role} />}
            hint={<FormattedMessage {...messages.roleHint} />}
            choices={ROLES.map((value) => ({ value, label: intl.formatMessage(roleMessages[value]) }))}
          />
          <Scopes control={control} />
          <SelectField
            control={control}
            name="days"
            label={<FormattedMessage {...messages.days} />}
            choices={API_KEY_DAYS.map((days) =>
              days === null
                ? { value: NO_END, label: intl.formatMessage(messages.noEnd) }
                : { value: String(days), label: intl.formatMessage(messages.daysOf, { days }) },
            )}
          />
        </Stack>
      </DialogContent>
      <FormActions busy={busy}>
        <FormattedMessage {...messages.submit} />
      </FormActions>
    </form>
  );
}

export type ApiKeyDialogProps = FormProps & {
  /** The key that was made; null before. */
  made: { name: string; secret: string } | null;
  onClose: () => void;
};

/** Makes a key, and shows it this once. */
export function ApiKeyDialog({ made, onClose, ...form }: ApiKeyDialogProps) {
  const intl = useIntl();
  const id = useId();
  if (!made) {
    return (
      <FormDialog open title={<FormattedMessage {...messages.formTitle} />} busy={form.busy} onClose={onClose}>
        <KeyForm {...form} />
      </FormDialog>
    );
  }
  // Only its button closes it: the key cannot be seen again.
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        <FormattedMessage {...messages.readyTitle} values={{ name: made.name }} />
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="warning" role="note">
            <FormattedMessage {...messages.readyText} />
          </Alert>
          <CopyBox label={intl.formatMessage(messages.secret)} text={made.secret} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          <FormattedMessage {...messages.done} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
