import { defineMessage, defineMessages } from 'react-intl';

export const billingMessages = {
  ...defineMessages({
    loadFailed: { id: 'screens.Billing.loadFailed', defaultMessage: 'Your subscription could not be loaded' },
    sampleText: {
      id: 'screens.Billing.sampleText',
      defaultMessage: 'This is a demonstration of a subscription, not your own.',
    },
    onlyAdmins: {
      id: 'screens.Billing.onlyAdmins',
      defaultMessage: 'Only admins of the shop can change the subscription.',
    },
    cancel: { id: 'screens.Billing.cancel', defaultMessage: 'Cancel subscription' },
    keep: { id: 'screens.Billing.keep', defaultMessage: 'Keep subscription' },
    cancelTextPlain: {
      id: 'screens.Billing.cancelTextPlain',
      defaultMessage:
        'The service goes on until the end of the period that is paid for. After that your data stays and can be read, but not changed.',
    },
    resume: { id: 'screens.Billing.resume', defaultMessage: 'Take back the cancellation' },
    portal: { id: 'screens.Billing.portal', defaultMessage: 'Card and invoices' },
    paid: {
      id: 'screens.Billing.paid',
      defaultMessage: 'The payment went through. Your subscription is being set up and shows here in a moment.',
    },
    checkoutLeft: {
      id: 'screens.Billing.checkoutLeft',
      defaultMessage: 'The checkout was cancelled. You have not been charged.',
    },
    testPortal: {
      id: 'screens.Billing.testPortal',
      defaultMessage: 'This is the test mode: there is no card on file, and there are no invoices.',
    },
    resumed: {
      id: 'screens.Billing.resumed',
      defaultMessage: 'The cancellation is taken back. Your subscription goes on.',
    },
    dismiss: { id: 'screens.Billing.dismiss', defaultMessage: 'Dismiss' },
  }),
  planKept: defineMessage<{ plan: string }>({
    id: 'screens.Billing.planKept',
    defaultMessage: 'The change is taken back. {plan} goes on.',
  }),
  cancelTitle: defineMessage<{ plan: string }>({
    id: 'screens.Billing.cancelTitle',
    defaultMessage: 'Cancel the {plan} subscription?',
  }),
  cancelText: defineMessage<{ date: string }>({
    id: 'screens.Billing.cancelText',
    defaultMessage:
      'The service goes on until the end of the period that is paid for, {date}. After that your data stays and can be read, but not changed.',
  }),
  cancelled: defineMessage<{ date: string }>({
    id: 'screens.Billing.cancelled',
    defaultMessage: 'The subscription is cancelled. The service goes on until {date}.',
  }),
  demoCancelled: defineMessage<{ date: string }>({
    id: 'screens.Billing.demoCancelled',
    defaultMessage:
      'Cancelling is still to be implemented for this demonstration: nothing was changed. A real subscription would end on {date}.',
  }),
  planChanged: defineMessage<{ plan: string; date: string }>({
    id: 'screens.Billing.planChanged',
    defaultMessage: '{plan} begins on {date}. Until then everything stays as it is.',
  }),
};
