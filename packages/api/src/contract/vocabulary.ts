// Apart from the schemas, so that a page that only needs these words loads no validation.

/** The user roles, least first. A role's level is its place in this list plus one (viewer 1, manager 2, admin 3). */
export const ROLES = ['viewer', 'manager', 'admin'] as const;

/** True when `role` may do what `least` asks for: admin implies manager, manager implies viewer. */
export function hasRole(role: (typeof ROLES)[number], least: (typeof ROLES)[number]): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** The languages of the product; English is the fallback. */
export const LANGUAGES = ['en', 'ro', 'fr', 'es', 'pt'] as const;

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
