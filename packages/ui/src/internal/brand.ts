/** The product's name as the library shows it where its consumer gives none. */
export const PRODUCT_NAME = 'Adaos';
