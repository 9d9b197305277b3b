/** The cards of the sandbox, by what becomes of the payment. */
export const SANDBOX_CARD_NUMBERS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  needsConfirmation: '4000002500003155',
} as const;

export type SandboxCheckoutView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  /** Over: the shop has paid, left, or waited too long. */
  | { status: 'paid' | 'cancelled' | 'expired' }
  | {
      status: 'open';
      planName: string;
      shopName: string;
      /** A month, in major units of `currency`. */
      amount: number;
      currency: string;
    };

/** Where an open checkout is: at the form, paying, refused by the bank, at the bank's question, or failed. */
export type SandboxStep = 'form' | 'paying' | 'declined' | 'confirming' | { error: string };

export interface CheckoutSandboxScreenProps {
  view: SandboxCheckoutView;
  step: SandboxStep;
  /** `confirmed`: the bank's question was answered with yes. */
  onPay: (card: string, confirmed: boolean) => void;
  /** The bank's question was answered with no. */
  onRefuse: () => void;
  onLeave: () => void;
  onRetry: () => void;
  billingHref: string;
}
