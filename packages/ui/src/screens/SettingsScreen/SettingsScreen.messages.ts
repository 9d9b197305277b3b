import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'screens.Settings.title', defaultMessage: 'Settings' },
  profile: { id: 'screens.Settings.profile', defaultMessage: 'Profile' },
  password: { id: 'screens.Settings.password', defaultMessage: 'Password' },
  reset: { id: 'screens.Settings.reset', defaultMessage: 'Reset password' },
  security: { id: 'screens.Settings.security', defaultMessage: 'Security' },
  development: { id: 'screens.Settings.development', defaultMessage: 'Development' },
  save: { id: 'screens.Settings.save', defaultMessage: 'Save changes' },
  saved: { id: 'screens.Settings.saved', defaultMessage: 'Saved.' },
  loadFailed: { id: 'screens.Settings.loadFailed', defaultMessage: 'Your settings could not be loaded' },
});

export const profileMessages = defineMessages<{
  title: NoMessageValues;
  since: { day: string };
  picture: NoMessageValues;
  choosePicture: NoMessageValues;
  removePicture: NoMessageValues;
  pictureHint: NoMessageValues;
  pictureRefused: NoMessageValues;
  name: NoMessageValues;
  nameRequired: NoMessageValues;
  email: NoMessageValues;
  emailRequired: NoMessageValues;
  emailHint: NoMessageValues;
  pending: { email: string };
  unverified: NoMessageValues;
  verified: NoMessageValues;
  failed: NoMessageValues;
}>({
  title: { id: 'screens.Settings.profileTab.title', defaultMessage: 'Your profile' },
  since: { id: 'screens.Settings.profileTab.since', defaultMessage: 'With us since {day}' },
  picture: { id: 'screens.Settings.profileTab.picture', defaultMessage: 'Picture' },
  choosePicture: { id: 'screens.Settings.profileTab.choosePicture', defaultMessage: 'Choose a picture' },
  removePicture: { id: 'screens.Settings.profileTab.removePicture', defaultMessage: 'Remove' },
  pictureHint: {
    id: 'screens.Settings.profileTab.pictureHint',
    defaultMessage: 'JPEG, PNG or WebP. We crop it to a square.',
  },
  pictureRefused: {
    id: 'screens.Settings.profileTab.pictureRefused',
    defaultMessage: 'This file could not be read as a picture.',
  },
  name: { id: 'screens.Settings.profileTab.name', defaultMessage: 'Name' },
  nameRequired: { id: 'screens.Settings.profileTab.nameRequired', defaultMessage: 'Enter your name.' },
  email: { id: 'screens.Settings.profileTab.email', defaultMessage: 'Email' },
  emailRequired: { id: 'screens.Settings.profileTab.emailRequired', defaultMessage: 'Enter your email address.' },
  emailHint: {
    id: 'screens.Settings.profileTab.emailHint',
    defaultMessage: 'A new address takes effect once you open the link we send there.',
  },
  pending: {
    id: 'screens.Settings.profileTab.pending',
    defaultMessage: 'Waiting for {email} to be confirmed: open the link in the email we sent there.',
  },
  unverified: { id: 'screens.Settings.profileTab.unverified', defaultMessage: 'Email not confirmed' },
  verified: { id: 'screens.Settings.profileTab.verified', defaultMessage: 'Email confirmed' },
  failed: { id: 'screens.Settings.profileTab.failed', defaultMessage: 'Error updating the profile...' },
});

export const preferenceMessages = defineMessages({
  title: { id: 'screens.Settings.preferences.title', defaultMessage: 'Preferences' },
  language: { id: 'screens.Settings.preferences.language', defaultMessage: 'Language' },
  languageHint: {
    id: 'screens.Settings.preferences.languageHint',
    defaultMessage: 'For the product and the emails we send you.',
  },
  timezone: { id: 'screens.Settings.preferences.timezone', defaultMessage: 'Time zone' },
  timezoneHint: {
    id: 'screens.Settings.preferences.timezoneHint',
    defaultMessage: 'For the times in our emails. The dashboard uses the shop’s time zone.',
  },
  timezoneRequired: { id: 'screens.Settings.preferences.timezoneRequired', defaultMessage: 'Choose a time zone.' },
});

export const passwordMessages = defineMessages({
  title: { id: 'screens.Settings.passwordTab.title', defaultMessage: 'Change your password' },
  lead: {
    id: 'screens.Settings.passwordTab.lead',
    defaultMessage: 'You stay logged in here and are logged out on your other devices.',
  },
  done: { id: 'screens.Settings.passwordTab.done', defaultMessage: 'Your password has been changed.' },
  failed: { id: 'screens.Settings.passwordTab.failed', defaultMessage: 'Error changing the password' },
});

export const resetMessages = defineMessages({
  title: { id: 'screens.Settings.resetTab.title', defaultMessage: 'Reset your password' },
  lead: {
    id: 'screens.Settings.resetTab.lead',
    defaultMessage:
      'If you have forgotten your password, we’ll email you a link to choose a new one. It works once, for 24 hours.',
  },
});

export const developmentMessages = defineMessages({
  title: { id: 'screens.Settings.developmentTab.title', defaultMessage: 'Sample data' },
  lead: {
    id: 'screens.Settings.developmentTab.lead',
    defaultMessage:
      'For trying things out: screens show the figures of an invented shop instead of yours. It applies only to this browser.',
  },
  toggle: { id: 'screens.Settings.developmentTab.toggle', defaultMessage: 'Sample mode' },
  byBuild: {
    id: 'screens.Settings.developmentTab.byBuild',
    defaultMessage: 'This version of the app turns it on; you cannot turn it off here.',
  },
  turnedOn: { id: 'screens.Settings.developmentTab.turnedOn', defaultMessage: 'Sample mode is on. The app reloads.' },
  turnedOff: {
    id: 'screens.Settings.developmentTab.turnedOff',
    defaultMessage: 'Sample mode is off. The app reloads.',
  },
});
