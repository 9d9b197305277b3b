import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Role, type RouteDefinition, type RouteName, SANDBOX_CARDS } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import { BODY_LIMIT } from '../../http/app/build-app.ts';
import { createLogger } from '../../http/app/logger.ts';
import { createAccessTokens } from '../../auth/access-tokens.ts';
import { createPasswords } from '../../auth/passwords.ts';
import { readConfig } from '../../config/config.ts';
import { createDemoShop, LOCAL_DEMO_EMAIL, yesterday } from '../../demo/demo-shop.ts';
import { type RunningServer, startServer } from '../../server.ts';
import type { CallerName, FuzzedRequest, KnownTo } from './requests.ts';

const PASSWORD = 'violet kettle 48 marsh';
const ROLES: Record<Exclude<CallerName, 'nobody' | 'forged'>, Role> = {
  admin: 'admin',
  manager: 'manager',
  viewer: 'viewer',
  operator: 'viewer',
};

/** Fields that take what another is called by. */
const SAME: Record<string, string> = {
  oldPassword: 'password',
  newPassword: 'password',
  confirmPassword: 'password',
  ids: 'id',
  cursor: 'nextCursor',
};
const FIXED: Record<string, readonly string[]> = {
  password: [PASSWORD],
  card: Object.values(SANDBOX_CARDS),
  timezone: ['Europe/Bucharest', 'America/New_York'],
  currency: ['EUR', 'GBP'],
  mapping: ['Description', '\\ud83d', '\\u0000', 'Desc\\u0000ription'].map(
    (name) => `{"orderId":"Invoice","date":"InvoiceDate","quantity":"Quantity","price":"Price","name":"${name}"}`,
  ),
};

const ADMIN_CALL = { caller: 'admin', contentType: 'application/json', body: null } as const;

export interface WireAnswer {
  /** 0: the connection was closed in place of an answer, as it may be for a body that is too large. */
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** A server with a shop full of data, and one person of each role. */
export interface Target {
  /** Without a slash at its end. */
  readonly address: string;
  /** A token of the person's open session. */
  tokenOf(caller: keyof typeof ROLES): Promise<string>;
  send(request: FuzzedRequest): Promise<WireAnswer>;
  /** Looks what exists now, so that calls reach something; forgets who has tried too often. */
  explore(): Promise<KnownTo>;
  close(): Promise<void>;
}

const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function exchange(
  agent: http.Agent,
  base: string,
  { method, address, headers, body }: { method: string; address: string; headers: object; body: Buffer | null },
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const length = body === null ? {} : { 'content-length': body.length };
    const sent = http.request(
      { agent, hostname, port, method, path: address, headers: { accept: 'application/json', ...headers, ...length } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('error', reject);
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, contentType: answer.headers['content-type'] ?? '', text });
        });
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server closes on what is larger than it reads, maybe before its answer has come through.
      const closed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      if (closed && body !== null && body.length > BODY_LIMIT) resolve({ status: 0, contentType: '', text: '' });
      else reject(error);
    });
    sent.end(body ?? undefined);
  });
}

/** Every string of an answer under the name that it has there. */
function harvest(value: unknown, name: string, found: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const one of value) harvest(one, name, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) harvest(one, key, found);
  } else if (typeof value === 'string' && value !== '' && value.length < 300) {
    const pool = found.get(name) ?? new Set();
    if (pool.size < 60) found.set(name, pool.add(value));
  }
}

async function openSession({ services }: RunningServer, shopId: string, caller: keyof typeof ROLES, id: string) {
  const { database, secret } = services;
  const sessionId = uuidv7();
  const operator = caller === 'operator';
  await database.forShop(shopId, async (trx) => {
    const own = { name: caller, password_hash: await hashed, must_change_password: false, operator };
    await trx
      .insertInto('accounts')
      // A new address: when the account is gone, a call made up may have registered its old one.
      .values({ id, email: `${caller}-${sessionId}@fuzz.example`, ...own, phone: null, email_verified_at: new Date() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(own))
      .execute();
    const role = ROLES[caller];
    await trx
      .insertInto('members')
      .values({ shop_id: shopId, account_id: id, role })
      .onConflict((conflict) => conflict.columns(['shop_id', 'account_id']).doUpdateSet({ role }))
      .execute();
    const expires_at = new Date(Date.now() + 3_600_000);
    await trx.insertInto('sessions').values({ id: sessionId, account_id: id, expires_at, user_agent: null }).execute();
  });
  return createAccessTokens(secret).issue({ accountId: id, sessionId });
}
const hashed = createPasswords().hash(PASSWORD);

/** Starts the whole server on a database of its own, or on a given one, and fills it with the demo shop. */
export async function startTarget(databaseUrl?: string): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adaos-fuzz-'));
  const env = { DATA_DIR: dataDir, PORT: '0', TRUST_PROXY: '1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await startServer(readConfig(env), createLogger({ logLevel: 'silent' }));
  const agent = new http.Agent({ keepAlive: true });
  const { database } = server.services;
  const owner = { email: LOCAL_DEMO_EMAIL, password: PASSWORD };
  const shopId = (await createDemoShop(database, owner, { lastDay: yesterday() })) ?? '';
  const ids = { admin: uuidv7(), manager: uuidv7(), viewer: uuidv7(), operator: uuidv7() };

  const sessions = new Map<CallerName, Promise<string>>();
  const tokenOf = (caller: keyof typeof ROLES) => {
    const token = sessions.get(caller) ?? openSession(server, shopId, caller, ids[caller]);
    sessions.set(caller, token);
    return token;
  };
  async function authorization(caller: CallerName): Promise<object> {
    if (caller === 'nobody') return {};
    if (caller === 'forged') return { authorization: `Bearer ${randomBytes(30).toString('base64url')}` };
    return { authorization: `Bearer ${await tokenOf(caller)}` };
  }
  const send: Target['send'] = async ({ name, caller, address, contentType, contentEncoding, body }) => {
    const { method, path } = contract[name] as RouteDefinition;
    const type = contentType === null ? {} : { 'content-type': contentType };
    // Every caller from an address of its own, so that limits by address do not hide the rest.
    const coding = contentEncoding === undefined ? {} : { 'content-encoding': contentEncoding };
    const headers = { ...(await authorization(caller)), ...type, ...coding, 'x-forwarded-for': randomAddress() };
    const answer = await exchange(agent, server.address, { method, address, headers, body });
    // It may have ended sessions, changed roles or deleted people: they start again.
    if (method !== 'GET' && path.startsWith('/auth/')) sessions.clear();
    return answer;
  };

  async function explore(): Promise<KnownTo> {
    await database.pool.query('delete from rate_limits');
    const everywhere = new Map<string, Set<string>>();
    const at = new Map<string, Map<string, Set<string>>>();
    for (const [name, { method, path, access }] of Object.entries<RouteDefinition>(contract)) {
      if (method !== 'GET' || path.includes(':')) continue;
      const caller = access === 'operator' ? 'operator' : 'admin';
      const request = { ...ADMIN_CALL, name: name as RouteName, caller, address: path } as const;
      const answer = await send(request);
      if (!answer.contentType.startsWith('application/json')) continue;
      const here = new Map<string, Set<string>>();
      harvest(JSON.parse(answer.text), '', here);
      at.set(path, here);
      harvest(JSON.parse(answer.text), '', everywhere);
    }
    const begin = contract.createCheckoutSession.path;
    const body = Buffer.from('{"plan":"growth"}');
    const made: FuzzedRequest = { ...ADMIN_CALL, name: 'createCheckoutSession', address: begin, body };
    const checkouts = new Map<string, Set<string>>();
    harvest(JSON.parse((await send(made)).text), '', checkouts);
    at.set('/billing/sandbox/checkout', checkouts);
    return ({ path }) => {
      const here = at.get(path.split('/:', 1)[0] ?? '');
      return (field) => {
        const name = SAME[field] ?? field;
        return [...(FIXED[name] ?? here?.get(name) ?? everywhere.get(name) ?? [])];
      };
    };
  }

  return {
    address: server.address,
    tokenOf,
    send,
    explore,
    async close() {
      agent.destroy();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
