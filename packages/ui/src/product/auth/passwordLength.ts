/** The most characters that the server takes. */
export const PASSWORD_MAX = 128;

/** Characters as people count them: a letter outside the basic plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length;
