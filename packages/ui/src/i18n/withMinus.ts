/** A written number with the minus sign, as wide as a digit; the locales' data have the hyphen of the keyboard. */
export const withMinus = (number: string): string => number.replace('-', '\u2212');
