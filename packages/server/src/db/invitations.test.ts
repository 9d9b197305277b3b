import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate } from '../jobs/migrate.ts';

let testDatabase: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ upTo: '0014-bulk-without-keys' });
  owner = new pg.Client(testDatabase.config);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await testDatabase.drop();
});

const shopId = uuidv7();

/** A user as a server of the last version kept one, with a session, a second factor and a link. */
async function insertUser(
  name: string,
  columns: { verified: boolean; invited: boolean; used: boolean },
): Promise<string> {
  const id = uuidv7();
  const { verified, invited, used } = columns;
  await owner.query(
    `insert into accounts (id, email, name, password_hash, language, email_verified_at, invited_at, last_login_at)
     values ($1, $2, $3, 'hash of ' || $3, 'ro', case when $4 then now() end, case when $5 then now() end,
       case when $6 then now() end)`,
    [id, `${name}@shop.example`, name, verified, invited, used],
  );
  await owner.query("insert into members (shop_id, account_id, role) values ($1, $2, 'manager')", [shopId, id]);
  await owner.query(
    `insert into email_tokens (token_hash, account_id, purpose, expires_at)
     values (convert_to($1, 'utf8'), $2, 'verify', now() + interval '1 hour')`,
    [`link of ${name}`, id],
  );
  if (used) {
    await owner.query("insert into sessions (id, account_id, expires_at) values ($1, $2, now() + interval '1 day')", [
      uuidv7(),
      id,
    ]);
  }
  return id;
}

test('users who were added become invitations; one who got in without a proof of the address has to bring it', async () => {
  await owner.query("insert into shops (shop_id, name) values ($1, 'Shop')", [shopId]);
  const invited = await insertUser('invited', { verified: false, invited: true, used: false });
  const unproven = await insertUser('unproven', { verified: false, invited: true, used: true });
  const proven = await insertUser('proven', { verified: true, invited: true, used: true });
  const registered = await insertUser('registered', { verified: false, invited: false, used: false });

  await migrate(testDatabase.config);

  const { rows: accounts } = await owner.query('select name, password_hash as hash from accounts order by name');
  expect(accounts).toEqual([
    { name: 'proven', hash: 'hash of proven' },
    { name: 'registered', hash: 'hash of registered' },
    { name: 'unproven', hash: null },
  ]);
  const { rows: invitations } = await owner.query(
    'select shop_id, id, email, name, role, password_hash, language from invitations',
  );
  expect(invitations).toEqual([
    {
      shop_id: shopId,
      id: invited,
      email: 'invited@shop.example',
      name: 'invited',
      role: 'manager',
      password_hash: 'hash of invited',
      language: 'ro',
    },
  ]);
  const { rows: links } = await owner.query(
    `select convert_from(token_hash, 'utf8') as link, purpose, account_id, invitation_id from email_tokens order by 1`,
  );
  expect(links).toEqual([
    { link: 'link of invited', purpose: 'invitation', account_id: null, invitation_id: invited },
    { link: 'link of proven', purpose: 'verify', account_id: proven, invitation_id: null },
    { link: 'link of registered', purpose: 'verify', account_id: registered, invitation_id: null },
  ]);
  const { rows: open } = await owner.query('select account_id from sessions where ended_at is null');
  expect(open).toEqual([{ account_id: proven }]);
  const { rows: members } = await owner.query('select account_id as id from members');
  expect(members.map(({ id }: { id: string }) => id).toSorted()).toEqual([unproven, proven, registered].toSorted());
});
