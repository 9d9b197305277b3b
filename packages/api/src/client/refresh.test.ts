import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { createClient, type ClientOptions } from './client.ts';
import type { ApiError } from './errors.ts';
import { json, listen, problem, type Seen } from './testing.ts';
import { memoryTokens, type TokenStore } from './tokens.ts';
import type { ServerResponse } from 'node:http';

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => error,
  );

/** A server of which each access token but the newest is expired, and each refresh token good once. */
let good: string;
let serial: number;
let onRefresh: ((request: Seen, response: ServerResponse) => void | Promise<void>) | undefined;
let server: Awaited<ReturnType<typeof listen>>;
let tokens: TokenStore;
let onSessionEnd: ReturnType<typeof vi.fn<(error: ApiError) => void>>;

const client = (more: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: server.baseUrl, tokens, onSessionEnd, ...more });
function rotate(response: ServerResponse): void {
  serial += 1;
  good = `a${serial}`;
  json(response, 200, { accessToken: good, refreshToken: `r${serial}` });
}

beforeEach(async () => {
  good = 'a2';
  serial = 1;
  onRefresh = undefined;
  server = await listen((request, response) => {
    if (request.url === '/auth/refresh') return onRefresh ? onRefresh(request, response) : rotate(response);
    if (request.headers.authorization !== `Bearer ${good}`) return problem(response, 401, 'token_expired');
    return json(response, 200, { imports: [] });
  });
  tokens = memoryTokens({ accessToken: 'a1', refreshToken: 'r1' });
  onSessionEnd = vi.fn<(error: ApiError) => void>();
});
afterEach(() => server.close());

describe('[ROLE-9] a 401', () => {
  test('of many calls in flight leads to one refresh, and each is retried once', async () => {
    const api = client();
    const results = await Promise.all(Array.from({ length: 20 }, () => outcome(api.call(contract.listImports))));
    expect(results).toEqual(Array.from({ length: 20 }, () => 'ok'));
    expect(server.count('/auth/refresh')).toBe(1);
    expect(server.count('/api/imports')).toBe(40);
    expect(tokens.read()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
  });

  test('after the refresh is not followed by another try', async () => {
    onRefresh = (_, response) => json(response, 200, { accessToken: 'still-refused', refreshToken: 'r2' });
    expect(await outcome(client().call(contract.listImports))).toMatchObject({
      kind: 'problem',
      status: 401,
      code: 'token_expired',
    });
    expect(server.count('/api/imports')).toBe(2);
    expect(server.count('/auth/refresh')).toBe(1);
  });

  test('in two tabs leads to one refresh, whose tokens both use', async () => {
    const [one, two] = [client(), client()];
    expect(await Promise.all([one.call(contract.listImports), two.call(contract.listImports)].map(outcome))).toEqual([
      'ok',
      'ok',
    ]);
    expect(server.count('/auth/refresh')).toBe(1);
  });

  test('waits for what another tab has brought, which is not seen at once', async () => {
    let late: Promise<void> | undefined;
    const shared: TokenStore = {
      ...tokens,
      write: (next) => {
        late = (async () => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          tokens.write(next);
        })();
      },
    };
    const [one, two] = [client(), client({ tokens: shared })];
    const calls = [two.call(contract.listImports), one.call(contract.listImports)].map(outcome);
    expect(await Promise.all(calls)).toEqual(['ok', 'ok']);
    await late;
    expect(server.count('/auth/refresh')).toBe(1);
  });

  test('whose token another tab has already replaced needs no refresh', async () => {
    let first = true;
    const shared: TokenStore = {
      ...tokens,
      read: () =>
        first
          ? ((first = false), { accessToken: 'a1', refreshToken: 'r1' })
          : { accessToken: 'a2', refreshToken: 'r2' },
    };
    expect(await outcome(client({ tokens: shared }).call(contract.listImports))).toBe('ok');
    expect(server.count('/auth/refresh')).toBe(0);
  });

  test('is refreshed where the browser denies locks, as it does with its storage blocked', async () => {
    const denied = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
    const api = client({ locks: denied });
    expect(await Promise.all([api.call(contract.listImports), api.call(contract.listImports)].map(outcome))).toEqual([
      'ok',
      'ok',
    ]);
    expect(server.count('/auth/refresh')).toBe(1);
  });

  test('later on is refreshed again', async () => {
    const api = client();
    await api.call(contract.listImports);
    good = 'a3';
    await api.call(contract.listImports);
    expect(server.count('/auth/refresh')).toBe(2);
  });
});

describe('[ROLE-9] a refresh', () => {
  test.each([401, 400])('refused with %i ends the session once, for all calls in flight', async (status) => {
    onRefresh = (_, response) => problem(response, status, 'session_ended');
    const api = client();
    const results = await Promise.all([api.call(contract.listImports), api.call(contract.listImports)].map(outcome));
    expect(results).toMatchObject([{ status: 401 }, { status: 401 }]);
    expect(tokens.read()).toBeUndefined();
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(onSessionEnd.mock.calls[0]?.[0]).toMatchObject({ code: 'session_ended' });
  });

  test.each([404, 405])(
    'that a host does not have (%i) leaves the session, and its own refusal is reported',
    async (status) => {
      onRefresh = (_, response) => json(response, status, { error: 'Cannot POST /auth/refresh' });
      expect(await outcome(client().call(contract.listImports))).toMatchObject({ status: 401, code: 'token_expired' });
      expect(tokens.read()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
      expect(onSessionEnd).not.toHaveBeenCalled();
    },
  );

  test('without a refresh token ends the session without a call', async () => {
    tokens.write({ accessToken: 'a1', refreshToken: undefined });
    expect(await outcome(client().call(contract.listImports))).toMatchObject({ code: 'token_expired' });
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(server.count('/auth/refresh')).toBe(0);
  });

  test('that loses the network does not end the session', async () => {
    onRefresh = (_, response) => void response.destroy();
    expect(await outcome(client().call(contract.listImports))).toMatchObject({ kind: 'network' });
    expect(tokens.read()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  test.each([
    ['an unavailable server', (response: ServerResponse) => problem(response, 503, 'unavailable'), { status: 503 }],
    ['a wrong shape', (response: ServerResponse) => json(response, 200, { accessToken: 1 }), { kind: 'bad_answer' }],
  ])('answered by %s does not end the session', async (_, reply, error) => {
    onRefresh = (__, response) => reply(response);
    expect(await outcome(client().call(contract.listImports))).toMatchObject(error);
    expect(tokens.read()?.refreshToken).toBe('r1');
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  test('does not bring back a session that was logged out meanwhile', async () => {
    onRefresh = (_, response) => {
      tokens.clear();
      rotate(response);
    };
    expect(await outcome(client().call(contract.listImports))).toMatchObject({ status: 401 });
    expect(tokens.read()).toBeUndefined();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  test("refused because another tab without locks was quicker goes on with that tab's tokens", async () => {
    onRefresh = (_, response) => {
      tokens.write({ accessToken: 'a2', refreshToken: 'r2' });
      problem(response, 401, 'session_ended');
    };
    expect(await outcome(client().call(contract.listImports))).toBe('ok');
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});
