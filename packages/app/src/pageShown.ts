/** Settles once the first page is on screen and answers its visitor. */
export const pageShown = Promise.withResolvers<void>();
