import * as z from 'zod/mini';

/** An e-mail address as the server accepts it: trimmed, at most 254 characters. */
export const emailRule = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.email('email'), z.maxLength(254, 'tooLong'));
