import { defineMessages } from 'react-intl';

export const twoFactorPromptMessages = defineMessages({
  code: { id: 'ui.TwoFactorPrompt.code', defaultMessage: 'Code' },
  codeHint: {
    id: 'ui.TwoFactorPrompt.codeHint',
    defaultMessage: 'The six digits that your authenticator app shows now.',
  },
  codeRequired: { id: 'ui.TwoFactorPrompt.codeRequired', defaultMessage: 'Enter the six digits of the app.' },
  backup: { id: 'ui.TwoFactorPrompt.backup', defaultMessage: 'Backup code' },
  backupHint: {
    id: 'ui.TwoFactorPrompt.backupHint',
    defaultMessage: 'One of the codes that you saved when you switched it on. Each works once.',
  },
  backupRequired: { id: 'ui.TwoFactorPrompt.backupRequired', defaultMessage: 'Enter a backup code.' },
  toBackup: { id: 'ui.TwoFactorPrompt.toBackup', defaultMessage: 'No phone at hand? Use a backup code' },
  toApp: { id: 'ui.TwoFactorPrompt.toApp', defaultMessage: 'Use the authenticator app instead' },
  submit: { id: 'ui.TwoFactorPrompt.submit', defaultMessage: 'Confirm' },
});
