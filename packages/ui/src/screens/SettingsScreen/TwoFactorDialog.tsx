import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { PasswordField } from '../../product/auth/PasswordField/index.ts';
import { FormActions } from '../../forms/FormDialog/FormActions.tsx';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { twoFactorMessages as messages } from './security.messages.ts';
import type { TwoFactorQuestion } from './types.ts';

const ProofSchema = z.object({
  password: z.string().check(z.minLength(1, 'required')),
  code: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(32, 'tooLong')),
});
/** Proves that the owner of the account asks. */
export type TwoFactorProof = z.infer<typeof ProofSchema>;

export type TwoFactorDialogProps = {
  question: TwoFactorQuestion;
  onAnswer: (proof: TwoFactorProof) => void;
  onCancel: () => void;
};

/** Asks for password and code before the second factor is switched off, or its backup codes are replaced. */
export function TwoFactorDialog({ question, onAnswer, onCancel }: TwoFactorDialogProps) {
  const title = question.what === 'disable' ? messages.offTitle : messages.renewTitle;
  return (
    <FormDialog open title={<FormattedMessage {...title} />} busy={question.busy} onClose={onCancel}>
      <ProofForm question={question} onAnswer={onAnswer} />
    </FormDialog>
  );
}

function ProofForm({ question: { what, busy, problem }, onAnswer }: Omit<TwoFactorDialogProps, 'onCancel'>) {
  const intl = useIntl();
  const { control, formState, handleSubmit } = useForm({
    resolver: zodResolver(ProofSchema),
    defaultValues: { password: '', code: '' },
  });
  useUnsavedChanges(formState.isDirty);
  const off = what === 'disable';
  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit((proof) => !busy && onAnswer(proof))(event)}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack sx={{ gap: 2.5 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...(off ? messages.offText : messages.renewText)} />
          </Typography>
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          <PasswordField
            control={control}
            name="password"
            kind="current"
            label={<FormattedMessage {...messages.password} />}
            errorTexts={{ required: intl.formatMessage(messages.passwordRequired) }}
          />
          <TextField
            control={control}
            name="code"
            autoComplete="one-time-code"
            label={<FormattedMessage {...messages.code} />}
            errorTexts={{ required: intl.formatMessage(messages.codeRequired) }}
            errorValues={{ max: 32 }}
          />
        </Stack>
      </DialogContent>
      <FormActions color={off ? 'error' : 'primary'} busy={busy}>
        <FormattedMessage {...(off ? messages.switchOff : messages.renew)} />
      </FormActions>
    </form>
  );
}
