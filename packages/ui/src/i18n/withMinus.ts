/** A formatted number with the minus sign, which is as wide as a digit; the locale data use a hyphen. */
export const withMinus = (number: string): string => number.replace('-', '\u2212');
