import { defineMessage, defineMessages } from 'react-intl';

export const billingMessages = {
  ...defineMessages({
    loadFailed: { id: 'screens.Billing.loadFailed', defaultMessage: 'Your subscription could not be loaded' },
    sampleText: {
      id: 'screens.Billing.sampleText',
      defaultMessage: 'This is a sample subscription, not your own.',
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
        'The service continues until the end of the period you have paid for. After that, you can still see your data, but not change it.',
    },
    resume: { id: 'screens.Billing.resume', defaultMessage: 'Resume subscription' },
    portal: { id: 'screens.Billing.portal', defaultMessage: 'Card and invoices' },
    paid: {
      id: 'screens.Billing.paid',
      defaultMessage: 'Your payment went through. Your subscription will appear here in a moment.',
    },
    checkoutLeft: {
      id: 'screens.Billing.checkoutLeft',
      defaultMessage: 'The payment was cancelled. You have not been charged.',
    },
    testPortal: {
      id: 'screens.Billing.testPortal',
      defaultMessage: 'Test mode: no card is saved, and there are no invoices.',
    },
    resumed: {
      id: 'screens.Billing.resumed',
      defaultMessage: 'Your subscription continues. It is no longer cancelled.',
    },
    dismiss: { id: 'screens.Billing.dismiss', defaultMessage: 'Dismiss' },
  }),
  planKept: defineMessage<{ plan: string }>({
    id: 'screens.Billing.planKept',
    defaultMessage: 'You’re staying on {plan}.',
  }),
  cancelTitle: defineMessage<{ plan: string }>({
    id: 'screens.Billing.cancelTitle',
    defaultMessage: 'Cancel the {plan} subscription?',
  }),
  cancelText: defineMessage<{ date: string }>({
    id: 'screens.Billing.cancelText',
    defaultMessage:
      'The service continues until the end of the period you have paid for, {date}. After that, you can still see your data, but not change it.',
  }),
  cancelled: defineMessage<{ date: string }>({
    id: 'screens.Billing.cancelled',
    defaultMessage: 'Your subscription is cancelled. The service continues until {date}.',
  }),
  demoCancelled: defineMessage<{ date: string }>({
    id: 'screens.Billing.demoCancelled',
    defaultMessage:
      'You cannot cancel this sample subscription yet: nothing has changed. A real subscription would end on {date}.',
  }),
  planChanged: defineMessage<{ plan: string; date: string }>({
    id: 'screens.Billing.planChanged',
    defaultMessage: '{plan} starts on {date}. Until then, nothing changes.',
  }),
};
