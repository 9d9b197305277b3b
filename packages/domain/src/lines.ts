/** What lines of orders that are no products seem to be. */
export const LINE_KINDS = [
  'shipping',
  'fee',
  'discount',
  'bad_debt',
  'correction',
  'sample',
  'gift_voucher',
  'test',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];
