import { defineMessages } from 'react-intl';

export const twoFactorSetupMessages = defineMessages({
  scan: { id: 'ui.TwoFactorSetup.scan', defaultMessage: 'Scan the code with an authenticator app' },
  scanHelp: {
    id: 'ui.TwoFactorSetup.scanHelp',
    defaultMessage: 'Any app for one-time codes works, such as your phone’s password manager.',
  },
  qr: { id: 'ui.TwoFactorSetup.qr', defaultMessage: 'QR code for the authenticator app' },
  secret: { id: 'ui.TwoFactorSetup.secret', defaultMessage: 'Or type this key into the app' },
  enter: { id: 'ui.TwoFactorSetup.enter', defaultMessage: 'Enter the code that the app shows' },
  confirm: { id: 'ui.TwoFactorSetup.confirm', defaultMessage: 'Turn on' },
  cancel: { id: 'ui.TwoFactorSetup.cancel', defaultMessage: 'Cancel' },
  codesTitle: { id: 'ui.TwoFactorSetup.codesTitle', defaultMessage: 'Save your backup codes' },
  codesHelp: {
    id: 'ui.TwoFactorSetup.codesHelp',
    defaultMessage:
      'If you lose your phone, each of these codes opens your account once. Keep them in a safe place; we show them only now.',
  },
  codes: { id: 'ui.TwoFactorSetup.codes', defaultMessage: 'Backup codes' },
  done: { id: 'ui.TwoFactorSetup.done', defaultMessage: 'I have saved them' },
});
