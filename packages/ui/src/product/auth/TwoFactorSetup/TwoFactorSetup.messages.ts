import { defineMessages } from 'react-intl';

export const twoFactorSetupMessages = defineMessages({
  scan: { id: 'ui.TwoFactorSetup.scan', defaultMessage: 'Scan the code with an authenticator app' },
  scanHelp: {
    id: 'ui.TwoFactorSetup.scanHelp',
    defaultMessage: 'Any app for one-time codes will do, such as the password manager of your phone.',
  },
  qr: { id: 'ui.TwoFactorSetup.qr', defaultMessage: 'QR code for the authenticator app' },
  secret: { id: 'ui.TwoFactorSetup.secret', defaultMessage: 'Or type this key into the app' },
  enter: { id: 'ui.TwoFactorSetup.enter', defaultMessage: 'Enter the code that the app shows' },
  confirm: { id: 'ui.TwoFactorSetup.confirm', defaultMessage: 'Switch on' },
  cancel: { id: 'ui.TwoFactorSetup.cancel', defaultMessage: 'Cancel' },
  codesTitle: { id: 'ui.TwoFactorSetup.codesTitle', defaultMessage: 'Save your backup codes' },
  codesHelp: {
    id: 'ui.TwoFactorSetup.codesHelp',
    defaultMessage:
      'If your phone is lost, each of these opens your account once. Keep them where you keep important papers; they are shown only now.',
  },
  codes: { id: 'ui.TwoFactorSetup.codes', defaultMessage: 'Backup codes' },
  done: { id: 'ui.TwoFactorSetup.done', defaultMessage: 'I have saved them' },
});
