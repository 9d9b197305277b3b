import type { LedgerKind } from '@adaos/api';

/** Gross sales - discounts - returns (on the day of the return) - tax: the ledger's signs make it a sum. */
export const NET_SALES_KINDS = ['sale', 'discount', 'refund', 'tax'] as const satisfies LedgerKind[];
