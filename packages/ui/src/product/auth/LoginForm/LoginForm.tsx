import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { Link } from '../../../components/Link/index.ts';
import { TextField } from '../../../forms/TextField/index.ts';
import { emailRule } from '../emailRule.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { loginFormMessages as messages } from './LoginForm.messages.ts';

const LoginSchema = z.object({ email: emailRule, password: z.string().check(z.minLength(1, 'required')) });

export type LoginValues = z.infer<typeof LoginSchema>;

const Root = styled('form', { name: 'AdaosLoginForm', slot: 'Root' })();

export type LoginFormProps = {
  /** True while a login is in progress: the button says so and cannot be pressed again. */
  busy: boolean;
  /** Called with values that passed the form's checks. */
  onLogin: (values: LoginValues) => void;
  /** The address of the page that resets a forgotten password. */
  forgotHref: string;
  /** The initial e-mail. */
  defaultEmail?: string;
  /** False in a prerendered page, until its script runs. Default true. */
  scripted?: boolean;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosLoginForm: 'root';
  }
  interface ComponentsPropsList {
    AdaosLoginForm: LoginFormProps;
  }
}

/** E-mail and password. What was typed stays when a login fails. */
export function LoginForm(props: LoginFormProps) {
  const {
    busy,
    onLogin,
    forgotHref,
    defaultEmail = '',
    scripted = true,
  } = useThemeProps({ props, name: 'AdaosLoginForm' });
  const intl = useIntl();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(LoginSchema),
    defaultValues: { email: defaultEmail, password: '' },
  });
  return (
    <Root method="post" noValidate onSubmit={(event) => void handleSubmit((values) => !busy && onLogin(values))(event)}>
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          control={control}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          label={<FormattedMessage {...messages.email} />}
          errorTexts={{ required: intl.formatMessage(messages.emailRequired) }}
        />
        <PasswordField
          control={control}
          name="password"
          kind="current"
          label={<FormattedMessage {...messages.password} />}
          errorTexts={{ required: intl.formatMessage(messages.passwordRequired) }}
        />
        <SubmitButton scripted={scripted} busy={busy}>
          <FormattedMessage {...messages.submit} />
        </SubmitButton>
        <Link
          href={forgotHref}
          tone="quiet"
          variant="body1"
          sx={({ mixins }) => ({ alignSelf: 'center', color: 'text.secondary', ...mixins.fingerLink })}
        >
          <FormattedMessage {...messages.forgot} />
        </Link>
      </Stack>
    </Root>
  );
}
