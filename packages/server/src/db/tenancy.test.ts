import { DEFAULT_CHOICES } from '@adaos/domain';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '../audit/record.ts';
import { saveChoices } from '../notifications/choices.ts';
import { notify } from '../notifications/notify.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addBillingRows } from '../testing/billing-rows.ts';
import { addSupportRows } from '../testing/support-rows.ts';
import { addInsightRows } from '../testing/insight-rows.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { APP_ROLE } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import type { Schema } from './schema.ts';

/** Tables that belong to no shop. */
const GLOBAL: ReadonlySet<string> = new Set([
  'accounts',
  'sessions',
  'refresh_tokens',
  'email_tokens',
  'rate_limits',
  'second_factors',
  'backup_codes',
  'known_devices',
  'push_devices',
  'sms_numbers',
  'contact_messages',
  'reference_rates',
  'billing_events',
  'connected_stores',
  'conversation_queue',
  'due_deliveries',
  'sandbox_subscriptions',
  'sandbox_checkouts',
]);
const OF_KYSELY = new Set(['kysely_migration', 'kysely_migration_lock']);

let testDatabase: TestDatabase;
let database: Database;
let owner: pg.Client;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.config);
  owner = new pg.Client(testDatabase.config);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.close();
  await testDatabase.drop();
});

async function rows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await owner.query(text, values)).rows as T[];
}

async function shopTables(): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  return tables.map(({ name }) => name).filter((name) => !GLOBAL.has(name) && !OF_KYSELY.has(name));
}

describe('the catalog', () => {
  test('every table of a shop has shop_id first in its primary key', async () => {
    const tables = await shopTables();
    expect(tables.length).toBeGreaterThanOrEqual(10);
    const keys = await rows<{ name: string; first: string }>(`
      select c.relname as name, a.attname as first
      from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisprimary and c.relnamespace = 'public'::regnamespace`);
    const firsts = Object.fromEntries(keys.map(({ name, first }) => [name, first]));
    for (const table of tables) expect({ table, first: firsts[table] }).toEqual({ table, first: 'shop_id' });
  });

  test('every index of a shop’s table that keeps something unique begins with shop_id', async () => {
    const tables = await shopTables();
    const indexes = await rows<{ name: string; table: string; first: string }>(`
      select i.indexrelid::regclass::text as name, c.relname as table, a.attname as first
      from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisunique and c.relnamespace = 'public'::regnamespace`);
    const strangers = indexes.filter(({ table, first }) => tables.includes(table) && first !== 'shop_id');
    // From an account to its shops: looked up before the shop is known, and unique in both ways.
    expect(strangers.map(({ name }) => name)).toEqual(['members_account_key']);
  });

  test('every foreign key between tables of a shop has shop_id first on both sides', async () => {
    const tables = await shopTables();
    const keys = await rows<{ name: string; from: string; to: string; mine: string; theirs: string }>(`
      select k.conname as name, c.relname as from, r.relname as to, a.attname as mine, b.attname as theirs
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = r.oid and b.attnum = k.confkey[1]
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`);
    const between = keys.filter(({ from, to }) => tables.includes(from) && tables.includes(to));
    expect(between.length).toBeGreaterThan(3);
    for (const { name, mine, theirs } of between) {
      expect({ name, mine, theirs }).toEqual({ name, mine: 'shop_id', theirs: 'shop_id' });
    }
    // The only way out of a shop is to the person behind a membership.
    const outward = keys.filter(({ from, to }) => tables.includes(from) && !tables.includes(to));
    expect(outward.map(({ from, to }) => `${from} ${to}`)).toEqual(['members accounts']);
  });

  test('every table of a shop has row-level security and a policy for the shop of the transaction, reading and writing', async () => {
    const tables = await shopTables();
    const secured = await rows<{
      name: string;
      enabled: boolean;
      reads: string | null;
      writes: string | null;
      roles: string;
    }>(`
      select c.relname as name, c.relrowsecurity as enabled, p.qual as reads, p.with_check as writes, p.roles::text as roles
      from pg_class c left join pg_policies p on p.tablename = c.relname and p.schemaname = 'public' and p.cmd = 'ALL'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    for (const table of tables) {
      const found = secured.filter(({ name }) => name === table);
      // Without a subquery: a database that is spread over several machines takes none.
      const own = '(shop_id = current_shop_id())';
      expect(found).toEqual([{ name: table, enabled: true, reads: own, writes: own, roles: `{${APP_ROLE}}` }]);
    }
  });

  test('no table of a shop has a trigger: what follows from a row is written by the code that writes it', async () => {
    const tables = await shopTables();
    const triggers = await rows<{ table: string; name: string }>(
      `select tgrelid::regclass::text as table, tgname as name from pg_trigger where not tgisinternal`,
    );
    expect(triggers.filter(({ table }) => tables.includes(table))).toEqual([]);
  });

  test('no other policy lets more through than a person’s own memberships', async () => {
    const policies = await rows<{ policy: string; command: string }>(
      `select tablename || '.' || policyname as policy, cmd as command from pg_policies where schemaname = 'public' and cmd <> 'ALL'`,
    );
    expect(policies).toEqual([{ policy: 'members.own_memberships', command: 'SELECT' }]);
  });

  test('the application’s role owns nothing, passes no row-level security and is no superuser', async () => {
    const [role] = await rows(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname = $1',
      [APP_ROLE],
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
    });
    const owned = await rows(
      `select relname from pg_class where relowner = $1::regrole
       union all select proname from pg_proc where proowner = $1::regrole
       union all select nspname from pg_namespace where nspowner = $1::regrole`,
      [APP_ROLE],
    );
    expect(owned).toEqual([]);
    const members = await rows('select 1 from pg_auth_members where member = $1::regrole', [APP_ROLE]);
    expect(members).toEqual([]);
  });

  test('no function of the database runs with the rights of its owner', async () => {
    expect(await rows(`select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`)).toEqual(
      [],
    );
  });

  test.each(['ledger_entries', 'audit_entries'])('%s can only be added to', async (table) => {
    const rights = await rows<{ right: string }>(
      `select privilege_type as right from information_schema.role_table_grants
       where grantee = $1 and table_name = $2 order by 1`,
      [APP_ROLE, table],
    );
    expect(rights.map(({ right }) => right)).toEqual(['INSERT', 'SELECT']);
  });
});

describe('a query without its filter', () => {
  const [mine, theirs] = [uuidv7(), uuidv7()];

  /** Fills every table of a shop with at least one row. */
  async function fillShop(shopId: string): Promise<void> {
    const accountId = uuidv7();
    await database.db
      .insertInto('accounts')
      .values({
        id: accountId,
        email: `${accountId}@shop.example`,
        name: 'Ana',
        password_hash: '',
        phone: null,
        email_verified_at: null,
      })
      .execute();
    const importId = uuidv7();
    await database.forShop(shopId, async (trx) => {
      await trx
        .insertInto('shops')
        .values({ shop_id: shopId, name: shopId, registration_number: null, currency: 'EUR' })
        .execute();
      await trx.insertInto('members').values({ shop_id: shopId, account_id: accountId }).execute();
      await trx
        .insertInto('invitations')
        .values({
          shop_id: shopId,
          id: uuidv7(),
          email: `invited-${accountId}@shop.example`,
          name: 'Mihai',
          role: 'viewer',
          password_hash: '',
          language: 'en',
        })
        .execute();
      await trx.insertInto('served_shops').values({ shop_id: shopId, served_shop: uuidv7() }).execute();
      await saveChoices(trx, { shopId, accountId }, DEFAULT_CHOICES);
      await trx
        .insertInto('notice_hooks')
        .values({ shop_id: shopId, kind: 'slack', sealed: Buffer.from('x'), hint: '', topics: [], language: 'en' })
        .execute();
      await trx
        .insertInto('saved_views')
        .values({
          shop_id: shopId,
          id: uuidv7(),
          account_id: accountId,
          list: 'products',
          name: 'Losing',
          query: 'show=losing',
          shared: true,
        })
        .execute();
      await trx
        .insertInto('reports')
        .values({
          shop_id: shopId,
          id: uuidv7(),
          account_id: accountId,
          name: 'Sales by month',
          definition: '{}',
          shared: true,
          role: 'viewer',
        })
        .execute();
      await trx
        .insertInto('report_mails')
        .values({ shop_id: shopId, account_id: accountId, report: 'profit-and-loss', every: 'week', files: 'pdf' })
        .execute();
      await trx
        .insertInto('api_keys')
        .values({
          shop_id: shopId,
          id: uuidv7(),
          account_id: accountId,
          prefix: '0a1b2c3d',
          hash: Buffer.from('x'),
          name: 'Sheet',
          role: 'viewer',
          scopes: ['read:metrics'],
        })
        .execute();
      await notify(trx, { shopId, accountIds: [accountId] }, { code: 'notification.two_factor_on', values: {} });
      await recordAudit(trx, { shopId, accountId }, { action: 'goods_cost_set', details: { from: null, to: 40 } });
      await trx
        .insertInto('imports')
        .values({
          shop_id: shopId,
          id: importId,
          file_name: 'orders.csv',
          mapping: null,
          goods_cost_percent: null,
          currency: 'EUR',
          timezone: 'UTC',
          created_by: null,
        })
        .execute();
      await trx
        .insertInto('import_chunks')
        .values({ shop_id: shopId, import_id: importId, position: 0, data: Buffer.from('x') })
        .execute();
      await trx
        .insertInto('import_rejections')
        .values({ shop_id: shopId, import_id: importId, line: 2, code: 'order_missing', reason: '', text: '' })
        .execute();
    });
    const builder = ledgerBuilder(database, shopId);
    const { id } = await builder.addOrder({
      on: '2024-01-02',
      customer: 'ana@shop.example',
      lines: [{ amount: 1000, goodsCost: 400 }],
    });
    await builder.addOrder({ on: '2024-01-02', entries: [{ kind: 'shipping_cost', amount: -400 }] });
    await builder.addRule(40);
    await database.forShop(shopId, (trx) => addInsightRows(trx, shopId, id));
    await database.forShop(shopId, (trx) => addBillingRows(trx, shopId, accountId));
    await database.forShop(shopId, (trx) => addSupportRows(trx, shopId, accountId));
  }

  beforeAll(async () => {
    await fillShop(mine);
    await fillShop(theirs);
  });

  test('every table holds rows of both shops, to be sure that there is something to hide', async () => {
    for (const table of await shopTables()) {
      const [found] = await rows<{ shops: string }>(`select count(distinct shop_id) as shops from ${table}`);
      expect({ table, shops: found?.shops }).toEqual({ table, shops: '2' });
    }
  });

  test('sees the rows of its shop alone', async () => {
    const tables = (await shopTables()) as (keyof Schema)[];
    await database.forShop(mine, async (trx) => {
      for (const table of tables) {
        const seen = (
          await trx
            .selectFrom(table as 'orders')
            .select('shop_id')
            .distinct()
            .execute()
        ).map(({ shop_id: id }) => id);
        expect({ table, seen }).toEqual({ table, seen: [mine] });
      }
    });
  });

  test('sees nothing where no shop is named', async () => {
    for (const table of (await shopTables()) as (keyof Schema)[]) {
      expect(
        await database.db
          .selectFrom(table as 'orders')
          .select('shop_id')
          .execute(),
      ).toEqual([]);
    }
  });

  test('changes nothing of another shop', async () => {
    await database.forShop(mine, async (trx) => {
      const updated = await trx
        .updateTable('orders')
        .set({ status: 'x' })
        .where('shop_id', '=', theirs)
        .executeTakeFirst();
      expect(updated.numUpdatedRows).toBe(0n);
      const deleted = await trx.deleteFrom('imports').where('shop_id', '=', theirs).executeTakeFirst();
      expect(deleted.numDeletedRows).toBe(0n);
    });
  });

  test('writes nothing into another shop', async () => {
    const foreign = {
      shop_id: theirs,
      external_id: '9',
      kind: 'order',
      placed_at: new Date(),
      order_on: '2024-01-02',
      currency: 'EUR',
      customer: null,
      country: null,
      status: null,
    } as const;
    await expect(database.forShop(mine, (trx) => trx.insertInto('orders').values(foreign).execute())).rejects.toThrow(
      /row-level security/,
    );
    await expect(
      database.forShop(mine, (trx) =>
        trx.updateTable('orders').set({ shop_id: theirs }).where('shop_id', '=', mine).execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('cannot change or take back an entry of the ledger', async () => {
    await expect(
      database.forShop(mine, (trx) => trx.updateTable('ledger_entries').set({ amount_minor: 0 }).execute()),
    ).rejects.toThrow(/permission denied/);
    await expect(database.forShop(mine, (trx) => trx.deleteFrom('ledger_entries').execute())).rejects.toThrow(
      /permission denied/,
    );
  });
});
