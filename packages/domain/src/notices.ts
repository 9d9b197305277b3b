/** A text that the server composes for one person. English, in the ICU message format; the values are named in `WORDINGS`. */
interface Notice {
  readonly type: 'success' | 'warning' | 'info';
  readonly title: string;
  readonly text: string;
}

/**
 * What notifications say in English, by their wording. The server says it to clients that do not know the wording; the
 * library's catalogs have the same English and its translations, under `ui.wording.<code>.title` and `.text`.
 */
export const NOTICES = {
  'notification.import_done': {
    type: 'success',
    title: 'Import finished',
    text: '{fileName}: {orders, plural, one {# order} other {# orders}}.',
  },
  'notification.table_imported': {
    type: 'success',
    title: 'Import finished',
    text: '{fileName}: {lines, plural, one {# new or changed line} other {# new or changed lines}}',
  },
  'notification.import_failed': {
    type: 'warning',
    title: 'Import failed',
    text: '{fileName} was refused. Nothing of it has been kept; open it to see why.',
  },
  'notification.new_device': {
    type: 'warning',
    title: 'New sign-in',
    text: 'From {device}. If it was not you, end the session and change your password.',
  },
  'notification.role_changed': { type: 'info', title: 'Your role has changed', text: 'You are now {role}.' },
  'notification.password_changed': {
    type: 'warning',
    title: 'Password changed',
    text: 'All other sessions have been ended.',
  },
  'notification.two_factor_on': {
    type: 'success',
    title: 'Two-factor authentication is on',
    text: 'From now on each login asks for a code of your app.',
  },
  'notification.two_factor_off': {
    type: 'warning',
    title: 'Two-factor authentication is off',
    text: 'Your password alone opens the account now.',
  },
  'notification.user_added': { type: 'info', title: 'New member', text: '{name} can now log in to your shop.' },
  'notification.shop_connected': { type: 'success', title: 'Shop connected', text: '{platform}: {shopId}' },
  'notification.shop_disconnected': { type: 'warning', title: 'Shop disconnected', text: '{platform}: {shopId}' },
  'notification.shop_broken': {
    type: 'warning',
    title: 'Shop must be connected again',
    text: '{platform} does not accept the keys of {shopId} any more. Connect it again so that its orders keep coming in.',
  },
  'notification.support_answered': { type: 'info', title: 'Support has answered', text: 'Open the chat to read it.' },
  'notification.trial_ending': {
    type: 'warning',
    title: 'Your trial is ending',
    text: '{days, plural, one {One day is left.} other {# days are left.}} Choose a plan to go on without a break.',
  },
  'notification.trial_ended': {
    type: 'warning',
    title: 'Your trial has ended',
    text: 'Your data can still be read. Choose a plan to import again.',
  },
  'notification.subscription_started': { type: 'success', title: 'Subscription started', text: 'Your plan is {plan}.' },
  'notification.subscription_changed': { type: 'info', title: 'Plan changed', text: '{plan} applies from {date}.' },
  'notification.subscription_ending': {
    type: 'warning',
    title: 'Subscription cancelled',
    text: 'It stays active until {date}.',
  },
  'notification.payment_failed': {
    type: 'warning',
    title: 'Payment failed',
    text: 'Check the card on the billing page, so that nothing stops.',
  },
  'notification.limit_near': { type: 'warning', title: 'Limit near', text: '{percent} of your {limit} are used.' },
} as const satisfies Record<string, Notice>;
export type NoticeCode = keyof typeof NOTICES;
