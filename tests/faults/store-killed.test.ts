// The server ends in the middle of reading a connected shop: the next start goes on behind the last whole page, and counts
// nothing twice.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WOO_KEYS, wooOrder } from '../../packages/server/src/testing/fake-orders.ts';
import { fakeWordPress } from '../../packages/server/src/testing/fake-platforms.ts';
import { Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const ORDERS = 60;
const PAGE = 5;
/** From the next start on, in milliseconds: its job is noticed as left behind first. */
const GOES_ON_WITHIN = 40_000;

let dataDir: string;
let server: ServerProcess;
let shop: Awaited<ReturnType<typeof fakeWordPress>>;
let settings: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-faults-'));
  shop = await fakeWordPress();
  settings = { WOOCOMMERCE_ALLOW_HTTP: '1', OUTBOUND_ALLOW: shop.host };
  server = new ServerProcess(dataDir, settings);
});
afterAll(async () => {
  await server.stop();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Consents in place of the shop's owner: the shop sends its keys to the server. */
async function connect(address: string, owner: Owner): Promise<void> {
  const query = new URLSearchParams({ shop: `${shop.origin}/shop` });
  const begun = contract.connectWooCommerce.answer.parse(
    await owner.call(`/api/integrations/connect/woocommerce?${query}`),
  );
  const asked = new URL(begun.url ?? '').searchParams;
  const answer = await fetch(`${address}${new URL(asked.get('callback_url') ?? '').pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      user_id: asked.get('user_id'),
      consumer_key: WOO_KEYS.key,
      consumer_secret: WOO_KEYS.secret,
      key_permissions: 'read',
    }),
  });
  expect(answer.status).toBe(200);
}

async function connectionWhen(owner: Owner, wanted: (orders: number, read: boolean) => boolean) {
  for (const until = performance.now() + GOES_ON_WITHIN; ;) {
    const list = contract.listIntegrations.answer.parse(await owner.call('/api/integrations'));
    const connection = list.oauthConnections.woocommerce;
    const { orders = 0, lastReadAt = null } = connection ?? {};
    if (wanted(orders, lastReadAt !== null)) return connection;
    if (performance.now() > until) throw new Error(`Still ${JSON.stringify(connection)}`);
    await delay(100);
  }
}

test('[INTG-1] a shop whose reading was killed is read to its end by the next start, each order once', async () => {
  const minute = (id: number) => String(id % 60).padStart(2, '0');
  shop.orders.list = Array.from({ length: ORDERS }, (_, id) =>
    wooOrder(id + 1, { date_modified_gmt: `2024-03-05T10:${minute(id)}:00` }),
  );
  shop.orders.pageSize = PAGE;
  let pages = 0;
  shop.orders.onPage = () => {
    pages += 1;
    // From the fourth page on the shop is silent for this server: it can be killed at its leisure.
    if (pages >= 4) shop.orders.next = Array.from({ length: 50 }, () => ({ status: 503, retryAfter: '5' }));
  };
  const address = await server.ready();
  const owner = await Owner.signUp(address, dataDir);
  await connect(address, owner);
  const before = await connectionWhen(owner, (orders) => orders >= 2 * PAGE);
  expect(before).toMatchObject({ reading: true, lastReadAt: null });
  await server.crash();

  Object.assign(shop.orders, { next: [], onPage: () => {} });
  server = new ServerProcess(dataDir, settings);
  const again = owner.at(await server.ready());
  const started = performance.now();
  const done = await connectionWhen(again, (_, read) => read);
  process.stdout.write(`read to its end after ${Math.round((performance.now() - started) / 100) / 10} s\n`);
  expect(done).toMatchObject({ orders: ORDERS, reading: false, broken: false, problem: null });
  const overview = contract.getOverview.answer.parse(await again.call('/api/overview?from=2024-03-01&to=2024-03-31'));
  // Two mugs, the fee of cash on delivery, less the discount.
  expect(overview).toMatchObject({ orders: ORDERS, netSales: ORDERS * 77, currency: 'RON' });
});
