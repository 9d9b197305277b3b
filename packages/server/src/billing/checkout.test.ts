import { SANDBOX_CARDS } from '@adaos/api';
import type { PlanId } from '@adaos/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { beginCheckout } from './checkout.ts';
import { ProviderError } from './provider.ts';
import { type SandboxProvider, sandboxProvider } from './sandbox-provider.ts';
import { currentSubscription, syncSubscription } from './subscriptions.ts';

let testApp: TestApp;
let provider: SandboxProvider;
let shop: TestShop;

beforeAll(async () => {
  testApp = await createTestApp();
  provider = sandboxProvider(testApp.services.database, () => 'http://localhost');
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop();
});

const begin = (plan: PlanId, by = provider) => beginCheckout(testApp.services, by, shop.actor, plan);
const passMinutes = (minutes: number) =>
  testApp.services.database.forShop(shop.shopId, (trx) =>
    sql`update checkouts set created_at = created_at - make_interval(mins => ${minutes})`.execute(trx),
  );
const current = () => testApp.services.database.readShop(shop.shopId, (trx) => currentSubscription(trx, shop.shopId));
const refused = { kind: 'conflict', code: 'already_subscribed' };
/** Paid at the provider, which has not reported it. @returns the subscription. */
async function payUnreported(id: string): Promise<string> {
  const { subscriptionId } = await provider.pay(id, SANDBOX_CARDS.succeeds, true);
  return subscriptionId ?? '';
}
const resultOf = async (id: string) => (await provider.pay(id, SANDBOX_CARDS.succeeds, true)).result;

test.each([
  ['another plan', 'growth', 31],
  ['another plan, much later', 'growth', 24 * 60 - 1],
  ['the same plan, later than it is used again', 'starter', 31],
] as const)('[BILL-2] a checkout of %s leaves none before it that could still be paid', async (_, plan, minutes) => {
  const first = await begin('starter');
  await passMinutes(minutes);
  const second = await begin(plan);
  expect(second.id).not.toBe(first.id);
  expect([await resultOf(first.id), await resultOf(second.id)]).toEqual(['closed', 'paid']);
});

test('[BILL-2] an open checkout of the same plan is used again for half an hour from its beginning, and not after', async () => {
  const first = await begin('starter');
  await passMinutes(29);
  expect(await begin('starter')).toEqual(first);
  await passMinutes(2);
  const second = await begin('starter');
  expect(second.id).not.toBe(first.id);
  expect([await resultOf(first.id), await resultOf(second.id)]).toEqual(['closed', 'paid']);
});

test('[BILL-2] a checkout that another plan overtakes while the provider makes it can not be paid', async () => {
  let overtaken = '';
  const slow: SandboxProvider = {
    ...provider,
    async createCheckout(request) {
      const made = await provider.createCheckout(request);
      overtaken = made.id;
      await begin('growth');
      return made;
    },
  };
  await expect(begin('starter', slow)).rejects.toMatchObject({ kind: 'conflict', code: 'conflict' });
  expect(await resultOf(overtaken)).toBe('closed');
  expect(await resultOf((await begin('growth')).id)).toBe('paid');
});

describe('a checkout that was paid and is not reported yet', () => {
  test.each([
    ['another plan', 'growth', 1],
    ['the same plan, later than it is used again', 'starter', 31],
  ] as const)('[BILL-2] is found out where %s is chosen, which then opens no other', async (_, plan, minutes) => {
    const first = await begin('starter');
    const id = await payUnreported(first.id);
    await passMinutes(minutes);
    await expect(begin(plan)).rejects.toMatchObject(refused);
    expect(await current()).toMatchObject({ id, plan: 'starter', status: 'active' });
    const { db } = testApp.services.database;
    const made = await db.selectFrom('sandbox_checkouts').select('id').where('reference', '=', shop.shopId).execute();
    expect(made).toEqual([{ id: first.id }]);
  });

  test('[BILL-2] stays one to be found out where its subscription can not be read', async () => {
    await payUnreported((await begin('starter')).id);
    const away = new ProviderError('away');
    await expect(begin('growth', { ...provider, readSubscription: () => Promise.reject(away) })).rejects.toBe(away);
    await expect(begin('growth')).rejects.toMatchObject(refused);
  });

  test('is not in the way where its subscription is over by now', async () => {
    const id = await payUnreported((await begin('starter')).id);
    const { db } = testApp.services.database;
    await db.updateTable('sandbox_subscriptions').set({ ended_at: new Date() }).where('id', '=', id).execute();
    expect(await resultOf((await begin('growth')).id)).toBe('paid');
  });

  test('[BILL-2] is found out by a slower call for the same one, too', async () => {
    let id = '';
    const slow: SandboxProvider = {
      ...provider,
      async createCheckout(request) {
        const made = await provider.createCheckout(request);
        id = await payUnreported((await begin('starter')).id);
        await syncSubscription(testApp.services, provider, id);
        return made;
      },
    };
    await expect(begin('starter', slow)).rejects.toMatchObject(refused);
    expect(await current()).toMatchObject({ id });
  });
});

test('[BILL-2] a checkout is not given to anybody while it is closed for another plan', async () => {
  const first = await begin('starter');
  let meanwhile = '';
  const slow: SandboxProvider = {
    ...provider,
    async closeCheckout(id) {
      meanwhile ||= (await begin('starter')).id;
      return provider.closeCheckout(id);
    },
  };
  await begin('growth', slow);
  expect(meanwhile).not.toBe(first.id);
  expect([await resultOf(first.id), await resultOf(meanwhile)]).toEqual(['closed', 'closed']);
});

test('[BILL-2] a checkout that could not be closed for another plan is closed by the next choice, of its own plan, too', async () => {
  const first = await begin('starter');
  const away = new ProviderError('away');
  await expect(begin('growth', { ...provider, closeCheckout: () => Promise.reject(away) })).rejects.toBe(away);
  const second = await begin('starter');
  expect([await resultOf(first.id), await resultOf(second.id)]).toEqual(['closed', 'paid']);
});

test('[BILL-2] of many checkouts at once, of all plans, one can be paid', async () => {
  await begin('starter');
  const plans: PlanId[] = ['starter', 'growth', 'enterprise', 'starter', 'growth', 'enterprise', 'starter', 'growth'];
  const begun = await Promise.allSettled(plans.map((plan) => begin(plan)));
  const { db } = testApp.services.database;
  const made = await db.selectFrom('sandbox_checkouts').select('id').where('reference', '=', shop.shopId).execute();
  const results = [];
  for (const { id } of made) results.push(await resultOf(id));
  const refusals = begun.flatMap((call): unknown[] => (call.status === 'rejected' ? [call.reason] : []));
  for (const refusal of refusals) expect(refusal).toMatchObject({ kind: 'conflict', code: 'conflict' });
  expect(results.filter((result) => result === 'paid')).toHaveLength(1);
});

test('[BILL-2] a checkout is not taken for the one that led to an earlier subscription of its plan', async () => {
  const first = await begin('starter');
  const id = await payUnreported(first.id);
  await syncSubscription(testApp.services, provider, id);
  const { db } = testApp.services.database;
  await db.updateTable('sandbox_subscriptions').set({ ended_at: new Date() }).where('id', '=', id).execute();
  await syncSubscription(testApp.services, provider, id);
  const second = await begin('starter');
  await syncSubscription(testApp.services, provider, id);
  const third = await begin('growth');
  expect(second.id).not.toBe(first.id);
  expect([await resultOf(second.id), await resultOf(third.id)]).toEqual(['closed', 'paid']);
});

test('[BILL-2] a checkout that is noted while another plan is chosen is closed at the provider, too', async () => {
  const { database } = testApp.services;
  const first = await begin('starter');
  await database.forShop(shop.shopId, (trx) =>
    sql`update checkouts set provider_session_id = null, url = null`.execute(trx),
  );
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
    );
    return rows.length;
  };
  const [noted, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const noting = database.forShop(shop.shopId, async (trx) => {
    await trx.updateTable('checkouts').set({ provider_session_id: first.id, url: first.url }).execute();
    noted.resolve();
    await seen.promise;
  });
  await noted.promise;
  const second = begin('growth');
  await expect.poll(waiting).toBe(1);
  seen.resolve();
  await noting;
  const { id } = await second;
  expect([await resultOf(first.id), await resultOf(id)]).toEqual(['closed', 'paid']);
});
