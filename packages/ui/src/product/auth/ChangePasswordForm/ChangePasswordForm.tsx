import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../../components/BusyButton/index.ts';
import { SERVER_ERROR } from '../../../forms/Field/index.ts';
import { useUnsavedChanges } from '../../../forms/UnsavedChanges/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { PASSWORD_MAX } from '../passwordLength.ts';
import {
  changeFlowMessages,
  changePasswordFormMessages as messages,
  settingsFlowMessages,
} from './ChangePasswordForm.messages.ts';
import { changePasswordSchema, type ChangePasswordValues } from './changePasswordSchema.ts';

/** Why the server refused, in the user's language, and the field that it is about. */
export type PasswordProblem = { field: 'oldPassword' | 'newPassword'; text: string };

const Root = styled('form', { name: 'AdaosChangePasswordForm', slot: 'Root' })();

export type ChangePasswordFormProps = {
  /** True while the change is being saved: the button says so and cannot be pressed again. */
  busy: boolean;
  /** Called with values that passed the form's checks. */
  onChangePassword: (values: ChangePasswordValues) => void;
  /** The server's minimum length of the new password, in characters. */
  minLength: number;
  /** `change` for the login flow, `settings` for the settings: the texts of their checks differ. Default `change`. */
  flow?: 'change' | 'settings';
  problem?: PasswordProblem | undefined;
  /** Whether the button has the form's full width, as on a page of its own. Default true. */
  wideButton?: boolean;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosChangePasswordForm: 'root';
  }
  interface ComponentsPropsList {
    AdaosChangePasswordForm: ChangePasswordFormProps;
  }
}

const EMPTY: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** The old password once and the new one twice. Reports one error at a time, at its field. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const {
    busy,
    onChangePassword,
    minLength,
    flow = 'change',
    problem,
    wideButton = true,
  } = useThemeProps({ props, name: 'AdaosChangePasswordForm' });
  const intl = useIntl();
  const resolver = useMemo(() => zodResolver(changePasswordSchema(minLength)), [minLength]);
  const { control, formState, handleSubmit, setError } = useForm({ resolver, defaultValues: EMPTY });
  useUnsavedChanges(formState.isDirty);
  const { field, text } = problem ?? {};
  useEffect(() => {
    if (field && text) setError(field, { type: SERVER_ERROR, message: text }, { shouldFocus: true });
  }, [field, text, setError]);

  const words = flow === 'change' ? changeFlowMessages : settingsFlowMessages;
  const texts = {
    errorTexts: {
      required: intl.formatMessage(messages.required),
      mismatch: intl.formatMessage(words.mismatch),
      tooShort: intl.formatMessage(words.tooShort, { min: minLength }),
      unchanged: intl.formatMessage(messages.unchanged),
    },
    errorValues: { max: PASSWORD_MAX },
  };
  return (
    <Root
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => !busy && onChangePassword(values))(event)}
    >
      <Stack sx={{ gap: 2.5 }}>
        <PasswordField
          control={control}
          name="oldPassword"
          kind="current"
          label={<FormattedMessage {...messages.old} />}
          {...texts}
        />
        <PasswordField
          control={control}
          name="newPassword"
          kind="new"
          minLength={minLength}
          label={<FormattedMessage {...messages.new} />}
          {...texts}
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          kind="new"
          label={<FormattedMessage {...messages.confirm} />}
          {...texts}
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
