import { ROLES } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { emailRule } from '../../product/auth/emailRule.ts';
import { PasswordField } from '../../product/auth/PasswordField/index.ts';
import { lengthOf, PASSWORD_MAX } from '../../product/auth/passwordLength.ts';
import { FormActions } from '../../forms/FormDialog/FormActions.tsx';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { SelectField } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { roleMessages } from '../../product/roles.messages.ts';
import { createMessages as messages, problemMessages, userMessages } from './AdminScreen.messages.ts';
import type { NewUserValues } from './types.ts';

const newUserSchema = (min: number) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
    email: emailRule,
    password: z.string().check(
      z.minLength(1, 'required'),
      z.refine((text) => lengthOf(text) >= min, 'tooShort'),
      z.refine((text) => lengthOf(text) <= PASSWORD_MAX, 'tooLong'),
    ),
    role: z.enum(ROLES),
  });

const HINTS = { viewer: messages.viewerHint, manager: messages.managerHint, admin: messages.adminHint } as const;

export type CreateUserDialogProps = {
  busy: boolean;
  /** Why the server refused, in the user's language. */
  message?: string | undefined;
  passwordMinLength: number;
  onCreate: (values: NewUserValues) => void;
  onCancel: () => void;
};

/** A new user of the shop: name, address, first password and role. */
export function CreateUserDialog({ onCancel, ...form }: CreateUserDialogProps) {
  return (
    <FormDialog open title={<FormattedMessage {...messages.title} />} busy={form.busy} onClose={onCancel}>
      <CreateUserForm {...form} />
    </FormDialog>
  );
}

function CreateUserForm({ busy, message, passwordMinLength, onCreate }: Omit<CreateUserDialogProps, 'onCancel'>) {
  const intl = useIntl();
  const resolver = useMemo(() => zodResolver(newUserSchema(passwordMinLength)), [passwordMinLength]);
  const defaultValues: NewUserValues = { name: '', email: '', password: '', role: 'viewer' };
  const { control, handleSubmit, formState } = useForm({ resolver, defaultValues });
  useUnsavedChanges(formState.isDirty);
  const role = useWatch({ control, name: 'role' });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => !busy && onCreate(values))(event)}
    >
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.lead} />
          </Typography>
          {message !== undefined && (
            <Alert severity="error">
              <FormattedMessage {...problemMessages.create} values={{ message }} />
            </Alert>
          )}
          <TextField
            control={control}
            name="name"
            autoComplete="off"
            label={<FormattedMessage {...userMessages.name} />}
            errorTexts={{ required: intl.formatMessage(messages.nameRequired) }}
            errorValues={{ max: 200 }}
          />
          <TextField
            control={control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            label={<FormattedMessage {...userMessages.email} />}
            errorTexts={{ required: intl.formatMessage(messages.emailRequired) }}
            errorValues={{ max: 254 }}
          />
          <PasswordField
            control={control}
            name="password"
            kind="new"
            minLength={passwordMinLength}
            label={<FormattedMessage {...messages.password} />}
            errorTexts={{ required: intl.formatMessage(messages.passwordRequired) }}
            errorValues={{ max: PASSWORD_MAX }}
          />
          <SelectField
            control={control}
            name="role"
            choices={ROLES.map((value) => ({ value, label: intl.formatMessage(roleMessages[value]) }))}
            label={<FormattedMessage {...userMessages.role} />}
            hint={<FormattedMessage {...HINTS[role]} />}
          />
        </Stack>
      </DialogContent>
      <FormActions busy={busy}>
        <FormattedMessage {...messages.submit} />
      </FormActions>
    </form>
  );
}
