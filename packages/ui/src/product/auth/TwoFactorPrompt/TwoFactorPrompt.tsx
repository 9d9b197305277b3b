import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { BusyButton } from '../../../components/BusyButton/index.ts';
import { SERVER_ERROR } from '../../../forms/Field/index.ts';
import { TextField } from '../../../forms/TextField/index.ts';
import { twoFactorPromptMessages as messages } from './TwoFactorPrompt.messages.ts';

// People copy codes with the spaces that their app shows between the digits.
const tidy = (code: string) => code.replaceAll(/\s/g, '');

const codeSchema = (backup: boolean) =>
  z.object({
    code: z.string().check(
      z.refine((code) => tidy(code) !== '', 'required'),
      z.refine((code) => backup || /^\d{6}$/.test(tidy(code)), 'required'),
      z.maxLength(32, 'tooLong'),
    ),
  });

const Root = styled('form', { name: 'AdaosTwoFactorPrompt', slot: 'Root' })();

export type TwoFactorPromptProps = {
  /** True while the code is being checked: the button says so and cannot be pressed again. */
  busy: boolean;
  /** Called with six digits, or with a backup code as it was typed. */
  onCode: (code: string) => void;
  /** Why the last code was refused, in the user's language; shown at the field. */
  problem?: string | undefined;
  /** What the button says. Default "Confirm". */
  submitLabel?: ReactNode;
  /** Whether a backup code is accepted too. Default true. */
  backupAllowed?: boolean;
  /** Whether the button has the form's full width, as on a page of its own. Default true. */
  wideButton?: boolean;
  /** A button beside the form's own, e.g. to cancel. */
  secondary?: ReactNode;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosTwoFactorPrompt: 'root';
  }
  interface ComponentsPropsList {
    AdaosTwoFactorPrompt: TwoFactorPromptProps;
  }
}

/** Asks for the code of the authenticator app, or for a backup code instead. */
export function TwoFactorPrompt(props: TwoFactorPromptProps) {
  const {
    busy,
    onCode,
    problem,
    submitLabel,
    backupAllowed = true,
    wideButton = true,
    secondary,
  } = useThemeProps({ props, name: 'AdaosTwoFactorPrompt' });
  const intl = useIntl();
  const [choice, setChoice] = useState<'app' | 'backup'>();
  const backup = choice === 'backup';
  const resolver = useMemo(() => zodResolver(codeSchema(backup)), [backup]);
  const { control, handleSubmit, setError, setFocus, reset } = useForm({ resolver, defaultValues: { code: '' } });
  useEffect(() => {
    if (problem) setError('code', { type: SERVER_ERROR, message: problem }, { shouldFocus: true });
  }, [problem, setError]);
  useEffect(() => {
    if (choice) setFocus('code');
  }, [choice, setFocus]);

  return (
    <Root
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(({ code }) => !busy && onCode(tidy(code)))(event)}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          control={control}
          name="code"
          autoComplete={backup ? 'off' : 'one-time-code'}
          inputMode={backup ? 'text' : 'numeric'}
          label={<FormattedMessage {...(backup ? messages.backup : messages.code)} />}
          hint={<FormattedMessage {...(backup ? messages.backupHint : messages.codeHint)} />}
          errorTexts={{ required: intl.formatMessage(backup ? messages.backupRequired : messages.codeRequired) }}
          errorValues={{ max: 32 }}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <BusyButton
            type="submit"
            variant="contained"
            size={wideButton ? 'large' : 'medium'}
            fullWidth={wideButton}
            busy={busy}
          >
            {submitLabel ?? <FormattedMessage {...messages.submit} />}
          </BusyButton>
          {secondary}
        </Stack>
        {backupAllowed && (
          <Button
            variant="text"
            onClick={() => {
              reset();
              setChoice(backup ? 'app' : 'backup');
            }}
            // A sentence in some languages: on phones it takes two lines.
            sx={{ alignSelf: wideButton ? 'center' : 'start', whiteSpace: 'normal' }}
          >
            <FormattedMessage {...(backup ? messages.toApp : messages.toBackup)} />
          </Button>
        )}
      </Stack>
    </Root>
  );
}
