// Apart from the schemas, so that a page that only needs these loads no validation.

/** The page of the app that is the sandbox provider's checkout; a checkout session's `url` leads there. */
export const SANDBOX_CHECKOUT_PATH = '/checkout/sandbox/:id';
/** Where every provider sends the payer back to, under the app's origin. */
export const CHECKOUT_RETURN = {
  success: '/dashboard/billing?checkout=success',
  cancelled: '/dashboard/billing?checkout=cancelled',
  /** From the page for cards and invoices, which the sandbox has not. */
  testPortal: '/dashboard/billing?checkout=testPortal',
} as const;

/** The cards that the sandbox knows, by what becomes of the payment; any other number is declined. */
export const SANDBOX_CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  needsConfirmation: '4000002500003155',
} as const;
