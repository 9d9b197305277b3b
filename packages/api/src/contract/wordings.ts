import * as z from 'zod/mini';

/** Which text it is, and its values. A code that is not in `WORDINGS` is one of a newer server. */
export const Wording = z.object({
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Wording = z.infer<typeof Wording>;
