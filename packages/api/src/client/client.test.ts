import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { createClient, type ClientOptions } from './client.ts';
import { ApiError } from './errors.ts';
import { json, listen, problem, type Handler } from './testing.ts';
import { memoryTokens, type TokenStore } from './tokens.ts';

const IMPORTS = { imports: [] };
const ID = '7f0c5f2e-3f0a-4f34-9d0b-3d6f1a1f1c11';

let handler: Handler;
let server: Awaited<ReturnType<typeof listen>>;
let tokens: TokenStore;
let onSessionEnd: ReturnType<typeof vi.fn<(error: ApiError) => void>>;

function client(more: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: server.baseUrl, tokens, onSessionEnd, ...more });
}
async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error;
}

beforeEach(async () => {
  server = await listen((request, response) => handler(request, response));
  tokens = memoryTokens({ accessToken: 'a1', refreshToken: 'r1' });
  onSessionEnd = vi.fn<(error: ApiError) => void>();
});
afterEach(() => server.close());

describe('a call', () => {
  test('asks for JSON with the bearer token, the path and the query filled in', async () => {
    handler = (_, response) => json(response, 200, { orders: [], total: 0, nextCursor: null });
    await client().call(contract.listFigureOrders, {
      params: { figure: 'netSales' },
      query: { from: '2009-12-01', to: '2009-12-31', cursor: 'a&b', limit: 50 },
    });
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/figures/netSales/orders?from=2009-12-01&to=2009-12-31&cursor=a%26b&limit=50',
    });
    expect(server.seen[0]?.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer a1',
    });
  });

  test("[AUTH-11] that is on a relative path goes to the page's host, with the token, where the others go to another", async () => {
    const called: string[] = [];
    const fetched = vi.fn<typeof fetch>(async (url, init) => {
      called.push(`${url as string} ${new Headers(init?.headers).get('authorization')}`);
      return Response.json({ message: 'ok' });
    });
    const apart = client({ baseUrl: 'https://api.example', pageUrl: '', fetch: fetched });
    await apart.call(contract.changePassword, { body: { oldPassword: 'a', newPassword: 'b' } });
    await apart.call(contract.resendVerification, { body: { email: 'ana@shop.test' } });
    expect(called).toEqual(['/auth/change-password Bearer a1', 'https://api.example/auth/resend null']);
  });

  test('leaves out what is undefined and sends no token with a public call', async () => {
    handler = (_, response) => json(response, 200, { message: 'ok' });
    await client().call(contract.verifyEmail, { query: { token: 't/1' } });
    expect(server.seen[0]?.url).toBe('/auth/verify?token=t%2F1');
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });

  test('sends its body as JSON', async () => {
    handler = (_, response) => json(response, 200, { percent: 40, recomputation: null });
    expect(await client().call(contract.setGoodsCost, { body: { percent: 40 } })).toEqual({
      percent: 40,
      recomputation: null,
    });
    expect(server.seen[0]).toMatchObject({ method: 'PUT', body: '{"percent":40}' });
    expect(server.seen[0]?.headers['content-type']).toBe('application/json');
  });

  test('drops what the contract does not name and keeps what it does', async () => {
    handler = (_, response) => json(response, 200, { message: 'ok', extra: 1 });
    expect(await client().call(contract.verifyEmail, { query: { token: 't' } })).toEqual({
      message: 'ok',
    });
  });

  test('gives a file back as a Blob', async () => {
    handler = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end('line,reason\n') && undefined;
    const blob = await client().call(contract.downloadRejectedLines, { params: { id: ID } });
    expect(await blob.text()).toBe('line,reason\n');
  });

  test('keeps the reason of a caller that aborts', async () => {
    handler = () => undefined;
    const controller = new AbortController();
    const pending = client().call(contract.listImports, { signal: controller.signal });
    await vi.waitUntil(() => server.seen.length === 1, 10_000);
    controller.abort();
    await expect(pending).rejects.toBe(controller.signal.reason);
  });
});

describe('an answer that is no success', () => {
  test('of a problem document is an error with status, code, message, fields and the time to wait', async () => {
    handler = (_, response) =>
      problem(response, 429, 'too_many_attempts', { retryAfter: 30, fields: { email: 'taken' } });
    const error = await failure(client().call(contract.login, { body: { email: 'a@b.example', password: 'x' } }));
    expect(error).toMatchObject({
      kind: 'problem',
      status: 429,
      code: 'too_many_attempts',
      message: 'Refused: too_many_attempts.',
      retryAfter: 30,
      fields: { email: 'taken' },
    });
  });

  test('takes the time to wait from the header where the document has none', async () => {
    handler = (_, response) => {
      response.setHeader('retry-after', '12');
      problem(response, 503, 'unavailable');
    };
    expect(await failure(client().call(contract.listImports))).toMatchObject({
      status: 503,
      retryAfter: 12,
    });
  });

  test('of another body is a bad answer with its status', async () => {
    handler = (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>') && undefined;
    expect(await failure(client().call(contract.listImports))).toMatchObject({
      kind: 'bad_answer',
      status: 502,
      code: undefined,
    });
  });

  test('a 401 of a public call is no reason to refresh', async () => {
    handler = (_, response) => problem(response, 401, 'invalid_credentials');
    expect(
      await failure(client().call(contract.login, { body: { email: 'a@b.example', password: 'x' } })),
    ).toMatchObject({
      code: 'invalid_credentials',
    });
    expect(server.seen).toHaveLength(1);
  });
});

describe('[ALL-10] [CALL-3] an answer that is not JSON of the right shape is a failure, also with status 200:', () => {
  test.each([
    ['HTML', 200, 'text/html; charset=utf-8', '<!doctype html>'],
    ['HTML that claims to be JSON', 200, 'application/json', '<!doctype html>'],
    ['JSON of another type', 200, 'text/plain', '{"imports":[]}'],
    ['an empty body', 200, 'application/json', ''],
    ['a wrong shape', 200, 'application/json', '{"imports":[{"id":1}]}'],
    ['null', 200, 'application/json', 'null'],
    ['another success status', 202, 'application/json', '{"imports":[]}'],
  ])('%s', async (_, status, type, body) => {
    handler = (__, response) => response.writeHead(status, { 'content-type': type }).end(body) && undefined;
    expect(await failure(client().call(contract.listImports))).toMatchObject({
      kind: 'bad_answer',
      status,
    });
  });

  test('HTML in place of a file', async () => {
    handler = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>') && undefined;
    expect(await failure(client().call(contract.downloadRejectedLines, { params: { id: ID } }))).toMatchObject({
      kind: 'bad_answer',
    });
  });
});

describe('a lost network', () => {
  test('before an answer', async () => {
    const offline = client();
    await server.close();
    expect(await failure(offline.call(contract.listImports))).toMatchObject({
      kind: 'network',
      status: 0,
    });
  });

  test('in the middle of an answer', async () => {
    handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"imports":', () => response.destroy());
    };
    expect(await failure(client().call(contract.listImports))).toMatchObject({ kind: 'network' });
  });

  test('with a server that stays silent', async () => {
    handler = () => undefined;
    expect(await failure(client({ timeout: 30 }).call(contract.listImports))).toMatchObject({
      kind: 'network',
    });
  });
});

describe('an upload', () => {
  test('sends the whole file with its type', async () => {
    handler = (_, response) => json(response, 202, { id: ID, status: 'queued' });
    const file = new File(['a,b\n1,2\n'], 'orders.csv', { type: 'application/vnd.ms-excel' });
    await client().call(contract.createImport, {
      query: { currency: 'EUR', timezone: 'Europe/Bucharest', goodsCostPercent: 40 },
      file,
    });
    expect(server.seen[0]).toMatchObject({
      url: '/api/imports?currency=EUR&timezone=Europe%2FBucharest&goodsCostPercent=40',
      body: 'a,b\n1,2\n',
    });
    expect(server.seen[0]?.headers['content-type']).toBe('text/csv');
  });

  test('of a preview sends the first 64 KB only', async () => {
    handler = (_, response) =>
      json(response, 200, {
        encoding: 'utf-8',
        delimiter: ',',
        format: 'unknown',
        columns: [],
        sample: [],
        mapping: {},
        missing: [],
        currency: null,
      });
    await client().call(contract.previewImport, { file: new File(['x'.repeat(100_000)], 'big.csv.gz') });
    expect(server.seen[0]?.body).toHaveLength(65_536);
    expect(server.seen[0]?.headers['content-type']).toBe('application/gzip');
  });

  test('says how far it is, and is sent again whole after a refresh', async () => {
    handler = (request, response) => {
      if (request.url === '/auth/refresh') return json(response, 200, { accessToken: 'a2', refreshToken: 'r2' });
      if (request.headers.authorization === 'Bearer a1') return problem(response, 401, 'token_expired');
      return json(response, 202, { id: ID, status: 'queued' });
    };
    const shares: number[] = [];
    await client({
      upload: ({ url, method, headers, body, onProgress }) => {
        onProgress(body.size / 2, body.size);
        onProgress(body.size, body.size);
        return fetch(url, { method, headers, body });
      },
    }).call(contract.createImport, {
      query: { currency: 'EUR', timezone: 'UTC' },
      file: new Blob(['abcd']),
      onProgress: (share) => shares.push(share),
    });
    expect(shares).toEqual([0.5, 1, 0.5, 1]);
    expect(server.seen.filter((entry) => entry.url.startsWith('/api')).map((entry) => entry.body)).toEqual([
      'abcd',
      'abcd',
    ]);
  });
});

test('answers of the right shape arrive whole', async () => {
  handler = (_, response) => json(response, 200, IMPORTS);
  expect(await client().call(contract.listImports)).toEqual(IMPORTS);
});
