import { randomInt, randomUUID } from 'node:crypto';
import http from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { contract, LoginResponse, type RouteName } from '@adaos/api';
import { createAccessTokens } from '../../packages/server/src/auth/access-tokens.ts';
import { createPasswords } from '../../packages/server/src/auth/passwords.ts';
import { loadSecret } from '../../packages/server/src/config/secret.ts';
import { readPostmasterFile } from '../../packages/server/src/db/embedded/postmaster.ts';

export const PASSWORD = 'violet kettle 48 marsh';

/** The database of a running server, as the owner of its tables. */
async function connectDatabase(dataDir: string): Promise<pg.Client> {
  const { socketDir } = (await readPostmasterFile(join(dataDir, 'postgres'))) ?? {};
  const client = new pg.Client({ host: socketDir ?? '', user: 'adaos', database: 'adaos', ssl: false });
  await client.connect();
  return client;
}

export async function queryDatabase(dataDir: string, text: string, values: unknown[]): Promise<void> {
  const client = await connectDatabase(dataDir);
  await client.query(text, values);
  await client.end();
}

/** Companies with one verified member each, written by the owner of the database: a thousand mails would show nothing new. */
export async function addPeople(dataDir: string, count: number): Promise<string[]> {
  const client = await connectDatabase(dataDir);
  const emails = Array.from({ length: count }, () => `load-${randomUUID()}@shop.example`);
  const hash = await createPasswords().hash(PASSWORD);
  await client.query(
    `with people as (
       insert into accounts (id, email, name, password_hash, email_verified_at)
       select gen_random_uuid(), email, 'Load', $2, now() from unnest($1::text[]) as email returning id),
     companies as (
       insert into shops (shop_id, name) select id, 'Load' from people returning shop_id)
     insert into members (shop_id, account_id, role) select shop_id, shop_id, 'admin' from companies`,
    [emails, hash],
  );
  await client.end();
  return emails;
}

/** A session of each, and its access token, without the work of a login. */
export async function openSessions(dataDir: string, emails: readonly string[]): Promise<string[]> {
  const client = await connectDatabase(dataDir);
  const { rows } = await client.query<{ accountId: string; sessionId: string }>(
    `insert into sessions (id, account_id, expires_at)
     select gen_random_uuid(), id, now() + interval '1 day' from accounts where email = any($1)
     returning account_id as "accountId", id as "sessionId"`,
    [emails],
  );
  await client.end();
  const tokens = createAccessTokens(await loadSecret(dataDir, null));
  return Promise.all(rows.map((subject) => tokens.issue(subject)));
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** One call, from an address of its own. Lighter than `fetch`: the tester shares the cores with what it measures. */
export function post(address: string, name: RouteName, body: object): Promise<{ status: number; text: string }> {
  const { method, path } = contract[name];
  const payload = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    accept: 'application/json',
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  };
  return new Promise((resolve, reject) => {
    const sent = http.request(`${address}${path}`, { agent, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

export async function logIn(address: string, email: string): Promise<LoginResponse> {
  const { status, text } = await post(address, 'login', { email, password: PASSWORD });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return LoginResponse.parse(JSON.parse(text));
}
