import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complete } from '../ai/complete.ts';
import type { BillingProvider } from '../billing/provider.ts';
import { sandboxProvider } from '../billing/sandbox-provider.ts';
import { stripeClient, stripeProvider } from '../billing/stripe-provider.ts';
import type { ShopTransaction } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { callPatiently } from '../integrations/reading/call-patiently.ts';
import { callOut } from '../integrations/outbound.ts';
import { alreadyRegisteredLetter } from '../mail/compose.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { FakeStripe } from '../testing/fake-stripe.ts';
import { callingOut } from './calling-out.ts';

// Nobody listens there: a call that is not refused before fails otherwise.
const NOWHERE = '127.0.0.1:9';
const REFUSED = /inside a transaction/;

let testApp: TestApp;
let shop: TestShop;
const fakeStripe = new FakeStripe();
let apiBase: string;
beforeAll(async () => {
  apiBase = await fakeStripe.start();
  testApp = await createTestApp();
  shop = await testApp.createShop();
});
afterAll(async () => {
  await testApp.close();
  await fakeStripe.stop();
});

/** Every method of a provider. */
const billing: Record<keyof Omit<BillingProvider, 'name'>, (provider: BillingProvider) => Promise<unknown>> = {
  createCheckout: (provider) =>
    provider.createCheckout({
      shopId: shop.shopId,
      shopName: 'Shop',
      accountId: shop.accountId,
      email: 'ana@shop.example',
      customerId: null,
      plan: 'starter',
      successUrl: 'http://localhost',
      cancelUrl: 'http://localhost',
      idempotencyKey: 'key',
    }),
  closeCheckout: (provider) => provider.closeCheckout('cs'),
  readSubscription: (provider) => provider.readSubscription('sub'),
  cancelAtPeriodEnd: (provider) => provider.cancelAtPeriodEnd('sub'),
  resume: (provider) => provider.resume('sub'),
  changePlanAtPeriodEnd: (provider) => provider.changePlanAtPeriodEnd('sub', 'growth'),
  portalUrl: (provider) => provider.portalUrl('cus', 'http://localhost'),
};
const byProvider = (name: string, provider: () => BillingProvider) =>
  Object.entries(billing).map(([method, call]) => [`${name} ${method}`, () => call(provider())] as const);
const stripe = () => stripeProvider(stripeClient({ secretKey: 'sk', webhookSecret: 'whsec', apiBase }));

const sends = (mailer: () => Mailer) => () =>
  mailer().send({
    id: '1',
    purpose: 'verify',
    to: 'ana@shop.example',
    letter: alreadyRegisteredLetter({ language: 'en', origin: 'http://localhost' }, null),
  });
const mailer = (smtpUrl: string | null) => () => {
  const { config, dataDir } = testApp.services;
  return createMailer({ config: { ...config, smtpUrl }, dataDir });
};

/** How each module that may open sockets calls out; the paths are those that the lint rule lets do so. */
const callers: Record<string, (readonly [string, () => Promise<unknown>])[]> = {
  'packages/server/src/ai/complete.ts': [
    ['a model', () => complete({ baseUrl: `http://${NOWHERE}`, apiKey: null, model: 'm' }, [])],
  ],
  'packages/server/src/billing/stripe-provider.ts': byProvider('Stripe', stripe),
  'packages/server/src/integrations/outbound.ts': [
    ['a store', () => callOut(`http://${NOWHERE}`, {}, [NOWHERE])],
    [
      'a store, patiently',
      () => callPatiently(`http://${NOWHERE}`, { headers: {}, allow: [NOWHERE], signal: AbortSignal.timeout(1_000) }),
    ],
  ],
  'packages/server/src/mail/mailer.ts': [
    ['a mail server', sends(mailer(`smtp://${NOWHERE}`))],
    ['the outbox', sends(mailer(null))],
  ],
};
/** It opens no sockets, and takes the place of one that does. */
const sandbox = byProvider('the sandbox', () => sandboxProvider(testApp.services.database, () => 'http://localhost'));
const calls = [...Object.values(callers).flat(), ...sandbox];

test.each(calls)('%s is not called inside a transaction', async (_, call) => {
  await expect(testApp.services.database.forShop(shop.shopId, call)).rejects.toThrow(REFUSED);
  // Outside of one it fails otherwise, or does what it should.
  const outside = await call().catch((error: unknown) => error);
  expect(String(outside)).not.toMatch(REFUSED);
});

test('each module that the lint rule lets open sockets is among them', async () => {
  const config = JSON.parse(await readFile(new URL('../../../../.oxlintrc.json', import.meta.url), 'utf8')) as {
    overrides: { files: string[]; excludeFiles?: string[] }[];
  };
  const rule = config.overrides.find(({ files }) => files[0] === 'packages/server/src/**/*.ts');
  // The database is not outside.
  const others = new Set(['packages/server/src/db/connection.ts']);
  const modules = rule?.excludeFiles?.filter((path) => !path.includes('*') && !others.has(path));
  expect(modules?.toSorted()).toEqual(Object.keys(callers).toSorted());
});

const deep = async (): Promise<void> => {
  await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  callingOut('It');
};
const query = (trx: ShopTransaction) => trx.selectFrom('shops').select('shop_id').execute();

test.each<readonly [string, (work: (trx: ShopTransaction) => Promise<void>) => Promise<void>]>([
  ['forShop', (work) => testApp.services.database.forShop(shop.shopId, work)],
  ['readShop', (work) => testApp.services.database.readShop(shop.shopId, work)],
  ['forAccount', (work) => testApp.services.database.forAccount(shop.accountId, work)],
  ['db.transaction', (work) => testApp.services.database.db.transaction().execute(work)],
  [
    'db.transaction with settings',
    (work) =>
      testApp.services.database.db
        .transaction()
        .setAccessMode('read only')
        .setIsolationLevel('serializable')
        .execute(work),
  ],
  [
    'onOwnConnection',
    (work) => onOwnConnection(testApp.services.database, shop.shopId, new AbortController().signal, work),
  ],
])('%s is known as a transaction, in whatever it calls and until it ends', async (_, transact) => {
  await expect(transact(deep)).rejects.toThrow(REFUSED);
  const afterQuery = async (trx: ShopTransaction) => {
    await query(trx);
    await deep();
  };
  await expect(transact(afterQuery)).rejects.toThrow(REFUSED);
  await transact(async (trx) => void (await query(trx)));
  await deep();
});

test('what begins beside a transaction is not part of it', async () => {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction = testApp.services.database.forShop(shop.shopId, async () => {
    begun.resolve();
    await over.promise;
  });
  await begun.promise;
  await deep();
  over.resolve();
  await transaction;
});
