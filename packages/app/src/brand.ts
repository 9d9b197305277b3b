/** The facts of the brand. A deployment under another name sets `VITE_PRODUCT_NAME`. */
export const brand = {
  product: 'Adaos',
  contactEmail: 'hello@adaos.example',
} as const;
