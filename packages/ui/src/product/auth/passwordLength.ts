/** The most characters that the server accepts. */
export const PASSWORD_MAX = 128;

/** The number of characters as people count them: one outside the Basic Multilingual Plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length;
