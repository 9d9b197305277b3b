import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ErrorCode } from '@adaos/api';

/** What each code of the contract means to the person in front of it. */
export const codes: Record<ErrorCode, MessageDescriptor> = defineMessages({
  invalid_request: {
    id: 'app.error.invalid_request',
    defaultMessage: 'Something in the form is not right. Check it and try again.',
  },
  invalid_credentials: { id: 'app.error.invalid_credentials', defaultMessage: 'Wrong e-mail or password.' },
  email_not_verified: {
    id: 'app.error.email_not_verified',
    defaultMessage: 'Please confirm your email first: open the link in the message that we sent you.',
  },
  totp_required: { id: 'app.error.totp_required', defaultMessage: 'Enter the code of your authenticator app.' },
  invalid_token: { id: 'app.error.invalid_token', defaultMessage: 'This link is not valid.' },
  token_expired: { id: 'app.error.token_expired', defaultMessage: 'This link has expired.' },
  session_ended: { id: 'app.error.session_ended', defaultMessage: 'Your session has ended. Please log in again.' },
  password_too_short: { id: 'app.error.password_too_short', defaultMessage: 'This password is too short.' },
  password_too_common: {
    id: 'app.error.password_too_common',
    defaultMessage: 'This password is one of the most common ones, so it is the first to be guessed. Choose another.',
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
  conflict: { id: 'app.error.conflict', defaultMessage: 'This has been changed meanwhile. Reload and try again.' },
  payload_too_large: { id: 'app.error.payload_too_large', defaultMessage: 'This is too large to be sent.' },
  unsupported_media_type: {
    id: 'app.error.unsupported_media_type',
    defaultMessage: 'This kind of file cannot be read here.',
  },
  currency_mismatch: {
    id: 'app.error.currency_mismatch',
    defaultMessage: 'Your shop keeps its books in another currency. Import the file in the currency of your shop.',
  },
  unknown_currency: { id: 'app.error.unknown_currency', defaultMessage: 'This currency is not known.' },
  unknown_timezone: { id: 'app.error.unknown_timezone', defaultMessage: 'This time zone is not known.' },
  mapping_incomplete: {
    id: 'app.error.mapping_incomplete',
    defaultMessage: 'Order number, date, quantity and price each need a column.',
  },
  dated_goods_rules: {
    id: 'app.error.dated_goods_rules',
    defaultMessage:
      'Your goods have cost rules with their own days. Change them among the costs: one percentage would replace them.',
  },
  file_too_large: {
    id: 'app.error.file_too_large',
    defaultMessage:
      'This file is too large. Your plan takes files of up to {lines, number} lines and {megabytes, number} MB, unpacked. Split it into several files, or choose a larger plan.',
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
    defaultMessage: 'This code is not right, or it has been used already. Take the next one.',
  },
  totp_not_set_up: { id: 'app.error.totp_not_set_up', defaultMessage: 'Two-factor authentication is not switched on.' },
  totp_already_on: {
    id: 'app.error.totp_already_on',
    defaultMessage: 'Two-factor authentication is already switched on.',
  },
  email_taken: {
    id: 'app.error.email_taken',
    defaultMessage: 'This address already belongs to a user of this shop.',
  },
  last_admin: {
    id: 'app.error.last_admin',
    defaultMessage: 'A shop needs at least one admin. Make someone else an admin first.',
  },
  own_account: { id: 'app.error.own_account', defaultMessage: 'This cannot be done to your own account.' },
  billing_off: {
    id: 'app.error.billing_off',
    defaultMessage: 'Billing system is being set up. Please contact support or try again later.',
  },
  payment_provider_failed: {
    id: 'app.error.payment_provider_failed',
    defaultMessage: 'The payment provider does not answer right now. You have not been charged; try again shortly.',
  },
  no_subscription: { id: 'app.error.no_subscription', defaultMessage: 'There is no such subscription.' },
  already_subscribed: {
    id: 'app.error.already_subscribed',
    defaultMessage: 'Your shop already has a subscription. You can change its plan.',
  },
  trial_over: {
    id: 'app.error.trial_over',
    defaultMessage: 'Your shop has no active plan. Everything can still be read; choose a plan to go on.',
  },
  limit_reached: {
    id: 'app.error.limit_reached',
    defaultMessage: 'The limit of your plan is reached. A larger plan allows more.',
  },
  platform_not_configured: {
    id: 'app.error.platform_not_configured',
    defaultMessage: 'This platform cannot be connected here yet: its access keys are not set on the server.',
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
    defaultMessage: 'The platform did not answer as it should. Try again shortly.',
  },
  conversation_closed: {
    id: 'app.error.conversation_closed',
    defaultMessage: 'This conversation is closed. Open it again to write.',
  },
  copy_failed: {
    id: 'app.error.copy_failed',
    defaultMessage: 'The ads could not be written right now. Try again shortly.',
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
    defaultMessage: 'You are offline. This comes as soon as the connection is back.',
  },
  partFailed: { id: 'app.error.partFailed', defaultMessage: 'A part of this page could not be shown.' },
  retry: { id: 'app.error.retry', defaultMessage: 'Try again' },
  sampleMode: {
    id: 'app.error.sampleMode',
    defaultMessage: 'Sample mode is on, so nothing was sent.',
  },
  badAnswer: {
    id: 'app.error.badAnswer',
    defaultMessage: 'The server sent an answer that we cannot read. Try again shortly.',
  },
});
