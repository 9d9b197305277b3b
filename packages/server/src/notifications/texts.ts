import type { Notification } from '@adaos/api';
import type { WORDINGS } from '@adaos/domain';

export type NotificationCode = Extract<keyof typeof WORDINGS, `notification.${string}`>;
/** The values in a notification's text, by the names of its wording. */
export type NotificationValues<C extends NotificationCode> = {
  readonly [name in (typeof WORDINGS)[C][number]]: string | number;
};

interface NotificationText<C extends NotificationCode> {
  readonly type: Notification['type'];
  readonly title: string;
  readonly message: (values: NotificationValues<C>) => string;
}

/** What the notifications say in English; other languages are the client's, by the code. */
export const notificationTexts: { readonly [C in NotificationCode]: NotificationText<C> } = {
  'notification.import_done': {
    type: 'success',
    title: 'Import finished',
    message: ({ fileName, orders }) => `${fileName}: ${orders} orders.`,
  },
  'notification.table_imported': {
    type: 'success',
    title: 'Import finished',
    message: ({ fileName, lines }) => `${fileName}: ${lines} new or changed lines.`,
  },
  'notification.import_failed': {
    type: 'warning',
    title: 'Import failed',
    message: ({ fileName }) => `${fileName} could not be imported. Nothing of it was kept.`,
  },
  'notification.new_device': {
    type: 'warning',
    title: 'New sign-in',
    message: ({ device }) =>
      `From a browser that is new here: ${device === 'unknown' ? 'an unknown one' : device}. If it was not you, end the session and change your password.`,
  },
  'notification.role_changed': {
    type: 'info',
    title: 'Your role has changed',
    message: ({ role }) => `Your role in this shop is now ${role}.`,
  },
  'notification.password_changed': {
    type: 'warning',
    title: 'Password changed',
    message: () => 'If it was not you, set a new password by e-mail at once.',
  },
  'notification.two_factor_on': {
    type: 'success',
    title: 'Two-step login is on',
    message: () => 'From now on a code of your authenticator app is asked for at login.',
  },
  'notification.two_factor_off': {
    type: 'warning',
    title: 'Two-step login is off',
    message: () => 'From now on the password alone opens your account.',
  },
  'notification.user_added': {
    type: 'info',
    title: 'New user',
    message: ({ name }) => `${name} has been added to the shop.`,
  },
  'notification.shop_connected': {
    type: 'success',
    title: 'Shop connected',
    message: ({ platform, shopId }) => `${platform}: ${shopId}.`,
  },
  'notification.shop_disconnected': {
    type: 'warning',
    title: 'Shop disconnected',
    message: ({ platform, shopId }) => `${platform}: ${shopId}.`,
  },
  'notification.shop_broken': {
    type: 'warning',
    title: 'Shop must be connected again',
    message: ({ platform, shopId }) => `${platform} does not accept the keys of ${shopId} any more. Connect it again.`,
  },
  'notification.support_answered': {
    type: 'info',
    title: 'Support has answered',
    message: () => 'Open the chat to read it.',
  },
  'notification.trial_ending': {
    type: 'warning',
    title: 'The trial ends soon',
    message: ({ days }) => `Days left: ${days}. Choose a plan to go on without a break.`,
  },
  'notification.trial_ended': {
    type: 'warning',
    title: 'The trial has ended',
    message: () => 'The shop can be read, not changed, until a plan is chosen.',
  },
  'notification.subscription_started': {
    type: 'success',
    title: 'Subscription started',
    message: ({ plan }) => `The plan ${plan} is active.`,
  },
  'notification.subscription_changed': {
    type: 'info',
    title: 'Plan changed',
    message: ({ plan, date }) => `The plan is ${plan} from ${date} on.`,
  },
  'notification.subscription_ending': {
    type: 'warning',
    title: 'The subscription ends',
    message: ({ date }) => `It stays active until ${date}.`,
  },
  'notification.payment_failed': {
    type: 'warning',
    title: 'Payment failed',
    message: () => 'The last payment did not go through. Please check your card.',
  },
  'notification.limit_near': {
    type: 'warning',
    title: 'Limit near',
    message: ({ limit, percent }) => `${percent}% of the limit ${limit} is used.`,
  },
};
