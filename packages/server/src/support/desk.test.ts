import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Services } from '../services/services.ts';
import type { Database } from '../db/database.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { ask } from './ask.ts';
import { answerConversation, listConversations } from './desk.ts';

const UNKNOWN = 'Was ist der Sinn des Lebens, Herr Professor?';

let testApp: TestApp;
let database: Database;
let shop: TestShop;
let operator: TestShop;

beforeAll(async () => {
  testApp = await createTestApp();
  ({ database } = testApp.services);
  operator = await testApp.createShop({ operator: true });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop();
});

const asking = (services: Services = testApp.services, { actor } = shop) =>
  ask(services, actor, { text: UNKNOWN, id: undefined, language: 'en' });
const conversation = ({ shopId, accountId } = shop) =>
  database.readShop(shopId, (trx) =>
    trx
      .selectFrom('conversations')
      .select(['id', 'waiting_since'])
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  );
const answer = async (by = database, id = uuidv7()) =>
  answerConversation(by, operator.actor, (await conversation()).id, { id, text: 'Forty-two.' });

/** @param work runs once, after a question was kept and before its answer is. */
function whileLookedUp(work: () => Promise<unknown>): Services {
  let transactions = 0;
  const forShop: Database['forShop'] = async (shopId, inShop) => {
    transactions += 1;
    if (transactions === 2) await work();
    return database.forShop(shopId, inShop);
  };
  return { ...testApp.services, database: { ...database, forShop } };
}

describe('a conversation that is handed over', () => {
  test('waits since the first question that nobody has answered', async () => {
    await asking();
    const { waiting_since } = await conversation();
    expect(waiting_since).not.toBeNull();
    await asking();
    expect(await conversation()).toMatchObject({ waiting_since });
    await answer();
    expect(await conversation()).toMatchObject({ waiting_since: null });
  });

  test.each([
    ['the first question', 0],
    ['another question', 1],
  ])('does not wait where a person answers while %s is looked up', async (_, before) => {
    for (let at = 0; at < before; at += 1) await asking();
    await asking(whileLookedUp(() => answer()));
    expect(await conversation()).toMatchObject({ waiting_since: null });
    await asking();
    expect((await conversation()).waiting_since).not.toBeNull();
  });

  test('does not wait where the answer of a person is just being written', async () => {
    const blocked = async () => {
      const { rows } = await database.pool.query(
        `select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
      );
      return rows.length;
    };
    let answered: Promise<unknown> = Promise.resolve();
    await asking(
      whileLookedUp(async () => {
        const written = Promise.withResolvers<void>();
        const forShop: Database['forShop'] = (shopId, inShop) =>
          database.forShop(shopId, async (trx) => {
            const result = await inShop(trx);
            written.resolve();
            await expect.poll(blocked).toBe(1);
            return result;
          });
        answered = answer({ ...database, forShop });
        await written.promise;
      }),
    );
    await answered;
    expect(await conversation()).toMatchObject({ waiting_since: null });
  });

  test('does not wait where another process has answered the same question meanwhile', async () => {
    const id = uuidv7();
    const other = async () => {
      const { id: conversation_id } = await conversation();
      const { shopId: shop_id } = shop;
      const row = { shop_id, id: uuidv7(), conversation_id, sender: 'bot' as const, text: 'Love.', author_id: null };
      await database.forShop(shop_id, (trx) =>
        trx
          .insertInto('support_messages')
          .values({ ...row, reply_to: id })
          .execute(),
      );
    };
    const asked = await ask(whileLookedUp(other), shop.actor, { text: UNKNOWN, id, language: 'en' });
    expect(asked.answer).toMatchObject({ text: 'Love.' });
    expect(await conversation()).toMatchObject({ waiting_since: null });
  });
});

describe('an answer of a person', () => {
  test('under the id of a message of another conversation is refused', async () => {
    const colleague: TestShop = { ...shop, actor: { ...shop.actor, accountId: uuidv7() } };
    await asking();
    const id = uuidv7();
    await answer(database, id);
    await asking(testApp.services, colleague);
    const theirs = await conversation({ ...shop, accountId: colleague.actor.accountId });
    await expect(
      answerConversation(database, operator.actor, theirs.id, { id, text: 'Forty-three.' }),
    ).rejects.toMatchObject({ kind: 'conflict', code: 'conflict' });
  });

  test('under the id of the question is refused', async () => {
    const { question } = await asking();
    await expect(answer(database, question)).rejects.toMatchObject({ kind: 'conflict', code: 'conflict' });
  });
});

test('the list leaves out a conversation that is deleted while it is read', async () => {
  await asking();
  const { id: keptId } = await conversation();
  shop = await testApp.createShop();
  await asking();
  const { id: goneId } = await conversation();
  let gone = false;
  const readShop: Database['readShop'] = async (shopId, work) => {
    if (!gone) {
      gone = true;
      await database.forShop(shop.shopId, (trx) => trx.deleteFrom('conversations').where('id', '=', goneId).execute());
    }
    return database.readShop(shopId, work);
  };
  const { conversations } = await listConversations({ ...database, readShop }, {});
  const ids = conversations.map(({ id }) => id);
  expect(ids).toContain(keptId);
  expect(ids).not.toContain(goneId);
});
