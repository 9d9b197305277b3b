import { defineMessages } from 'react-intl';

export const twoFactorPromptMessages = defineMessages({
  code: { id: 'ui.TwoFactorPrompt.code', defaultMessage: 'Code' },
  codeHint: {
    id: 'ui.TwoFactorPrompt.codeHint',
    defaultMessage: 'The six digits that your authenticator app shows now.',
  },
  codeRequired: { id: 'ui.TwoFactorPrompt.codeRequired', defaultMessage: 'Enter the six digits from the app.' },
  backup: { id: 'ui.TwoFactorPrompt.backup', defaultMessage: 'Backup code' },
  backupHint: {
    id: 'ui.TwoFactorPrompt.backupHint',
    defaultMessage: 'One of the codes you saved when you turned it on. Each works once.',
  },
  backupRequired: { id: 'ui.TwoFactorPrompt.backupRequired', defaultMessage: 'Enter a backup code.' },
  toBackup: { id: 'ui.TwoFactorPrompt.toBackup', defaultMessage: 'Don’t have your phone? Use a backup code' },
  toApp: { id: 'ui.TwoFactorPrompt.toApp', defaultMessage: 'Use the authenticator app instead' },
  submit: { id: 'ui.TwoFactorPrompt.submit', defaultMessage: 'Confirm' },
});
