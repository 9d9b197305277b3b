import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ErrorCode } from '@adaos/api';

/** What each code of the contract means to the person in front of it. */
export const codes: Record<ErrorCode, MessageDescriptor> = defineMessages({
  invalid_request: {
    id: 'app.error.invalid_request',
    defaultMessage: 'Something in the form is not right. Check it and try again.',
  },
  invalid_credentials: { id: 'app.error.invalid_credentials', defaultMessage: 'Wrong email or password.' },
  email_not_verified: {
    id: 'app.error.email_not_verified',
    defaultMessage: 'Please confirm your email first: open the link in the message we sent you.',
  },
  totp_required: { id: 'app.error.totp_required', defaultMessage: 'Enter the code from your authenticator app.' },
  invalid_token: { id: 'app.error.invalid_token', defaultMessage: 'This link is not valid.' },
  token_expired: { id: 'app.error.token_expired', defaultMessage: 'This link has expired.' },
  session_ended: { id: 'app.error.session_ended', defaultMessage: 'Your session has ended. Please log in again.' },
  password_too_short: { id: 'app.error.password_too_short', defaultMessage: 'This password is too short.' },
  password_too_common: {
    id: 'app.error.password_too_common',
    defaultMessage: 'This password is very common, so it is easy to guess. Choose another one.',
  },
  password_unchanged: {
    id: 'app.error.password_unchanged',
    defaultMessage: 'The new password must differ from the old one.',
  },
  password_change_required: {
    id: 'app.error.password_change_required',
    defaultMessage: 'You have to change your password first.',
  },
  too_many_attempts: {
    id: 'app.error.too_many_attempts',
    defaultMessage:
      '{minutes, plural, =0 {Too many attempts. Wait a little and try again.} one {Too many attempts. Try again in one minute.} other {Too many attempts. Try again in # minutes.}}',
  },
  too_slow: {
    id: 'app.error.too_slow',
    defaultMessage: 'Your connection is too slow at the moment: not everything arrived in time. Please try again.',
  },
  forbidden: { id: 'app.error.forbidden', defaultMessage: 'Your role does not allow this. Ask an admin of your shop.' },
  not_found: { id: 'app.error.not_found', defaultMessage: 'This no longer exists.' },
  conflict: {
    id: 'app.error.conflict',
    defaultMessage: 'This has changed in the meantime. Reload the page and try again.',
  },
  payload_too_large: { id: 'app.error.payload_too_large', defaultMessage: 'This is too large to send.' },
  unsupported_media_type: {
    id: 'app.error.unsupported_media_type',
    defaultMessage: 'This kind of file cannot be read here.',
  },
  currency_mismatch: {
    id: 'app.error.currency_mismatch',
    defaultMessage:
      'Your shop keeps its books in another currency, and there is no exchange rate for this one. Import the file in your shop’s currency, or type a rate.',
  },
  unknown_currency: { id: 'app.error.unknown_currency', defaultMessage: 'We do not know this currency.' },
  webhook_invalid: {
    id: 'app.error.webhook_invalid',
    defaultMessage: 'This is not a webhook address of this service. Copy the whole address again.',
  },
  push_invalid: {
    id: 'app.error.push_invalid',
    defaultMessage: 'We cannot send notifications to this browser. Try Chrome, Edge, Firefox or Safari.',
  },
  phone_invalid: {
    id: 'app.error.phone_invalid',
    defaultMessage: 'This number cannot receive text messages. Enter it with its country code, such as +40.',
  },
  sms_code_invalid: {
    id: 'app.error.sms_code_invalid',
    defaultMessage: 'The code is wrong or has expired. Check it, or have a new one sent.',
  },
  sms_unavailable: {
    id: 'app.error.sms_unavailable',
    defaultMessage: 'Text messages cannot be sent right now. Please try again later.',
  },
  too_many_views: {
    id: 'app.error.too_many_views',
    defaultMessage: 'A list has at most 30 saved views of one person. Remove one first.',
  },
  plan_without_api: {
    id: 'app.error.plan_without_api',
    defaultMessage: 'Your plan does not include the API. Enterprise does.',
  },
  plan_without_reports: {
    id: 'app.error.plan_without_reports',
    defaultMessage: 'Your plan does not include custom reports. Growth and Enterprise do.',
  },
  too_many_reports: {
    id: 'app.error.too_many_reports',
    defaultMessage: 'A shop has at most 100 reports. Delete one first.',
  },
  too_many_keys: {
    id: 'app.error.too_many_keys',
    defaultMessage: 'A shop has at most 25 keys. Revoke one first.',
  },
  unknown_timezone: { id: 'app.error.unknown_timezone', defaultMessage: 'We do not know this time zone.' },
  mapping_incomplete: {
    id: 'app.error.mapping_incomplete',
    defaultMessage: 'Choose a column for each of these: order number, date, quantity and price.',
  },
  no_exchange_rate: {
    id: 'app.error.no_exchange_rate',
    defaultMessage: 'There is no exchange rate for these days. Enter the amount in your shop’s currency.',
  },
  order_was_split: {
    id: 'app.error.order_was_split',
    defaultMessage: 'These orders were separated, and each has its own costs by now. They can’t be joined again.',
  },
  goods_rule_exists: {
    id: 'app.error.goods_rule_exists',
    defaultMessage:
      'Your cost of goods already has a rule. Add a new one on the Costs page with its first day: past profits then stay as they are.',
  },
  report_columns: {
    id: 'app.error.report_columns',
    defaultMessage:
      'The file needs a column with the month and at least one with totals, such as “Month”, “Orders”, “Net sales”.',
  },
  report_month_unreadable: {
    id: 'app.error.report_month_unreadable',
    defaultMessage: 'Row {line, number} has no month. Months look like 2025-12 or “December 2025”.',
  },
  report_amount_unreadable: {
    id: 'app.error.report_amount_unreadable',
    defaultMessage: 'Row {line, number} has an amount that cannot be read.',
  },
  report_month_twice: {
    id: 'app.error.report_month_twice',
    defaultMessage: 'Row {line, number} has a month that is in the file already. Export the report by month.',
  },
  file_too_large: {
    id: 'app.error.file_too_large',
    defaultMessage:
      'This file is too large. Your plan accepts files of up to {lines, number} rows and {megabytes, number} MB, uncompressed. Split it into several files, or choose a larger plan.',
  },
  busy: {
    id: 'app.error.busy',
    defaultMessage: 'Your data is being updated right now. Nothing is lost; try again in a minute.',
  },
  unavailable: {
    id: 'app.error.unavailable',
    defaultMessage: 'The service is not available right now. Nothing is lost; try again shortly.',
  },
  internal: {
    id: 'app.error.internal',
    defaultMessage: 'Something went wrong on our side. Nothing is lost; try again shortly.',
  },
  password_wrong: { id: 'app.error.password_wrong', defaultMessage: 'The current password is wrong.' },
  passwords_differ: { id: 'app.error.passwords_differ', defaultMessage: 'The two new passwords are not the same.' },
  totp_invalid: {
    id: 'app.error.totp_invalid',
    defaultMessage: 'This code is wrong or has already been used. Wait for the next code and try again.',
  },
  totp_not_set_up: { id: 'app.error.totp_not_set_up', defaultMessage: 'Two-factor authentication is not on.' },
  totp_already_on: {
    id: 'app.error.totp_already_on',
    defaultMessage: 'Two-factor authentication is already on.',
  },
  email_taken: {
    id: 'app.error.email_taken',
    defaultMessage: 'This address already belongs to a user of this shop.',
  },
  last_admin: {
    id: 'app.error.last_admin',
    defaultMessage: 'A shop needs at least one admin. Make someone else an admin first.',
  },
  own_account: { id: 'app.error.own_account', defaultMessage: 'You cannot do this to your own account.' },
  billing_off: {
    id: 'app.error.billing_off',
    defaultMessage: 'Billing system is being set up. Please contact support or try again later.',
  },
  payment_provider_failed: {
    id: 'app.error.payment_provider_failed',
    defaultMessage: 'The payment provider is not responding right now. You have not been charged; try again shortly.',
  },
  no_subscription: { id: 'app.error.no_subscription', defaultMessage: 'There is no such subscription.' },
  already_subscribed: {
    id: 'app.error.already_subscribed',
    defaultMessage: 'Your shop already has a subscription. You can change its plan.',
  },
  trial_over: {
    id: 'app.error.trial_over',
    defaultMessage: 'Your shop has no active plan. You can still see everything; choose a plan to continue.',
  },
  limit_reached: {
    id: 'app.error.limit_reached',
    defaultMessage: 'You have reached the limit of your plan. A larger plan allows more.',
  },
  platform_not_configured: {
    id: 'app.error.platform_not_configured',
    defaultMessage: 'This platform cannot be connected here yet: its access keys have not been set up on the server.',
  },
  shop_address_invalid: {
    id: 'app.error.shop_address_invalid',
    defaultMessage: 'This is not the address of a shop on this platform.',
  },
  shop_connected_elsewhere: {
    id: 'app.error.shop_connected_elsewhere',
    defaultMessage: 'This shop is already connected to another account.',
  },
  platform_failed: {
    id: 'app.error.platform_failed',
    defaultMessage: 'The platform did not respond as expected. Try again shortly.',
  },
  consent_refused: {
    id: 'app.error.consent_refused',
    defaultMessage: 'The connection was not confirmed on the platform’s page. Nothing has changed.',
  },
  conversation_closed: {
    id: 'app.error.conversation_closed',
    defaultMessage: 'This conversation is closed. Reopen it to write.',
  },
});

export const messages = defineMessages({
  unforeseen: { id: 'app.error.unforeseen', defaultMessage: 'Something went wrong.' },
  network: {
    id: 'app.error.network',
    defaultMessage: 'The server cannot be reached. Check your connection and try again.',
  },
  needsNetwork: {
    id: 'app.error.needsNetwork',
    defaultMessage: 'You are offline. This will load as soon as you are connected again.',
  },
  partFailed: { id: 'app.error.partFailed', defaultMessage: 'Part of this page could not be shown.' },
  retry: { id: 'app.error.retry', defaultMessage: 'Try again' },
  sampleMode: {
    id: 'app.error.sampleMode',
    defaultMessage: 'Sample mode is on, so nothing was sent.',
  },
  badAnswer: {
    id: 'app.error.badAnswer',
    defaultMessage: 'The server sent a response that we cannot read. Try again shortly.',
  },
});
