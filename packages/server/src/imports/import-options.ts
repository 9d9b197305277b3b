import * as z from 'zod/mini';

/** What is settled with a file; see the contract's `CreateImportQuery`. */
export const ImportOptions = z.object({
  rate: z.optional(z.number()),
  costsFrom: z.optional(z.string()),
  tax: z.optional(z.enum(['inside', 'added'])),
});
export type ImportOptions = z.infer<typeof ImportOptions>;
