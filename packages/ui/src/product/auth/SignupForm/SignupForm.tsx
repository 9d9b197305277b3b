import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { SERVER_ERROR } from '../../../forms/Field/index.ts';
import { TextField } from '../../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../../forms/UnsavedChanges/index.ts';
import { loginFormMessages } from '../LoginForm/LoginForm.messages.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { signupFormMessages as messages } from './SignupForm.messages.ts';
import { MAX, signupSchema, toSignupValues, type SignupValues } from './signupSchema.ts';

const Root = styled('form', { name: 'AdaosSignupForm', slot: 'Root' })();

export type SignupFormProps = {
  /** True while the signup is in progress: the button says so and cannot be pressed again. */
  busy: boolean;
  /** Called with values that passed the form's checks; optional fields left empty are left out. */
  onSignup: (values: SignupValues) => void;
  /** The server's minimum length of a password, in characters. */
  passwordMinLength: number;
  /** Why the server refused the password, in the user's language; shown at the field. */
  passwordProblem?: string | undefined;
  /** The initial e-mail. */
  defaultEmail?: string;
  /** False in a prerendered page, until its script runs. Default true. */
  scripted?: boolean;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSignupForm: 'root';
  }
  interface ComponentsPropsList {
    AdaosSignupForm: SignupFormProps;
  }
}

/** A company, its first user's e-mail and a password. What was typed stays when a signup fails. */
export function SignupForm(props: SignupFormProps) {
  const {
    busy,
    onSignup,
    passwordMinLength,
    passwordProblem,
    defaultEmail = '',
    scripted = true,
  } = useThemeProps({ props, name: 'AdaosSignupForm' });
  const intl = useIntl();
  const resolver = useMemo(() => zodResolver(signupSchema(passwordMinLength)), [passwordMinLength]);
  const { control, formState, handleSubmit, setError } = useForm({
    resolver,
    defaultValues: { company: '', email: defaultEmail, password: '', registrationNumber: '', phone: '' },
  });
  useUnsavedChanges(formState.isDirty);
  useEffect(() => {
    if (passwordProblem) setError('password', { type: SERVER_ERROR, message: passwordProblem }, { shouldFocus: true });
  }, [passwordProblem, setError]);

  return (
    <Root
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => !busy && onSignup(toSignupValues(values)))(event)}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          control={control}
          name="company"
          autoComplete="organization"
          label={<FormattedMessage {...messages.company} />}
          errorTexts={{ required: intl.formatMessage(messages.companyRequired) }}
          errorValues={{ max: MAX.company }}
        />
        <TextField
          control={control}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          label={<FormattedMessage {...loginFormMessages.email} />}
          errorTexts={{ required: intl.formatMessage(loginFormMessages.emailRequired) }}
          errorValues={{ max: MAX.email }}
        />
        <PasswordField
          control={control}
          name="password"
          kind="new"
          minLength={passwordMinLength}
          label={<FormattedMessage {...loginFormMessages.password} />}
          errorTexts={{ required: intl.formatMessage(messages.passwordRequired) }}
          errorValues={{ max: MAX.password }}
        />
        <TextField
          control={control}
          name="registrationNumber"
          optional
          errorValues={{ max: MAX.registrationNumber }}
          label={<FormattedMessage {...messages.registrationNumber} />}
        />
        <TextField
          control={control}
          name="phone"
          type="tel"
          autoComplete="tel"
          optional
          errorValues={{ max: MAX.phone }}
          label={<FormattedMessage {...messages.phone} />}
        />
        <SubmitButton scripted={scripted} busy={busy}>
          <FormattedMessage {...messages.submit} />
        </SubmitButton>
      </Stack>
    </Root>
  );
}
