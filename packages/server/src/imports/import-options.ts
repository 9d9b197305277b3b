import * as z from 'zod/mini';

/** What is settled with a file of ad spend or stock; see the contract's `CreateImportQuery`. */
export const ImportOptions = z.object({ rate: z.optional(z.number()), costsFrom: z.optional(z.string()) });
export type ImportOptions = z.infer<typeof ImportOptions>;
