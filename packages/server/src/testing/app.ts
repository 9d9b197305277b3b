import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@adaos/api';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import type { Authenticate } from '../http/app/authenticate.ts';
import { buildApp, type RouteModule } from '../http/app/build-app.ts';
import { NotAuthenticatedError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import type { BodyPace } from '../http/app/slow-bodies.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { startJobs } from '../jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface TestShop {
  readonly shopId: string;
  readonly accountId: string;
  readonly actor: Actor;
  /** What a call of this member carries. */
  readonly headers: { readonly authorization: string; readonly accept: string };
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Its database, as the owner of the tables reaches it. */
  readonly testDatabase: TestDatabase;
  /** A new shop with one verified member, an admin unless set otherwise. */
  createShop(options?: {
    role?: Role;
    currency?: string | null;
    timezone?: string;
    operator?: boolean;
  }): Promise<TestShop>;
  /** One more member of a shop. */
  joinShop(shop: TestShop, options: { role: Role }): Promise<TestShop>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly modules?: readonly RouteModule[];
  /** The real one, where it is under test; else the members of `createShop` are known by their headers. */
  readonly authenticate?: (services: Services) => Authenticate;
  readonly env?: Readonly<Record<string, string>>;
  readonly bodyPace?: BodyPace;
  /** The work behind the answers that is under test. */
  readonly workers?: readonly ((services: Services) => Promise<void>)[];
}

/** The calls of some modules on a database of their own, without listening. For tests of the `server` project. */
export async function createTestApp({
  modules = [],
  authenticate,
  env = {},
  bodyPace,
  workers = [],
}: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'adaos-app-'));
  const log = pino({ level: 'silent' });
  const database = openDatabase(testDatabase.config);
  const jobs = await startJobs(testDatabase.config, log);
  const config = readConfig(env);
  const services: Services = {
    config,
    appOrigin: () => config.appOrigin ?? 'http://localhost',
    secret: new Uint8Array(32).fill(7),
    dataDir,
    database,
    jobs,
    log,
  };
  const members = new Map<string, Actor>();
  const byHeader: Authenticate = async (request) => {
    const actor = members.get(request.headers.authorization ?? '');
    if (!actor) throw new NotAuthenticatedError('invalid_token', 'Please sign in.');
    return actor;
  };
  const app = await buildApp({
    services,
    authenticate: authenticate?.(services) ?? byHeader,
    modules,
    appDir: dataDir,
    bodyPace,
  });
  for (const register of workers) await register(services);

  async function addAccount(operator: boolean): Promise<string> {
    const accountId = uuidv7();
    await database.db
      .insertInto('accounts')
      .values({
        id: accountId,
        email: `${accountId}@shop.example`,
        name: 'Ana',
        password_hash: '',
        phone: null,
        email_verified_at: new Date(),
        operator,
      })
      .execute();
    return accountId;
  }
  function asMember(member: Pick<Actor, 'shopId' | 'accountId' | 'role' | 'operator'>): TestShop {
    const { shopId, accountId } = member;
    const actor: Actor = { ...member, sessionId: uuidv7(), mustChangePassword: false };
    const authorization = `Bearer ${randomUUID()}`;
    members.set(authorization, actor);
    return { shopId, accountId, actor, headers: { authorization, accept: 'application/json' } };
  }

  return {
    app,
    services,
    testDatabase,
    async createShop({ role = 'admin', currency = 'EUR', timezone = 'UTC', operator = false } = {}) {
      const shopId = uuidv7();
      const accountId = await addAccount(operator);
      await database.forShop(shopId, async (trx) => {
        await trx
          .insertInto('shops')
          .values({ shop_id: shopId, name: 'Shop', registration_number: null, currency, timezone })
          .execute();
        await trx.insertInto('members').values({ shop_id: shopId, account_id: accountId, role }).execute();
      });
      return asMember({ shopId, accountId, role, operator });
    },
    async joinShop({ shopId }, { role }) {
      const accountId = await addAccount(false);
      await database.forShop(shopId, (trx) =>
        trx.insertInto('members').values({ shop_id: shopId, account_id: accountId, role }).execute(),
      );
      return asMember({ shopId, accountId, role, operator: false });
    },
    async close() {
      await app.close();
      await jobs.stop(0);
      await database.close();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
