import { defineMessages, type NoMessageValues } from 'react-intl';

export const twoFactorMessages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  on: NoMessageValues;
  off: NoMessageValues;
  since: { day: string };
  codesLeft: { count: number };
  switchOn: NoMessageValues;
  switchOff: NoMessageValues;
  renew: NoMessageValues;
  failed: NoMessageValues;
  offTitle: NoMessageValues;
  offText: NoMessageValues;
  renewTitle: NoMessageValues;
  renewText: NoMessageValues;
  password: NoMessageValues;
  passwordRequired: NoMessageValues;
  code: NoMessageValues;
  codeRequired: NoMessageValues;
}>({
  title: { id: 'screens.Settings.twoFactor.title', defaultMessage: 'Two-factor authentication' },
  lead: {
    id: 'screens.Settings.twoFactor.lead',
    defaultMessage: 'You’ll also enter a code from your phone, so a stolen password isn’t enough.',
  },
  on: { id: 'screens.Settings.twoFactor.on', defaultMessage: 'On' },
  off: { id: 'screens.Settings.twoFactor.off', defaultMessage: 'Off' },
  since: { id: 'screens.Settings.twoFactor.since', defaultMessage: 'On since {day}.' },
  codesLeft: {
    id: 'screens.Settings.twoFactor.codesLeft',
    defaultMessage:
      '{count, plural, =0 {You have no backup codes left.} one {You have one backup code left.} other {You have # backup codes left.}}',
  },
  switchOn: { id: 'screens.Settings.twoFactor.switchOn', defaultMessage: 'Turn on' },
  switchOff: { id: 'screens.Settings.twoFactor.switchOff', defaultMessage: 'Turn off' },
  renew: { id: 'screens.Settings.twoFactor.renew', defaultMessage: 'New backup codes' },
  failed: { id: 'screens.Settings.twoFactor.failed', defaultMessage: 'Two-factor authentication could not be changed' },
  offTitle: { id: 'screens.Settings.twoFactor.offTitle', defaultMessage: 'Turn off two-factor authentication?' },
  offText: {
    id: 'screens.Settings.twoFactor.offText',
    defaultMessage: 'Only your password will then protect your account.',
  },
  renewTitle: { id: 'screens.Settings.twoFactor.renewTitle', defaultMessage: 'Create new backup codes?' },
  renewText: { id: 'screens.Settings.twoFactor.renewText', defaultMessage: 'The old ones stop working.' },
  password: { id: 'screens.Settings.twoFactor.password', defaultMessage: 'Password' },
  passwordRequired: { id: 'screens.Settings.twoFactor.passwordRequired', defaultMessage: 'Enter your password.' },
  code: { id: 'screens.Settings.twoFactor.code', defaultMessage: 'Code from the app, or a backup code' },
  codeRequired: { id: 'screens.Settings.twoFactor.codeRequired', defaultMessage: 'Enter a code.' },
});

export const sessionMessages = defineMessages<{
  title: NoMessageValues;
  list: NoMessageValues;
  unknown: NoMessageValues;
  current: NoMessageValues;
  used: { time: string };
  end: NoMessageValues;
  endOf: { device: string };
  endOthers: NoMessageValues;
  failed: NoMessageValues;
}>({
  title: { id: 'screens.Settings.sessions.title', defaultMessage: 'Where you are logged in' },
  list: { id: 'screens.Settings.sessions.list', defaultMessage: 'Open sessions' },
  unknown: { id: 'screens.Settings.sessions.unknown', defaultMessage: 'Unknown browser' },
  current: { id: 'screens.Settings.sessions.current', defaultMessage: 'This device' },
  used: { id: 'screens.Settings.sessions.used', defaultMessage: 'Last used {time}' },
  end: { id: 'screens.Settings.sessions.end', defaultMessage: 'Log out' },
  endOf: { id: 'screens.Settings.sessions.endOf', defaultMessage: 'Log out {device}' },
  endOthers: { id: 'screens.Settings.sessions.endOthers', defaultMessage: 'Log out everywhere else' },
  failed: { id: 'screens.Settings.sessions.failed', defaultMessage: 'The sessions could not be loaded' },
});
