import { TooManyError } from '../errors/domain-errors.ts';

/** A person needs one or two; all shops share the sockets and the rates of those who are called. */
const MOST = 10;

const underWay = new Map<string, number>();

/**
 * Does what calls out for a shop, a few at once: a shop that sends calls while nobody answers them cannot pile them up.
 * @param of whom it calls, and for which shop.
 * @throws TooManyError `too_many_attempts`
 */
export async function fewAtOnce<T>(of: string, work: () => Promise<T>): Promise<T> {
  const others = underWay.get(of) ?? 0;
  if (others >= MOST) {
    throw new TooManyError('too_many_attempts', 'Too many requests at once. Please wait a moment.', {
      retryAfter: 5,
    });
  }
  underWay.set(of, others + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(of) ?? 1) - 1;
    if (left === 0) underWay.delete(of);
    else underWay.set(of, left);
  }
}
