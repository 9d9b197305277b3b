import type { HookKind } from '@adaos/domain';
import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

export const hookMessages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  loadFailed: NoMessageValues;
  address: NoMessageValues;
  addressKept: { hint: string };
  addressRequired: NoMessageValues;
  topics: NoMessageValues;
  topicsRequired: NoMessageValues;
  start: NoMessageValues;
  save: NoMessageValues;
  test: NoMessageValues;
  remove: NoMessageValues;
  removeTitle: { name: string };
  removeText: NoMessageValues;
  failed: NoMessageValues;
  saved: NoMessageValues;
  tested: NoMessageValues;
  lastSent: { time: string };
  never: NoMessageValues;
  lastFailed: { time: string };
  on: NoMessageValues;
  off: NoMessageValues;
  offHint: NoMessageValues;
  secret: NoMessageValues;
  secretText: NoMessageValues;
}>({
  title: { id: 'screens.Settings.hooks.title', defaultMessage: 'Slack, Microsoft Teams and your own programs' },
  lead: {
    id: 'screens.Settings.hooks.lead',
    defaultMessage:
      'Sends the shop’s notifications to a channel, for everyone who reads it, or to a program. Only admins see and change this.',
  },
  loadFailed: { id: 'screens.Settings.hooks.loadFailed', defaultMessage: 'The channels could not be loaded' },
  address: { id: 'screens.Settings.hooks.address', defaultMessage: 'Webhook address' },
  addressKept: {
    id: 'screens.Settings.hooks.addressKept',
    defaultMessage: 'Current: {hint}. Leave empty to keep it.',
  },
  addressRequired: { id: 'screens.Settings.hooks.addressRequired', defaultMessage: 'Enter the webhook address.' },
  topics: { id: 'screens.Settings.hooks.topics', defaultMessage: 'What is posted' },
  topicsRequired: { id: 'screens.Settings.hooks.topicsRequired', defaultMessage: 'Choose at least one topic.' },
  start: { id: 'screens.Settings.hooks.start', defaultMessage: 'Connect' },
  save: { id: 'screens.Settings.hooks.save', defaultMessage: 'Save changes' },
  test: { id: 'screens.Settings.hooks.test', defaultMessage: 'Send a test' },
  remove: { id: 'screens.Settings.hooks.remove', defaultMessage: 'Disconnect' },
  removeTitle: { id: 'screens.Settings.hooks.removeTitle', defaultMessage: 'Disconnect {name}?' },
  removeText: {
    id: 'screens.Settings.hooks.removeText',
    defaultMessage:
      'Nothing more is posted there. We forget the webhook address: to connect again you need to enter it.',
  },
  failed: { id: 'screens.Settings.hooks.failed', defaultMessage: 'The channel could not be changed' },
  saved: { id: 'screens.Settings.hooks.saved', defaultMessage: 'Saved.' },
  tested: { id: 'screens.Settings.hooks.tested', defaultMessage: 'The test has arrived in the channel.' },
  lastSent: { id: 'screens.Settings.hooks.lastSent', defaultMessage: 'Last message: {time}' },
  never: { id: 'screens.Settings.hooks.never', defaultMessage: 'No message sent yet' },
  lastFailed: { id: 'screens.Settings.hooks.lastFailed', defaultMessage: 'Last attempt: {time}.' },
  on: { id: 'screens.Settings.hooks.on', defaultMessage: 'Connected' },
  off: { id: 'screens.Settings.hooks.off', defaultMessage: 'Stopped' },
  secret: { id: 'screens.Settings.hooks.secret', defaultMessage: 'Signing secret' },
  secretText: {
    id: 'screens.Settings.hooks.secretText',
    defaultMessage:
      'Copy it now: it is shown only this once. With it your program checks that a message is from us. Saving an address again makes a new one.',
  },
  offHint: {
    id: 'screens.Settings.hooks.offHint',
    defaultMessage: 'Several messages in a row failed, so we stopped. Save the address again to restart.',
  },
});

/** Where the address is found. */
export const hookHints: Record<HookKind, MessageDescriptor> = defineMessages({
  slack: {
    id: 'screens.Settings.hooks.hint.slack',
    defaultMessage: 'In Slack, create an app with “Incoming Webhooks” and copy the address of the channel.',
  },
  teams: {
    id: 'screens.Settings.hooks.hint.teams',
    defaultMessage:
      'In Teams, open the channel’s menu, choose Workflows, then the template that posts when a webhook request is received, and copy its address.',
  },
  webhook: {
    id: 'screens.Settings.hooks.hint.webhook',
    defaultMessage:
      'An HTTPS address of your own. Each message is JSON, signed by the Standard Webhooks rules, and sent again for six hours until your program confirms it.',
  },
});

/** Why a message was not taken, by the server's code. */
export const hookProblems: Readonly<Record<string, MessageDescriptor | undefined>> = defineMessages({
  hook_silent: {
    id: 'screens.Settings.hooks.problem.silent',
    defaultMessage: 'The address did not answer.',
  },
  hook_refused: {
    id: 'screens.Settings.hooks.problem.refused',
    defaultMessage: 'The message was refused.',
  },
  hook_gone: {
    id: 'screens.Settings.hooks.problem.gone',
    defaultMessage: 'The webhook no longer exists or may not post in this channel.',
  },
});
