import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { BusyButton } from '../../../components/BusyButton/index.ts';
import { SERVER_ERROR } from '../../../forms/Field/index.ts';
import { useUnsavedChanges } from '../../../forms/UnsavedChanges/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { lengthOf, PASSWORD_MAX } from '../passwordLength.ts';
import { resetConfirmMessages as messages } from './ResetForms.messages.ts';

type Values = { password: string; again: string };

function firstIssue({ password, again }: Values, min: number) {
  if (password === '') return ['password', 'required'] as const;
  if (password !== again) return ['again', 'mismatch'] as const;
  if (lengthOf(password) < min) return ['password', 'tooShort'] as const;
  if (lengthOf(password) > PASSWORD_MAX) return ['password', 'tooLong'] as const;
  return undefined;
}

const confirmSchema = (min: number) =>
  z.object({ password: z.string(), again: z.string() }).check((form) => {
    const issue = firstIssue(form.value, min);
    if (issue) form.issues.push({ code: 'custom', path: [issue[0]], message: issue[1], input: form.value });
  });

const Root = styled('form', { name: 'AdaosResetConfirmForm', slot: 'Root' })();

export type ResetConfirmFormProps = {
  /** True while the reset is in progress: the button says so and cannot be pressed again. */
  busy: boolean;
  /** Called with a password that passed the form's checks. */
  onConfirm: (password: string) => void;
  /** The server's minimum length of a password, in characters. */
  minLength: number;
  /** Why the server refused the password, in the user's language; shown at the field. */
  passwordProblem?: string | undefined;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosResetConfirmForm: 'root';
  }
  interface ComponentsPropsList {
    AdaosResetConfirmForm: ResetConfirmFormProps;
  }
}

/** A new password, typed twice, to replace a forgotten one. */
export function ResetConfirmForm(props: ResetConfirmFormProps) {
  const { busy, onConfirm, minLength, passwordProblem } = useThemeProps({ props, name: 'AdaosResetConfirmForm' });
  const intl = useIntl();
  const resolver = useMemo(() => zodResolver(confirmSchema(minLength)), [minLength]);
  const { control, formState, handleSubmit, setError } = useForm({
    resolver,
    defaultValues: { password: '', again: '' },
  });
  useUnsavedChanges(formState.isDirty);
  useEffect(() => {
    if (passwordProblem) setError('password', { type: SERVER_ERROR, message: passwordProblem }, { shouldFocus: true });
  }, [passwordProblem, setError]);

  const texts = {
    errorTexts: {
      required: intl.formatMessage(messages.required),
      mismatch: intl.formatMessage(messages.mismatch),
      tooShort: intl.formatMessage(messages.tooShort, { min: minLength }),
    },
    errorValues: { max: PASSWORD_MAX },
  };
  return (
    <Root
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(({ password }) => !busy && onConfirm(password))(event)}
    >
      <Stack sx={{ gap: 2.5 }}>
        <PasswordField
          control={control}
          name="password"
          kind="new"
          minLength={minLength}
          label={<FormattedMessage {...messages.password} />}
          {...texts}
        />
        <PasswordField
          control={control}
          name="again"
          kind="new"
          label={<FormattedMessage {...messages.again} />}
          {...texts}
        />
        <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
          <FormattedMessage {...messages.submit} />
        </BusyButton>
      </Stack>
    </Root>
  );
}
