import type { DeliveryState, NoticeChannel, NoticeTopic } from '@adaos/domain';
import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

export const noticeMessages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  always: NoMessageValues;
  failed: NoMessageValues;
  loadFailed: NoMessageValues;
  try: NoMessageValues;
  tryDaily: NoMessageValues;
  tryWeekly: NoMessageValues;
  onItsWay: NoMessageValues;
  tryFailed: NoMessageValues;
}>({
  title: { id: 'screens.Settings.notices.title', defaultMessage: 'Notifications' },
  lead: {
    id: 'screens.Settings.notices.lead',
    defaultMessage:
      'Choose what reaches you and how. Summaries arrive at 7 in the morning in the shop’s time zone: the daily one about yesterday, the weekly one on Monday about the week before.',
  },
  always: { id: 'screens.Settings.notices.always', defaultMessage: 'Always on: bell and email' },
  failed: { id: 'screens.Settings.notices.failed', defaultMessage: 'Your notifications could not be changed' },
  loadFailed: { id: 'screens.Settings.notices.loadFailed', defaultMessage: 'Your notifications could not be loaded' },
  try: { id: 'screens.Settings.notices.try', defaultMessage: 'See what a summary looks like:' },
  tryDaily: { id: 'screens.Settings.notices.tryDaily', defaultMessage: 'Send me yesterday’s' },
  tryWeekly: { id: 'screens.Settings.notices.tryWeekly', defaultMessage: 'Send me last week’s' },
  onItsWay: {
    id: 'screens.Settings.notices.onItsWay',
    defaultMessage: 'The summary is on its way to your email.',
  },
  tryFailed: { id: 'screens.Settings.notices.tryFailed', defaultMessage: 'The summary could not be sent' },
});

export const channelMessages: Record<NoticeChannel, MessageDescriptor> = defineMessages({
  bell: { id: 'screens.Settings.notices.channel.bell', defaultMessage: 'Bell' },
  push: { id: 'screens.Settings.notices.channel.push', defaultMessage: 'Push' },
  sms: { id: 'screens.Settings.notices.channel.sms', defaultMessage: 'Text message' },
  email: { id: 'screens.Settings.notices.channel.email', defaultMessage: 'Email at once' },
  daily: { id: 'screens.Settings.notices.channel.daily', defaultMessage: 'Daily summary' },
  weekly: { id: 'screens.Settings.notices.channel.weekly', defaultMessage: 'Weekly summary' },
});

export const topicMessages: Record<NoticeTopic, MessageDescriptor> = defineMessages({
  alerts: { id: 'screens.Settings.notices.topic.alerts', defaultMessage: 'Urgent alerts' },
  actions: { id: 'screens.Settings.notices.topic.actions', defaultMessage: 'Recommendations' },
  stock: { id: 'screens.Settings.notices.topic.stock', defaultMessage: 'Stock' },
  fraud: { id: 'screens.Settings.notices.topic.fraud', defaultMessage: 'Fraud' },
  data: { id: 'screens.Settings.notices.topic.data', defaultMessage: 'Imports and connections' },
  billing: { id: 'screens.Settings.notices.topic.billing', defaultMessage: 'Billing' },
  security: { id: 'screens.Settings.notices.topic.security', defaultMessage: 'Team, security and support' },
});

export const topicHints: Record<NoticeTopic, MessageDescriptor> = defineMessages({
  alerts: { id: 'screens.Settings.notices.hint.alerts', defaultMessage: 'What costs you money right now' },
  actions: { id: 'screens.Settings.notices.hint.actions', defaultMessage: 'New ones that would raise your profit' },
  stock: { id: 'screens.Settings.notices.hint.stock', defaultMessage: 'Products almost sold out, late suppliers' },
  fraud: { id: 'screens.Settings.notices.hint.fraud', defaultMessage: 'More suspicious orders than usual' },
  data: { id: 'screens.Settings.notices.hint.data', defaultMessage: 'Imported or rejected files, disconnected stores' },
  billing: { id: 'screens.Settings.notices.hint.billing', defaultMessage: 'Payments, your plan and its limits' },
  security: {
    id: 'screens.Settings.notices.hint.security',
    defaultMessage: 'New logins, changed roles, replies from support',
  },
});

export const deliveryMessages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  list: NoMessageValues;
  empty: NoMessageValues;
  failed: NoMessageValues;
  more: { title: string; count: number };
  summaryDaily: { day: string };
  summaryWeekly: { day: string };
  report: NoMessageValues;
  tries: { count: number };
  resend: NoMessageValues;
  resendOf: { title: string };
}>({
  resend: { id: 'screens.Settings.deliveries.resend', defaultMessage: 'Send again' },
  resendOf: { id: 'screens.Settings.deliveries.resendOf', defaultMessage: 'Send again: {title}' },
  title: { id: 'screens.Settings.deliveries.title', defaultMessage: 'Sent to you' },
  lead: {
    id: 'screens.Settings.deliveries.lead',
    defaultMessage: 'The latest emails and messages from your notifications.',
  },
  list: { id: 'screens.Settings.deliveries.list', defaultMessage: 'What was sent' },
  empty: { id: 'screens.Settings.deliveries.empty', defaultMessage: 'Nothing has been sent yet.' },
  failed: { id: 'screens.Settings.deliveries.failed', defaultMessage: 'The list of messages could not be loaded' },
  more: {
    id: 'screens.Settings.deliveries.more',
    defaultMessage: '{title} and {count, plural, one {one more} other {# more}}',
  },
  summaryDaily: { id: 'screens.Settings.deliveries.summaryDaily', defaultMessage: 'Daily summary, {day}' },
  summaryWeekly: { id: 'screens.Settings.deliveries.summaryWeekly', defaultMessage: 'Weekly summary, week of {day}' },
  report: { id: 'screens.Settings.deliveries.report', defaultMessage: 'Report' },
  tries: {
    id: 'screens.Settings.deliveries.tries',
    defaultMessage: '{count, plural, one {one attempt} other {# attempts}}',
  },
});

export const deliveryStates: Record<DeliveryState, MessageDescriptor> = defineMessages({
  collecting: { id: 'screens.Settings.deliveries.state.collecting', defaultMessage: 'Goes out in a few minutes' },
  waiting: { id: 'screens.Settings.deliveries.state.waiting', defaultMessage: 'On its way' },
  sent: { id: 'screens.Settings.deliveries.state.sent', defaultMessage: 'Sent' },
  failed: { id: 'screens.Settings.deliveries.state.failed', defaultMessage: 'Failed' },
  dropped: { id: 'screens.Settings.deliveries.state.dropped', defaultMessage: 'Nothing to report' },
});

/** Why a delivery failed, by the server's code. */
export const deliveryProblems: Readonly<Record<string, MessageDescriptor | undefined>> = defineMessages({
  mail_refused: {
    id: 'screens.Settings.deliveries.problem.mailRefused',
    defaultMessage: 'The mail server did not accept it. We keep trying for two days.',
  },
  plan_without_reports: {
    id: 'screens.Settings.deliveries.problem.planWithoutReports',
    defaultMessage: 'Your plan does not include custom reports.',
  },
});
