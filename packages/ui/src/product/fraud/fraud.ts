import type { FraudFinding, FraudVerdict } from '@adaos/domain';

/** One verdict on an order; null takes back those before it. */
export interface JudgedFraud {
  verdict: FraudVerdict | null;
  /** Who gave it; null where the product did. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** What is known of whether an order was fraud. */
export interface OrderFraud {
  /** By the shop's own books; null where these say nothing. */
  finding: FraudFinding | null;
  /** Newest first: the first one counts. */
  verdicts: readonly JudgedFraud[];
}

/** The verdict that counts; null without one. */
export const verdictOf = ({ verdicts }: OrderFraud): FraudVerdict | null => verdicts[0]?.verdict ?? null;

/** What judging an order needs. */
export interface Judging {
  /** Why the user can't judge; null where they can. */
  reason: 'role' | 'sample' | null;
  /** Saves a verdict on an order; null takes back the one that counts. */
  onJudge: (orderId: string, verdict: FraudVerdict | null) => Promise<void>;
  /** The reason of a rejection, in the reader's language. */
  failureReason: ((error: unknown) => string | undefined) | undefined;
}
