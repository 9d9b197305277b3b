/** Settles once the first page stands and answers to its visitor. */
export const pageShown = Promise.withResolvers<void>();
