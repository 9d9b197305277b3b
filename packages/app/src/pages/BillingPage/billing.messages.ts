import { defineMessage, defineMessages, type TypedMessageDescriptor } from 'react-intl';

export const checkoutMessages = defineMessages({
  settingUp: {
    id: 'app.billing.checkout.settingUp',
    defaultMessage: 'Billing system is being set up. Please contact support or try again later.',
  },
  network: {
    id: 'app.billing.checkout.network',
    defaultMessage: 'Network error. Please check your connection and try again.',
  },
  server: {
    id: 'app.billing.checkout.server',
    defaultMessage: 'Server error. Please try again later or contact support.',
  },
  start: {
    id: 'app.billing.checkout.start',
    defaultMessage: 'Failed to start checkout process. Please try again.',
  },
  redirect: {
    id: 'app.billing.checkout.redirect',
    defaultMessage: 'The redirection to Stripe failed. Please try again.',
  },
});

export const messages = defineMessages({
  unauthenticated: {
    id: 'app.billing.load.unauthenticated',
    defaultMessage: 'Authentication required. Please log in again.',
  },
  forbidden: { id: 'app.billing.load.forbidden', defaultMessage: 'Access denied. Please check your permissions.' },
  notFound: {
    id: 'app.billing.load.notFound',
    defaultMessage: 'Subscription endpoint not found. Backend may not be implemented yet.',
  },
  noId: { id: 'app.billing.cancel.noId', defaultMessage: 'Error: the subscription ID was not found.' },
});

export const loadFailed: TypedMessageDescriptor<{ status: number }> = defineMessage<{ status: number }>({
  id: 'app.billing.load.failed',
  defaultMessage: 'Failed to fetch subscription. Status: {status}',
});

export const cancelFailed: TypedMessageDescriptor<{ message: string }> = defineMessage<{ message: string }>({
  id: 'app.billing.cancel.failed',
  defaultMessage: 'The subscription could not be cancelled: {message}',
});
