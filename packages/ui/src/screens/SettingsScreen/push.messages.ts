import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

export const pushMessages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  loadFailed: NoMessageValues;
  failed: NoMessageValues;
  here: NoMessageValues;
  on: NoMessageValues;
  off: NoMessageValues;
  turnOn: NoMessageValues;
  turnOnAgain: NoMessageValues;
  turnOff: NoMessageValues;
  turnOffOf: { device: string };
  test: NoMessageValues;
  tested: NoMessageValues;
  detailed: NoMessageValues;
  detailedHint: NoMessageValues;
  ask: NoMessageValues;
  others: NoMessageValues;
  unknownDevice: NoMessageValues;
  lastSent: { time: string };
  never: NoMessageValues;
}>({
  title: { id: 'screens.Settings.push.title', defaultMessage: 'Push notifications' },
  lead: {
    id: 'screens.Settings.push.lead',
    defaultMessage:
      'They arrive on this phone or computer even while Adaos is closed. What arrives follows your choices above, for each of your shops.',
  },
  loadFailed: { id: 'screens.Settings.push.loadFailed', defaultMessage: 'Your devices could not be loaded' },
  failed: { id: 'screens.Settings.push.failed', defaultMessage: 'The device could not be changed' },
  here: { id: 'screens.Settings.push.here', defaultMessage: 'This device' },
  on: { id: 'screens.Settings.push.on', defaultMessage: 'On' },
  off: { id: 'screens.Settings.push.off', defaultMessage: 'Off' },
  turnOn: { id: 'screens.Settings.push.turnOn', defaultMessage: 'Turn on for this device' },
  turnOnAgain: { id: 'screens.Settings.push.turnOnAgain', defaultMessage: 'Turn on again' },
  turnOff: { id: 'screens.Settings.push.turnOff', defaultMessage: 'Turn off' },
  turnOffOf: { id: 'screens.Settings.push.turnOffOf', defaultMessage: 'Turn off: {device}' },
  test: { id: 'screens.Settings.push.test', defaultMessage: 'Send a test' },
  tested: { id: 'screens.Settings.push.tested', defaultMessage: 'The test is on its way to this device.' },
  detailed: { id: 'screens.Settings.push.detailed', defaultMessage: 'Show details and amounts' },
  detailedHint: {
    id: 'screens.Settings.push.detailedHint',
    defaultMessage: 'Otherwise a locked screen shows only the shop and the topic.',
  },
  ask: { id: 'screens.Settings.push.ask', defaultMessage: 'The browser will ask for your permission.' },
  others: { id: 'screens.Settings.push.others', defaultMessage: 'Your other devices' },
  unknownDevice: { id: 'screens.Settings.push.unknownDevice', defaultMessage: 'Unknown browser' },
  lastSent: { id: 'screens.Settings.push.lastSent', defaultMessage: 'Last notification: {time}' },
  never: { id: 'screens.Settings.push.never', defaultMessage: 'No notification sent yet' },
});

/** Why nothing arrives on this device. */
export const pushHindrances: Record<'unsupported' | 'install' | 'denied' | 'expired', MessageDescriptor> =
  defineMessages({
    unsupported: {
      id: 'screens.Settings.push.hindrance.unsupported',
      defaultMessage: 'This browser cannot receive push notifications.',
    },
    install: {
      id: 'screens.Settings.push.hindrance.install',
      defaultMessage:
        'On an iPhone or iPad, first add Adaos to the Home Screen from the browser’s share menu. Then open it from there and turn notifications on.',
    },
    denied: {
      id: 'screens.Settings.push.hindrance.denied',
      defaultMessage:
        'Notifications from Adaos are blocked in this browser. Allow them in the browser’s settings for this site, then reload the page.',
    },
    expired: {
      id: 'screens.Settings.push.hindrance.expired',
      defaultMessage: 'This device no longer receives notifications: its subscription has ended.',
    },
  });

/** Why a push message did not arrive, by the server's code. */
export const pushProblems: Readonly<Record<string, MessageDescriptor | undefined>> = defineMessages({
  push_silent: {
    id: 'screens.Settings.push.problem.silent',
    defaultMessage: 'The browser’s push service did not answer. Please try again later.',
  },
  push_refused: {
    id: 'screens.Settings.push.problem.refused',
    defaultMessage: 'The browser’s push service refused the message. Please try again later.',
  },
  push_gone: {
    id: 'screens.Settings.push.problem.gone',
    defaultMessage: 'The device no longer receives notifications. Turn them on there again.',
  },
});
