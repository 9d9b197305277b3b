import { SANDBOX_CARDS } from '@adaos/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { beginCheckout } from './checkout.ts';
import { type SandboxProvider, sandboxProvider } from './sandbox-provider.ts';
import { currentSubscription, syncSubscription } from './subscriptions.ts';

let testApp: TestApp;
let provider: SandboxProvider;
let shop: TestShop;
let id: string;

beforeAll(async () => {
  testApp = await createTestApp();
  provider = sandboxProvider(testApp.services.database, () => 'http://localhost');
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop();
  const checkout = await beginCheckout(testApp.services, provider, shop.actor, 'starter');
  id = (await provider.pay(checkout.id, SANDBOX_CARDS.succeeds, true)).subscriptionId ?? '';
});

const sync = (by = provider) => syncSubscription(testApp.services, by, id);
const current = () => testApp.services.database.readShop(shop.shopId, (trx) => currentSubscription(trx, shop.shopId));
const notices = async () => {
  const { database } = testApp.services;
  const stored = await database.readShop(shop.shopId, (trx) =>
    trx.selectFrom('notifications').select('code').where('shop_id', '=', shop.shopId).execute(),
  );
  return stored.map(({ code }) => code).toSorted();
};

/** A reading whose answer is on its way until it is let go. */
async function slowReading() {
  const [read, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = sync({
    ...provider,
    async readSubscription(of) {
      const found = await provider.readSubscription(of);
      read.resolve();
      await arrives.promise;
      return found;
    },
  });
  await read.promise;
  return {
    arrive: () => {
      arrives.resolve();
      return done;
    },
  };
}

test('a reading that began earlier never replaces one that began later', async () => {
  await sync();
  const slow = await slowReading();
  await provider.changePlanAtPeriodEnd(id, 'growth');
  await sync();
  await slow.arrive();
  expect(await current()).toMatchObject({ next_plan: 'growth' });
  expect(await notices()).toEqual(['notification.subscription_changed', 'notification.subscription_started']);
});

test('a first reading that is overtaken changes and reports nothing', async () => {
  const slow = await slowReading();
  await provider.cancelAtPeriodEnd(id);
  await sync();
  const before = [await current(), await notices()];
  await slow.arrive();
  expect([await current(), await notices()]).toEqual(before);
  expect(before[0]).toMatchObject({ cancel_at: expect.any(Date) });
});

test('a later reading replaces one that began earlier and came first', async () => {
  const slow = await slowReading();
  await slow.arrive();
  await provider.changePlanAtPeriodEnd(id, 'growth');
  const later = await slowReading();
  await later.arrive();
  expect(await current()).toMatchObject({ next_plan: 'growth' });
});

test('many readings at once report a beginning once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => sync()));
  expect(await notices()).toEqual(['notification.subscription_started']);
  const { rows } = await testApp.services.database.pool.query(
    `select from jobs.job where name = 'mail' and data->>'subscriptionId' = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
});
