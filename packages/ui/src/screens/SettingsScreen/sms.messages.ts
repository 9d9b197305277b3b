import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

export const smsMessages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  failed: NoMessageValues;
  number: NoMessageValues;
  numberHint: NoMessageValues;
  numberRequired: NoMessageValues;
  sendCode: NoMessageValues;
  sent: { number: string };
  code: NoMessageValues;
  codeRequired: NoMessageValues;
  confirm: NoMessageValues;
  another: NoMessageValues;
  on: { number: string };
  remove: NoMessageValues;
  removeTitle: NoMessageValues;
  removeText: NoMessageValues;
}>({
  title: { id: 'screens.Settings.sms.title', defaultMessage: 'Text messages' },
  lead: {
    id: 'screens.Settings.sms.lead',
    defaultMessage:
      'For what is urgent. Once your number is confirmed, you choose above which topics arrive as a text.',
  },
  failed: { id: 'screens.Settings.sms.failed', defaultMessage: 'The number could not be changed' },
  number: { id: 'screens.Settings.sms.number', defaultMessage: 'Mobile number' },
  numberHint: {
    id: 'screens.Settings.sms.numberHint',
    defaultMessage: 'With its country code, for example +40 712 345 678.',
  },
  numberRequired: { id: 'screens.Settings.sms.numberRequired', defaultMessage: 'Enter your mobile number.' },
  sendCode: { id: 'screens.Settings.sms.sendCode', defaultMessage: 'Send a code' },
  sent: {
    id: 'screens.Settings.sms.sent',
    defaultMessage: 'We have sent a code to the number ending in {number}. It is valid for 10 minutes.',
  },
  code: { id: 'screens.Settings.sms.code', defaultMessage: 'Code from the text message' },
  codeRequired: { id: 'screens.Settings.sms.codeRequired', defaultMessage: 'Enter the code.' },
  confirm: { id: 'screens.Settings.sms.confirm', defaultMessage: 'Confirm' },
  another: { id: 'screens.Settings.sms.another', defaultMessage: 'Use another number' },
  on: { id: 'screens.Settings.sms.on', defaultMessage: 'Text messages go to the number ending in {number}.' },
  remove: { id: 'screens.Settings.sms.remove', defaultMessage: 'Remove the number' },
  removeTitle: { id: 'screens.Settings.sms.removeTitle', defaultMessage: 'Remove this number?' },
  removeText: {
    id: 'screens.Settings.sms.removeText',
    defaultMessage: 'Text messages stop. To receive them again, you confirm a number with a new code.',
  },
});

/** Why a text message did not arrive, by the server's code. */
export const smsProblems: Readonly<Record<string, MessageDescriptor | undefined>> = defineMessages({
  sms_silent: {
    id: 'screens.Settings.sms.problem.silent',
    defaultMessage: 'The provider of text messages did not answer.',
  },
  sms_refused: {
    id: 'screens.Settings.sms.problem.refused',
    defaultMessage: 'The provider of text messages refused it.',
  },
  sms_number: {
    id: 'screens.Settings.sms.problem.number',
    defaultMessage: 'Your number cannot be reached by text message.',
  },
  sms_limit: {
    id: 'screens.Settings.sms.problem.limit',
    defaultMessage: 'You had already received as many text messages as we send in a day.',
  },
});
