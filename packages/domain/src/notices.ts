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
    text: '{fileName}: {lines, plural, one {# new or changed row} other {# new or changed rows}}',
  },
  'notification.import_failed': {
    type: 'warning',
    title: 'Import failed',
    text: '{fileName} was rejected. Nothing from it was saved; open the import to see why.',
  },
  'notification.new_device': {
    type: 'warning',
    title: 'New login',
    text: 'From {device}. If it was not you, end the session and change your password.',
  },
  'notification.role_changed': { type: 'info', title: 'Your role has changed', text: 'Your role is now {role}.' },
  'notification.password_changed': {
    type: 'warning',
    title: 'Password changed',
    text: 'All your other sessions have ended.',
  },
  'notification.two_factor_on': {
    type: 'success',
    title: 'Two-factor authentication is on',
    text: 'Each login now also asks for a code from your app.',
  },
  'notification.two_factor_off': {
    type: 'warning',
    title: 'Two-factor authentication is off',
    text: 'You now log in with your password only.',
  },
  'notification.user_added': { type: 'info', title: 'New member', text: '{name} can now log in to your shop.' },
  'notification.api_key_created': {
    type: 'warning',
    title: 'New API key',
    text: '{name} created the API key “{key}”. If nobody here needs it, revoke it in the settings.',
  },
  'notification.shop_connected': { type: 'success', title: 'Shop connected', text: '{platform}: {shopId}' },
  'notification.shop_disconnected': { type: 'warning', title: 'Shop disconnected', text: '{platform}: {shopId}' },
  'notification.shop_broken': {
    type: 'warning',
    title: 'Your shop must be connected again',
    text: '{platform} no longer accepts the keys for {shopId}. Connect it again to keep receiving its orders.',
  },
  'notification.ads_broken': {
    type: 'warning',
    title: 'Your ads must be connected again',
    text: '{platform} no longer gives access to your ad accounts. Connect it again, so that your ad spend stays complete.',
  },
  'notification.store_erased': {
    type: 'info',
    title: 'The store’s data is erased',
    text: '{platform}: {shopId}, {orders, plural, one {# order} other {# orders}}. Your figures no longer include it.',
  },
  'notification.data_request': {
    type: 'warning',
    title: 'A customer asks for their data',
    text: 'A customer of {shopId} asked through {platform} for the data you keep. We have {orders, plural, one {# order} other {# orders}} of {customer}: open Customers, download their file and send it within 30 days.',
  },
  'notification.hook_off': {
    type: 'warning',
    title: 'Notifications no longer reach your channel',
    text: '{channel} refused several messages in a row, so we stopped. Check the webhook address in your settings.',
  },
  'notification.support_answered': {
    type: 'info',
    title: 'The support team has replied',
    text: 'Open the chat to read the reply.',
  },
  'notification.trial_ending': {
    type: 'warning',
    title: 'Your trial is ending',
    text: '{days, plural, one {One day left.} other {# days left.}} Choose a plan to avoid an interruption.',
  },
  'notification.trial_ended': {
    type: 'warning',
    title: 'Your trial has ended',
    text: 'You can still see your data. Choose a plan to import again.',
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
    text: 'Check your card on the billing page to avoid an interruption.',
  },
  'notification.limit_near': {
    type: 'warning',
    title: 'Almost at the limit',
    text: 'You have used {percent} of your {limit}.',
  },
} as const satisfies Record<string, Notice>;
export type NoticeCode = keyof typeof NOTICES;
