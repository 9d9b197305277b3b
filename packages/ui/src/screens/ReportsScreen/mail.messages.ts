import type { ReportMailFiles, ReportRhythm } from '@adaos/domain';
import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

export const mailMessages = defineMessages<{
  open: NoMessageValues;
  title: { report: string };
  text: NoMessageValues;
  every: NoMessageValues;
  files: NoMessageValues;
  save: NoMessageValues;
  failed: NoMessageValues;
  sentAt: { time: string };
  problem: NoMessageValues;
  sendNow: NoMessageValues;
  end: NoMessageValues;
}>({
  open: { id: 'screens.Reports.mail.open', defaultMessage: 'Send by email' },
  title: { id: 'screens.Reports.mail.title', defaultMessage: 'Send by email: {report}' },
  text: {
    id: 'screens.Reports.mail.text',
    defaultMessage: 'To your own address, at 7 in the morning of your shop’s time, with the figures of that day.',
  },
  every: { id: 'screens.Reports.mail.every', defaultMessage: 'How often' },
  files: { id: 'screens.Reports.mail.files', defaultMessage: 'Attached as' },
  save: { id: 'screens.Reports.mail.save', defaultMessage: 'Save' },
  failed: { id: 'screens.Reports.mail.failed', defaultMessage: 'This was not saved.' },
  sentAt: { id: 'screens.Reports.mail.sentAt', defaultMessage: 'Last sent: {time}' },
  problem: { id: 'screens.Reports.mail.problem', defaultMessage: 'The last email could not be sent.' },
  sendNow: { id: 'screens.Reports.mail.sendNow', defaultMessage: 'Send one now' },
  end: { id: 'screens.Reports.mail.end', defaultMessage: 'Stop sending' },
});

export const rhythmMessages: Readonly<Record<ReportRhythm, MessageDescriptor>> = defineMessages({
  week: { id: 'screens.Reports.mail.week', defaultMessage: 'Every Monday' },
  month: { id: 'screens.Reports.mail.month', defaultMessage: 'On the first day of each month' },
});

/** On the button of a report that is sent. */
export const mailedMessages: Readonly<Record<ReportRhythm, MessageDescriptor>> = defineMessages({
  week: { id: 'screens.Reports.mail.isWeekly', defaultMessage: 'Emailed weekly' },
  month: { id: 'screens.Reports.mail.isMonthly', defaultMessage: 'Emailed monthly' },
});

export const mailFileMessages: Readonly<Record<ReportMailFiles, MessageDescriptor>> = defineMessages({
  pdf: { id: 'screens.Reports.mail.pdf', defaultMessage: 'PDF' },
  csv: { id: 'screens.Reports.mail.csv', defaultMessage: 'CSV' },
  both: { id: 'screens.Reports.mail.both', defaultMessage: 'PDF and CSV' },
});
