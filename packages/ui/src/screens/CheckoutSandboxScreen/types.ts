/** The cards of the sandbox, by the result of the payment. */
export const SANDBOX_CARD_NUMBERS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  needsConfirmation: '4000002500003155',
} as const;

export type SandboxCheckoutView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  /** The checkout is over: the shop has paid, left, or waited too long. */
  | { status: 'paid' | 'cancelled' | 'expired' }
  | {
      status: 'open';
      planName: string;
      shopName: string;
      /** A month, in major units of `currency`. */
      amount: number;
      currency: string;
    };

/** The state of an open checkout: the form, paying, declined by the bank, the bank's question, or failed. */
export type SandboxStep = 'form' | 'paying' | 'declined' | 'confirming' | { error: string };

export interface CheckoutSandboxScreenProps {
  view: SandboxCheckoutView;
  step: SandboxStep;
  /** `confirmed`: the user said yes to the bank's question. */
  onPay: (card: string, confirmed: boolean) => void;
  /** The user said no to the bank's question. */
  onRefuse: () => void;
  onLeave: () => void;
  onRetry: () => void;
  billingHref: string;
}
