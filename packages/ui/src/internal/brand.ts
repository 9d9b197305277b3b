/** The product's name where the consumer gives none. */
export const PRODUCT_NAME = 'Adaos';

/** How that name is written in its wordmark; others are written as they are. */
export const WORDMARK = 'adaos';

/** The mark's lines, 3 wide with round ends, in a square of 24. */
export const MARK_PATH = 'M3 20h18M12 20V3.5M6.25 11h11.5';
