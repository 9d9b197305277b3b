import { DOUBLE_CLICK_MS } from './carefulClient.ts';

/**
 * What adds up when it is sent twice gets an id of its own, and the same one where the same is sent again after its answer was lost, or by
 * the second click of a double click: the server keeps it once. What is sent again later, after an answer, is wanted twice.
 * @param send sends it, with its id.
 */
export function sentOnce<I extends object, A>(
  send: (input: I & { id: string }) => Promise<A>,
): (input: I) => Promise<A> {
  let last: { readonly key: string; readonly id: string; answeredAt?: number } | undefined;
  return async (input) => {
    const key = JSON.stringify(input);
    const isWanted = last?.answeredAt !== undefined && performance.now() - last.answeredAt >= DOUBLE_CLICK_MS;
    const own = last?.key === key && !isWanted ? last : { key, id: crypto.randomUUID() };
    last = own;
    const answer = await send({ ...input, id: own.id });
    own.answeredAt = performance.now();
    return answer;
  };
}
