import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { PasswordField } from '../../auth/PasswordField/index.ts';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { twoFactorMessages as messages } from './security.messages.ts';
import type { TwoFactorQuestion } from './types.ts';

const ProofSchema = z.object({
  password: z.string().check(z.minLength(1, 'required')),
  code: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(32, 'tooLong')),
});
/** What proves that the owner of the account asks. */
export type TwoFactorProof = z.infer<typeof ProofSchema>;

export type TwoFactorDialogProps = {
  question: TwoFactorQuestion;
  onAnswer: (proof: TwoFactorProof) => void;
  onCancel: () => void;
};

/** Asks for password and code before the second factor goes, or before its backup codes are replaced. */
export function TwoFactorDialog({ question: { what, busy, problem }, onAnswer, onCancel }: TwoFactorDialogProps) {
  const intl = useIntl();
  const id = useId();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(ProofSchema),
    defaultValues: { password: '', code: '' },
  });
  const off = what === 'disable';
  return (
    <Dialog open onClose={() => !busy && onCancel()} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit((proof) => !busy && onAnswer(proof))(event)}
      >
        <DialogTitle id={id}>
          <FormattedMessage {...(off ? messages.offTitle : messages.renewTitle)} />
        </DialogTitle>
        <DialogContent>
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
        <DialogActions>
          <Button onClick={onCancel} disabled={busy}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <BusyButton type="submit" variant="contained" color={off ? 'error' : 'primary'} busy={busy}>
            <FormattedMessage {...(off ? messages.switchOff : messages.renew)} />
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
