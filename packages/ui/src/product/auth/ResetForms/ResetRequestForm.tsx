import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { BusyButton } from '../../../components/BusyButton/index.ts';
import { TextField } from '../../../forms/TextField/index.ts';
import { emailRule } from '../emailRule.ts';
import { loginFormMessages } from '../LoginForm/LoginForm.messages.ts';
import { resetRequestMessages as messages } from './ResetForms.messages.ts';

const RequestSchema = z.object({ email: emailRule });

const Root = styled('form', { name: 'AdaosResetRequestForm', slot: 'Root' })();

export type ResetRequestFormProps = {
  /** True while the request is in progress: the button says so and cannot be pressed again. */
  busy: boolean;
  /** Called with an address that passed the form's checks. */
  onRequest: (email: string) => void;
  /** The initial e-mail. */
  defaultEmail?: string;
  /** Whether the button has the form's full width, as on a page of its own. Default true. */
  wideButton?: boolean;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosResetRequestForm: 'root';
  }
  interface ComponentsPropsList {
    AdaosResetRequestForm: ResetRequestFormProps;
  }
}

/** Requests the mail that resets a forgotten password. */
export function ResetRequestForm(props: ResetRequestFormProps) {
  const {
    busy,
    onRequest,
    defaultEmail = '',
    wideButton = true,
  } = useThemeProps({ props, name: 'AdaosResetRequestForm' });
  const intl = useIntl();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(RequestSchema),
    defaultValues: { email: defaultEmail },
  });
  return (
    <Root
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(({ email }) => !busy && onRequest(email))(event)}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          control={control}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          label={<FormattedMessage {...loginFormMessages.email} />}
          errorTexts={{ required: intl.formatMessage(loginFormMessages.emailRequired) }}
          errorValues={{ max: 254 }}
        />
        <BusyButton
          type="submit"
          variant="contained"
          size={wideButton ? 'large' : 'medium'}
          fullWidth={wideButton}
          busy={busy}
          sx={{ alignSelf: 'start' }}
        >
          <FormattedMessage {...messages.submit} />
        </BusyButton>
      </Stack>
    </Root>
  );
}
