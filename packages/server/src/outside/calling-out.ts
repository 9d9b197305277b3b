import { inTransaction } from '../db/transaction-mark.ts';

/**
 * To be called before anything outside is called: a payment provider, a mail server, a store, a model.
 * @throws Error inside a transaction. It would keep its connection and its locks for as long as the outside takes to answer, and
 *   a few of those leave none for all other shops.
 */
export function callingOut(whom: string): void {
  if (inTransaction()) throw new Error(`${whom} is called inside a transaction. Call first, then write.`);
}

/** @returns `outside` with methods that begin with `callingOut`. */
export function callsOut<T extends object>(whom: string, outside: T): T {
  const methods = Object.entries(outside).map(([name, method]) => {
    if (typeof method !== 'function') return [name, method];
    return [
      name,
      (...given: unknown[]) => {
        callingOut(`${whom} (${name})`);
        return Reflect.apply(method, outside, given);
      },
    ];
  });
  return Object.fromEntries(methods) as T;
}
