import * as z from 'zod/mini';
import { exactText, isWellFormed, singleLine } from './text.ts';

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254));
/** Any script is accepted whole, up to 128 characters; the least length is the server's rule. */
export const Password = z.string().check(
  z.minLength(1),
  z.maxLength(256),
  z.refine(isWellFormed, { error: 'Not well-formed text' }),
  z.refine((text) => Array.from(text).length <= 128, { error: 'Too long: at most 128 characters' }),
);
/** A token that came by mail. */
export const EmailToken = exactText({ least: 1, most: 256 });
/** A code of the authenticator app, or a backup code. */
export const OneTimeCode = singleLine({ least: 1, most: 32 });
/** Line breaks, other control characters, and those that turn the direction of the text around them. */
const OFF_THE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** The name of a person or company: one line, since it is used in mails and their subjects. */
export const Name = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(200),
  z.refine(isWellFormed, { error: 'Not well-formed text' }),
  z.refine((text) => !OFF_THE_LINE.test(text), { error: 'Must be one line without control characters' }),
);
