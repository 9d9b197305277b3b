import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyBox } from '../../../components/CopyBox/index.ts';
import { useRescuedFocus } from '../../../internal/useRescuedFocus.ts';
import { TwoFactorPrompt } from '../TwoFactorPrompt/index.ts';
import { QrCode } from './QrCode.tsx';
import { twoFactorSetupMessages as messages } from './TwoFactorSetup.messages.ts';
import * as tokens from '../../../theme/generated/tokens.ts';
import { grid } from '../../../theme/grid.ts';

const Root = styled('div', { name: 'AdaosTwoFactorSetup', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: tokens.size.form.regular,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

export type TwoFactorSetupView =
  | {
      step: 'scan';
      /** The `otpauth://` address that the QR code holds. */
      uri: string;
      /** The same secret in base32, for those who type it. */
      secret: string;
      busy?: boolean;
      /** Why the last code was refused, in the user's language. */
      problem?: string | undefined;
    }
  /** Switched on: the backup codes are shown, only this once. */
  | { step: 'codes'; backupCodes: readonly string[] };

export type TwoFactorSetupProps = {
  view: TwoFactorSetupView;
  /** Called with the six digits that the app shows. */
  onConfirm: (code: string) => void;
  onCancel: () => void;
  /** The user has saved the backup codes. */
  onDone: () => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosTwoFactorSetup: 'root';
  }
  interface ComponentsPropsList {
    AdaosTwoFactorSetup: TwoFactorSetupProps;
  }
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="li" aria-labelledby={id} sx={{ display: 'flex', gap: 1.5 }}>
      <Box
        aria-hidden
        sx={(theme) => ({
          ...theme.typography.label,
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: grid(3),
          height: grid(3),
          borderRadius: `${theme.radii.full}px`,
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.soft,
        })}
      >
        {number}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, flex: 1, minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 'strong', pt: 0.25 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

/** Switches the second factor on: scan, confirm by a code, save the backup codes. */
export function TwoFactorSetup(props: TwoFactorSetupProps) {
  const { view, onConfirm, onCancel, onDone } = useThemeProps({ props, name: 'AdaosTwoFactorSetup' });
  const { formatMessage } = useIntl();
  const titleRef = useRescuedFocus<HTMLHeadingElement>(view.step);
  if (view.step === 'codes') {
    return (
      <Root sx={{ gap: 2, justifyItems: 'start' }}>
        <Box role="status">
          <Typography variant="h3" ref={titleRef} tabIndex={-1} sx={{ outline: 'none' }}>
            <FormattedMessage {...messages.codesTitle} />
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.codesHelp} />
          </Typography>
        </Box>
        <Box sx={{ width: '100%' }}>
          <CopyBox
            label={formatMessage(messages.codes)}
            showLabel={false}
            text={view.backupCodes.join('\n')}
            multiline
          />
        </Box>
        <Button variant="contained" onClick={onDone}>
          <FormattedMessage {...messages.done} />
        </Button>
      </Root>
    );
  }
  return (
    <Root as="ol">
      <Step number={1} title={<FormattedMessage {...messages.scan} />}>
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.scanHelp} />
        </Typography>
        <QrCode text={view.uri} label={formatMessage(messages.qr)} />
        <CopyBox label={formatMessage(messages.secret)} text={view.secret} shown={inGroups(view.secret)} />
      </Step>
      <Step number={2} title={<FormattedMessage {...messages.enter} />}>
        <TwoFactorPrompt
          busy={view.busy ?? false}
          problem={view.problem}
          backupAllowed={false}
          wideButton={false}
          submitLabel={<FormattedMessage {...messages.confirm} />}
          onCode={onConfirm}
          secondary={
            <Button onClick={onCancel}>
              <FormattedMessage {...messages.cancel} />
            </Button>
          }
        />
      </Step>
    </Root>
  );
}
