import * as z from 'zod/mini';

/** The most characters of a text that a host may have shown. */
const LONGEST = 300;

/**
 * A host's own text where it can be shown to a person: short, in plain words of one line. Undefined for any other value, such
 * as a page, a stack trace or nothing.
 */
export function plainText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > LONGEST || !/\p{L}/u.test(text)) return undefined;
  return /\p{C}|<[a-z!/?]/iu.test(text) ? undefined : text;
}

const Said = z.object({
  error: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  success: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
  statusCode: z.optional(z.unknown()),
});

/**
 * What a host that writes no problem documents says of a refusal: its `error`, which may hold a `message` of its own, else its
 * `message`. Frameworks that repeat the status in the body have only the status' name in `error`: there `message` goes first.
 */
export function saidOf(body: unknown, status: number): string | undefined {
  const { data } = z.safeParse(Said, body);
  if (!data) return undefined;
  const error = plainText(data.error) ?? plainText(z.safeParse(Said, data.error).data?.message);
  const message = plainText(data.message);
  return data.status === status || data.statusCode === status ? (message ?? error) : (error ?? message);
}

/** The same of an answer with a status of success that is a refusal all the same: by its `error`, or by `success: false`. */
export function refusalIn(body: unknown, status: number): string | undefined {
  const { data } = z.safeParse(Said, body);
  return data?.success === false || data?.error ? saidOf(body, status) : undefined;
}
