// Every call of the contract, by its table: who may make it, what it says to those who may not and to what it does not understand,
// and, of every read, that the client takes the answer of a shop full of data.
import { gzipSync } from 'node:zlib';
import { contract, type RouteDefinition, type RouteName } from '@adaos/api';
import { hasRole } from '@adaos/domain';
import { type Client, createClient, isApiError, memoryTokens } from '@adaos/api/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/server/src/testing/database.ts';
import { type CallerName, type FuzzedRequest, ODD } from '../../packages/server/src/testing/fuzz/requests.ts';
import { fuzz } from '../../packages/server/src/testing/fuzz/run.ts';
import { startTarget, type Target } from '../../packages/server/src/testing/fuzz/target.ts';

/** The client, where the call is known only when it runs. */
interface AnyCall {
  call(route: RouteDefinition, input: object): Promise<unknown>;
}

const NOBODY = '0193a000-0000-7000-8000-000000000001';

let database: TestDatabase;
let target: Target;
beforeAll(async () => {
  database = await createTestDatabase();
  const { user = '', host = '', database: name = '' } = database.config;
  target = await startTarget(`postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`);
});
afterAll(async () => {
  await target.close();
  await database.drop();
});

const calls = Object.entries<RouteDefinition>(contract) as [RouteName, RouteDefinition][];
const closed = calls.filter(([, { access }]) => access !== 'public');

/** The status and code of a call's answer, with a path that leads somewhere and nothing in its query and body. */
async function answerTo(name: RouteName, caller: CallerName, body: string | null = null) {
  const { path, method } = contract[name] as RouteDefinition;
  const address = path.replaceAll(/:\w+/g, NOBODY);
  const sent = body === null || method === 'GET' ? null : Buffer.from(body);
  const { status, text } = await target.send({ name, caller, address, contentType: 'application/json', body: sent });
  const { code } = JSON.parse(text) as { code?: string };
  return `${status} ${code}`;
}

describe('[ROLE-6] [ROLE-12] every call that is not for everyone', () => {
  test.each(closed)('%s: is refused without a session, and with a forged one', async (name) => {
    expect(await answerTo(name, 'nobody')).toBe('401 invalid_token');
    expect(await answerTo(name, 'forged')).toBe('401 invalid_token');
  });

  const above = closed.flatMap(([name, { access }]) =>
    (['viewer', 'manager', 'admin'] as const)
      .filter((role) => (access === 'operator' ? true : access !== 'public' && !hasRole(role, access)))
      .map((role) => [name, role] as const),
  );
  test.each(above)('%s: is refused to the role %s', async (name, role) => {
    expect(await answerTo(name, role)).toBe('403 forbidden');
  });
});

const withBody = calls.filter(([, { body, upload }]) => body !== undefined && upload === undefined);
test.each(withBody)('%s: a body that is no object is refused with its fields named', async (name, { access }) => {
  const caller = access === 'public' ? 'nobody' : access === 'operator' ? 'operator' : 'admin';
  expect(await answerTo(name, caller, '"text"')).toBe('400 invalid_request');
  expect(await answerTo(name, caller, '{"')).toBe('400 invalid_request');
});

describe('a body of another type than JSON in UTF-8 is refused as such', () => {
  // The contact page's own form comes without scripts too.
  const json = withBody.filter(([name]) => name !== 'sendContactForm');
  test.each(json)('%s', async (name, { access, path }) => {
    const caller = access === 'public' ? 'nobody' : access === 'operator' ? 'operator' : 'admin';
    const call = { name, caller, address: path.replaceAll(/:\w+/g, NOBODY) } as const;
    const right = Buffer.from('{}');
    const odd: Omit<FuzzedRequest, keyof typeof call>[] = [
      { contentType: null, body: right },
      { contentType: 'text/plain', body: right },
      { contentType: 'application/x-www-form-urlencoded', body: Buffer.from('a=b') },
      { contentType: 'multipart/form-data; boundary=b', body: Buffer.from('--b--') },
      { contentType: 'application/json; charset=utf-16', body: Buffer.from('{}', 'utf16le') },
      { contentType: 'application/json', contentEncoding: 'gzip', body: gzipSync('{}') },
      { contentType: 'application/json', contentEncoding: 'br', body: right },
    ];
    for (const { contentType, contentEncoding, body } of odd) {
      const coding = contentEncoding === undefined ? {} : { contentEncoding };
      const { status, text } = await target.send({ ...call, contentType, ...coding, body });
      const { code } = JSON.parse(text) as { code?: string };
      expect(`${contentType} ${contentEncoding}: ${status} ${code}`).toBe(
        `${contentType} ${contentEncoding}: 415 unsupported_media_type`,
      );
    }
  });

  test('JSON that says that it is in UTF-8, or not compressed, is read', async () => {
    const call = { name: 'login', caller: 'nobody', address: '/auth/login', body: Buffer.from('{}') } as const;
    for (const contentType of ['application/json; charset="UTF-8"', 'Application/JSON;charset=utf8']) {
      expect((await target.send({ ...call, contentType, contentEncoding: 'identity' })).status).toBe(400);
    }
  });
});

test.each([
  ['generateCopy', { productName: 'Mug \ud83d', targetAudience: 'Tea\0 lovers\nat home' }, 200],
  ['saveIntegration', { platform: 'emag', shopId: '\udc00shop\0' }, 200],
] as const)('%s: what no database takes in a text is taken out of it', async (name, body, status) => {
  const call = { name, caller: 'admin', address: contract[name].path, contentType: 'application/json' } as const;
  const answer = await target.send({ ...call, body: Buffer.from(JSON.stringify(body)) });
  expect(`${answer.status} ${answer.text}`).toMatch(new RegExp(`^${status} .*(?:\ufffd|Tea lovers at home)`));
});

describe('[CALL-1] [CALL-3] the client takes the answer of a full shop', () => {
  const plain = calls.filter(([, { method, path, answer }]) => {
    return method === 'GET' && !path.includes(':') && typeof answer !== 'string';
  });
  // What they ask for is in a mail.
  const reads = plain.filter(([name]) => name !== 'verifyEmail');
  async function clientOf(caller: 'admin' | 'operator'): Promise<Client> {
    const tokens = memoryTokens({ accessToken: await target.tokenOf(caller), refreshToken: '' });
    return createClient({ baseUrl: target.address, tokens, onSessionEnd: () => {} });
  }
  const query: Partial<Record<RouteName, object>> = {
    getOverview: { from: '2026-01-01', to: '2026-03-31' },
    listChannels: { from: '2026-01-01', to: '2026-03-31' },
    listProductProfits: { from: '2026-01-01', to: '2026-03-31' },
    getCustomers: { from: '2026-01-01', to: '2026-03-31' },
    compareShops: { from: '2026-01-01', to: '2026-03-31', currency: 'EUR' },
    getVisits: { from: '2026-01-01', to: '2026-03-31' },
    listDayEvents: { from: '2026-01-01', to: '2026-03-31' },
    listGuides: { language: 'ro' },
    getForecastParts: { by: 'product' },
    search: { q: 'lamp' },
    listSavedViews: { list: 'products' },
    runReport: {
      definition: JSON.stringify({
        metrics: ['net_sales', 'orders'],
        dimensions: ['month'],
        period: { kind: 'custom', from: '2026-01-01', to: '2026-03-31' },
        compare: 'none',
        limit: 10,
        chart: 'none',
      }),
    },
  };
  test.each(reads)('%s', async (name, route) => {
    const { access, answer } = route;
    const client: AnyCall = await clientOf(access === 'operator' ? 'operator' : 'admin');
    const got = await client.call(route, { query: query[name] ?? {} });
    expect(typeof answer !== 'string' && answer.safeParse(got).success).toBe(true);
  });

  test.each([
    ['getOrder', '9999999999'],
    ['getImport', NOBODY],
    ['getCampaign', NOBODY],
    ['getConversation', NOBODY],
  ] as const)('%s of what is not there is 404', async (name, id) => {
    const client = await clientOf(name === 'getConversation' ? 'operator' : 'admin');
    const error = await client.call(contract[name], { params: { id } }).catch((reason: unknown) => reason);
    expect(isApiError(error) && [error.status, error.code]).toEqual([404, 'not_found']);
  });
});

// Right, nearly right and hostile; tests/faults/fuzz.test.ts makes 20,000 of them, others at each run.
test('[CALL-1] [AUTH-18] 150 calls made up from the contract are answered in its shapes, never with a fault of the server', async () => {
  const { faults, statuses } = await fuzz(target, { calls: 150, seed: 20_261_121 });
  expect(faults).toEqual([]);
  // Neither all refused nor all let through.
  expect(statuses[200]).toBeGreaterThan(30);
  expect(statuses[400]).toBeGreaterThan(15);
}, 120_000);

test(
  '[CALL-1] [AUTH-18] 150 calls with texts of odd characters are answered without a fault of the server',
  { tags: ['full'], timeout: 120_000 },
  async () => {
    const { faults, statuses } = await fuzz(target, { calls: 150, seed: 20_261_124, aims: ODD });
    expect(faults).toEqual([]);
    expect(statuses[200]).toBeGreaterThan(30);
  },
);
