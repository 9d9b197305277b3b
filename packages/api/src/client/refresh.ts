import { sessionRoutes, type TokenPair } from '../contract/index.ts';
import { addressOf } from './address.ts';
import { bodyOf, failureOf, type RawAnswer } from './answer.ts';
import type { ApiError } from './errors.ts';
import type { TokenStore } from './tokens.ts';

/** The part of the Web Locks API that tabs use to take turns. */
export interface Locks {
  request<T>(name: string, options: { ifAvailable?: boolean }, work: (lock: object | null) => Promise<T>): Promise<T>;
}

const LOCK = 'adaos.refresh';

// What another tab has stored is not seen at once: the browser notifies the processes of its tabs one after the other.
const STORED_POLL_MS = 20;
const STORED_WAIT_MS = 500;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface RefreshOptions {
  baseUrl: string;
  tokens: TokenStore;
  locks: Locks | undefined;
  send: (url: string, init: RequestInit) => Promise<RawAnswer>;
  onSessionEnd: (error: ApiError) => void;
}

/**
 * Gives a function that brings a fresh access token after `stale` was refused with `refusal`.
 * All callers in flight share one refresh, and so do all tabs (Web Locks): the holder of the lock checks
 * first whether another tab has refreshed meanwhile. It rejects with `refusal` after ending the session
 * where the refresh token is missing or refused, the session untouched on a host that has no refresh, and with the refresh's
 * own error (network, 5xx) otherwise.
 */
export function createRefresh({ baseUrl, tokens, locks, send, onSessionEnd }: RefreshOptions) {
  let pending: Promise<string> | undefined;

  async function exchange(refreshToken: string): Promise<TokenPair | ApiError | 'no refresh'> {
    const route = sessionRoutes.refresh;
    const answer = await send(addressOf(baseUrl, route), {
      method: route.method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    });
    if (answer.status >= 200 && answer.status < 300) return bodyOf(route, answer);
    const failure = await failureOf(answer);
    // 400: what is stored is no refresh token at all, so no later try can succeed either.
    if (failure.status === 401 || failure.status === 400) return failure;
    if (failure.status === 404 || failure.status === 405) return 'no refresh';
    throw failure;
  }

  async function renew(stale: string | undefined, refusal: ApiError): Promise<string> {
    const before = tokens.read();
    if (before && before.accessToken !== stale) return before.accessToken;
    const end = (reason: ApiError): never => {
      tokens.clear();
      onSessionEnd(reason);
      throw refusal;
    };
    if (!before?.refreshToken) return end(refusal);
    const result = await exchange(before.refreshToken);
    const now = tokens.read();
    // Logged out, or signed in again, while the answer was under way: what is stored now counts.
    if (now?.refreshToken !== before.refreshToken) {
      if (now) return now.accessToken;
      throw refusal;
    }
    if (result === 'no refresh') throw refusal;
    if (result instanceof Error) return end(result);
    tokens.write(result);
    return result.accessToken;
  }

  /** Until what another tab has brought can be read here. */
  async function stored(stale: string | undefined): Promise<void> {
    for (let waited = 0; waited < STORED_WAIT_MS && tokens.read()?.accessToken === stale; waited += STORED_POLL_MS) {
      await delay(STORED_POLL_MS);
    }
  }

  async function inTurn(held: Locks, stale: string | undefined, refusal: ApiError): Promise<string> {
    let reached = false;
    try {
      const first = await held.request(LOCK, { ifAvailable: true }, async (lock) => {
        reached = true;
        return lock && renew(stale, refusal);
      });
      if (first !== null) return first;
    } catch (error) {
      if (reached) throw error;
      // Denied by the browser, together with the storage that the tabs would share: there is nobody to wait for.
      return renew(stale, refusal);
    }
    return held.request(LOCK, {}, async () => {
      await stored(stale);
      return renew(stale, refusal);
    });
  }

  return (stale: string | undefined, refusal: ApiError): Promise<string> => {
    pending ??= (locks ? inTurn(locks, stale, refusal) : renew(stale, refusal)).finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
