import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createHub, type Listener } from './hub.ts';

const log = pino({ level: 'silent' });
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.config);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

test('closes while it is still connecting', { timeout: 10_000 }, async () => {
  await createHub(database, log).close();
});

test('has every chat look again who it is once notifications come, few of them at a time', async () => {
  let [under, most] = [0, 0];
  const looked = new Set<string>();
  const chatOf = (shopId: string, accountId: string): Listener => ({
    shopId,
    accountId,
    sessionId: uuidv7(),
    onMessage: () => {},
    onSessionEnd: () => {},
    async onMemberChange() {
      under += 1;
      most = Math.max(most, under);
      await database.db.selectFrom('accounts').select('id').where('id', '=', accountId).execute();
      looked.add(accountId);
      under -= 1;
    },
  });
  const hub = createHub(database, log);
  for (const shopId of [uuidv7(), uuidv7()]) for (let at = 0; at < 30; at += 1) hub.add(chatOf(shopId, uuidv7()));
  await expect.poll(() => looked.size).toBe(60);
  expect(most).toBeLessThanOrEqual(4);
  await hub.close();
});
