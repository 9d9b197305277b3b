// Calls that a page makes before the code of its client has come. Apart from the client, so that nothing of it comes along.

/** The paths of the calls that can be made ahead, as the contract has them: the contract itself would bring its schemas. */
export const aheadPaths = { getSession: '/auth/session', getOverview: '/api/overview' } as const;

const asked = new Map<string, { readonly authorization: string; readonly answer: Promise<Response> }>();

/**
 * Reads with a GET what the client will read a moment later: that is then given the same answer, see `fetchOrTake`.
 * @returns the answer, whatever its status; rejects where there is none.
 */
export async function askAhead(url: string, accessToken: string): Promise<Response> {
  const authorization = `Bearer ${accessToken}`;
  const answer = fetch(url, { headers: { accept: 'application/json', authorization }, cache: 'no-store' });
  asked.set(url, { authorization, answer });
  return (await answer).clone();
}

function takeAnswer(url: unknown, init: RequestInit | undefined): Promise<Response> | undefined {
  const found = typeof url === 'string' ? asked.get(url) : undefined;
  if (!found || new Headers(init?.headers).get('authorization') !== found.authorization) return undefined;
  asked.delete(url as string); // once: whoever asks again wants to know anew
  return found.answer;
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * A `fetch` for a client, which takes the answer to a call that was made ahead. One that failed ahead is made again; the caller's
 * signal ends the wait for it, as it ends a call.
 */
export const fetchOrTake: typeof fetch = async (url, init) => {
  const ahead = takeAnswer(url, init);
  if (!ahead) return fetch(url, init);
  const signal = init?.signal;
  try {
    signal?.throwIfAborted();
    return await (signal ? Promise.race([ahead, abortOf(signal)]) : ahead);
  } catch {
    signal?.throwIfAborted();
    return fetch(url, init);
  }
};
