import { defineMessages } from 'react-intl';

/** What the page on the way to Stripe says, beside what the billing screen says of a way that failed. */
export const messages = defineMessages({
  leading: { id: 'app.checkout.leading', defaultMessage: 'Taking you to Stripe to pay' },
  back: { id: 'app.checkout.back', defaultMessage: 'Back to billing' },
});
