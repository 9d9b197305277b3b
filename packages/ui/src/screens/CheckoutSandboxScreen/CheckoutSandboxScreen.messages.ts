import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    test: { id: 'screens.CheckoutSandbox.test', defaultMessage: 'Test payment' },
    mark: { id: 'screens.CheckoutSandbox.mark', defaultMessage: 'TEST' },
    banner: { id: 'screens.CheckoutSandbox.banner', defaultMessage: 'Test mode: no real card, no real money.' },
    aMonth: { id: 'screens.CheckoutSandbox.aMonth', defaultMessage: 'per month' },
    card: { id: 'screens.CheckoutSandbox.card', defaultMessage: 'Pay with a test card' },
    succeeds: { id: 'screens.CheckoutSandbox.succeeds', defaultMessage: 'The payment goes through' },
    declined: { id: 'screens.CheckoutSandbox.declined', defaultMessage: 'The bank declines' },
    needsConfirmation: {
      id: 'screens.CheckoutSandbox.needsConfirmation',
      defaultMessage: 'The bank asks for a confirmation',
    },
    leave: { id: 'screens.CheckoutSandbox.leave', defaultMessage: 'Cancel and go back' },
    paying: { id: 'screens.CheckoutSandbox.paying', defaultMessage: 'Paying…' },
    wasDeclined: {
      id: 'screens.CheckoutSandbox.wasDeclined',
      defaultMessage: 'The card was declined. You have not been charged. Choose another test card.',
    },
    confirmTitle: { id: 'screens.CheckoutSandbox.confirmTitle', defaultMessage: 'Confirm the payment (test)' },
    confirmText: {
      id: 'screens.CheckoutSandbox.confirmText',
      defaultMessage: 'A bank would now ask you to confirm in its app. Here you choose the answer.',
    },
    confirm: { id: 'screens.CheckoutSandbox.confirm', defaultMessage: 'Confirm the payment' },
    refuse: { id: 'screens.CheckoutSandbox.refuse', defaultMessage: 'Refuse' },
    paid: { id: 'screens.CheckoutSandbox.paid', defaultMessage: 'This payment has already been made' },
    cancelled: { id: 'screens.CheckoutSandbox.cancelled', defaultMessage: 'This payment was cancelled' },
    expired: { id: 'screens.CheckoutSandbox.expired', defaultMessage: 'This payment has expired' },
    over: { id: 'screens.CheckoutSandbox.over', defaultMessage: 'Go back to billing to see your plan or choose one.' },
    back: { id: 'screens.CheckoutSandbox.back', defaultMessage: 'Back to billing' },
    loadFailed: {
      id: 'screens.CheckoutSandbox.loadFailed',
      defaultMessage: 'The payment page could not be opened',
    },
    safe: { id: 'screens.CheckoutSandbox.safe', defaultMessage: 'You have not been charged.' },
  }),
  plan: defineMessage<{ plan: string; shop: string }>({
    id: 'screens.CheckoutSandbox.plan',
    defaultMessage: '{plan} for {shop}',
  }),
  pay: defineMessage<{ amount: string }>({ id: 'screens.CheckoutSandbox.pay', defaultMessage: 'Pay {amount} (test)' }),
};
