/** A number of a sentence or a card with one decimal, e.g. a percentage. Amounts of money are rounded in `ledger/money.ts`. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
