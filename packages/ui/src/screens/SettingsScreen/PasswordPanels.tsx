import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { ChangePasswordForm, type ChangePasswordValues } from '../../product/auth/ChangePasswordForm/index.ts';
import { ResetRequestForm } from '../../product/auth/ResetForms/index.ts';
import { Card } from '../../components/Card/index.ts';
import type { ChangePasswordView } from '../ChangePasswordScreen/index.ts';
import { requestMessages } from '../ResetScreen/ResetScreen.messages.ts';
import type { ResetRequestView } from '../ResetScreen/index.ts';
import { passwordMessages, resetMessages } from './SettingsScreen.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const NARROW = { maxWidth: tokens.size.form.regular } as const;

export type PasswordPanelProps = {
  view: ChangePasswordView;
  /** The number of changes made here: each starts with empty fields. */
  changes: number;
  /** The server's minimum length of a password in the settings, in characters. */
  minLength: number;
  onChangePassword: (values: ChangePasswordValues) => void;
};

/** The password tab of the settings. */
export function PasswordPanel({ view, changes, minLength, onChangePassword }: PasswordPanelProps) {
  const { problem, message } = view.status === 'error' ? view : {};
  return (
    <Card
      sx={NARROW}
      title={<FormattedMessage {...passwordMessages.title} />}
      subtitle={<FormattedMessage {...passwordMessages.lead} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {view.status === 'done' && (
          <Alert severity="success" role="status">
            <FormattedMessage {...passwordMessages.done} />
          </Alert>
        )}
        {view.status === 'error' && problem === undefined && (
          <Alert severity="error">{message ?? <FormattedMessage {...passwordMessages.failed} />}</Alert>
        )}
        <ChangePasswordForm
          key={changes}
          flow="settings"
          busy={view.status === 'busy'}
          minLength={minLength}
          problem={problem}
          wideButton={false}
          onChangePassword={onChangePassword}
        />
      </Box>
    </Card>
  );
}

export type ResetPanelProps = {
  view: ResetRequestView;
  /** The user's own address, as the initial value. */
  email: string;
  onRequest: (email: string) => void;
};

/** The tab of the settings for users who have forgotten their password. */
export function ResetPanel({ view, email, onRequest }: ResetPanelProps) {
  return (
    <Card sx={NARROW} title={<FormattedMessage {...resetMessages.title} />}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...resetMessages.lead} />
        </Typography>
        {view.status === 'sent' && (
          <Alert severity="success" role="status">
            <FormattedMessage {...requestMessages.sent} />
          </Alert>
        )}
        {view.status === 'error' && (
          <Alert severity="error">{view.message ?? <FormattedMessage {...requestMessages.failed} />}</Alert>
        )}
        <ResetRequestForm
          key={email}
          busy={view.status === 'busy'}
          defaultEmail={email}
          wideButton={false}
          onRequest={onRequest}
        />
      </Box>
    </Card>
  );
}
