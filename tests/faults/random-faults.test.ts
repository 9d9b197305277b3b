// Faults drawn by chance on everything that the server talks to, while people use it: the process lives, what a fault does
// not touch goes on, and all is well soon after.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@adaos/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../packages/server/src/db/embedded.ts';
import { databaseHome } from '../../packages/server/src/db/embedded/place.ts';
import { readPostmasterFile } from '../../packages/server/src/db/embedded/postmaster.ts';
import { fakeMailServer } from '../../packages/server/src/testing/fake-mail-server.ts';
import { WOO_KEYS, wooOrder } from '../../packages/server/src/testing/fake-orders.ts';
import { fakeWordPress } from '../../packages/server/src/testing/fake-platforms.ts';
import { FakeStripe } from '../../packages/server/src/testing/fake-stripe.ts';
import { FaultyNetwork, type NetworkState } from '../support/faulty-network.ts';
import { record } from '../support/measurements.ts';
import { Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const FAULTS = 200;
const HEALTHY_WITHIN_MS = 5_000;
/** How long a fault lasts, in milliseconds. */
const [SHORTEST, LONGEST] = [100, 2_500];
const READERS = 8;

type Target = 'database' | 'mail' | 'stripe' | 'store';
type Fault = 'cut' | 'kill' | Exclude<NetworkState, 'pass'>;
const TARGETS: readonly Target[] = ['database', 'mail', 'stripe', 'store'];
const KINDS: readonly Fault[] = ['cut', 'kill', 'black hole', 'slow', 'garbage', 'refuse'];

let base: string;
let postgres: EmbeddedPostgres;
let networks: Record<Target, FaultyNetwork>;
let server: ServerProcess;
let address: string;
let owner: Owner;

const stripe = new FakeStripe();
let mails: Awaited<ReturnType<typeof fakeMailServer>>;
let shop: Awaited<ReturnType<typeof fakeWordPress>>;

const startPostgres = async () => {
  postgres = await startEmbeddedPostgres({ dataDir: join(base, 'database') });
};

const portOf = (url: string) => ({ port: Number(new URL(url).port) });

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'adaos-faults-'));
  await startPostgres();
  shop = await fakeWordPress();
  shop.orders.list = Array.from({ length: 40 }, (_, id) => wooOrder(id + 1));
  shop.orders.pageSize = 5;
  const stripeUrl = await stripe.start();
  mails = await fakeMailServer();
  networks = {
    database: await FaultyNetwork.to(() => ({ path: `${postgres.config.host}/.s.PGSQL.5432` })),
    mail: await FaultyNetwork.to(() => mails),
    stripe: await FaultyNetwork.to(() => portOf(stripeUrl)),
    store: await FaultyNetwork.to(() => portOf(shop.origin)),
  };
  const DATABASE_URL = `postgres://${postgres.config.user}@127.0.0.1:${networks.database.port}/${postgres.config.database}`;
  // The owner's first mail has to be read: it is a file.
  server = new ServerProcess(join(base, 'server'), { DATABASE_URL });
  const before = await Owner.signUp(await server.ready(), join(base, 'server'));
  await server.stop();
  server = new ServerProcess(join(base, 'server'), {
    DATABASE_URL,
    SMTP_URL: `smtp://127.0.0.1:${networks.mail.port}`,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: `http://127.0.0.1:${networks.stripe.port}`,
    WOOCOMMERCE_ALLOW_HTTP: '1',
    OUTBOUND_ALLOW: `127.0.0.1:${networks.store.port}`,
    LOG_LEVEL: 'fatal',
  });
  address = await server.ready();
  owner = before.at(address);
});
afterAll(async () => {
  await server.stop();
  for (const network of Object.values(networks)) await network.close();
  await stripe.stop();
  await shop.close();
  await mails.close();
  await postgres.stop();
  await rm(base, { recursive: true, force: true });
});

/** Calls by what was answered: `GET /auth/session 200`. */
const answered = new Map<string, number>();

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${owner.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const key = `${method} ${path.replace(/\?.*/, '')} ${answer.status}`;
  answered.set(key, (answered.get(key) ?? 0) + 1);
  const text = await answer.text();
  return answer.ok ? JSON.parse(text) : null;
}

const READS = ['/auth/session', '/api/overview?from=2024-01-01&to=2024-12-31', '/api/integrations', '/api/imports'];

/** Consents in place of the shop's owner, who connects again and again: each time the orders are read. */
async function connectStore(): Promise<void> {
  const store = `http://127.0.0.1:${networks.store.port}/shop`;
  const begun = contract.connectWooCommerce.answer.safeParse(
    await call('GET', `/api/integrations/connect/woocommerce?${new URLSearchParams({ shop: store })}`),
  );
  if (!begun.success || !begun.data.url) return;
  const asked = new URL(begun.data.url).searchParams;
  await call('POST', new URL(asked.get('callback_url') ?? '').pathname, {
    user_id: asked.get('user_id'),
    consumer_key: WOO_KEYS.key,
    consumer_secret: WOO_KEYS.secret,
    key_permissions: 'read',
  });
}

/** What people do meanwhile. A call without an answer is a server that is gone. */
const USES: readonly (() => Promise<unknown>)[] = [
  ...Array.from({ length: READERS }, (_, index) => () => call('GET', READS[index % READS.length] ?? '/auth/session')),
  () => call('POST', '/billing/create-checkout-session', { plan: 'starter' }),
  () => call('POST', '/billing/create-checkout-session', { plan: 'growth' }),
  () => call('POST', '/auth/reset-request', { email: owner.email }),
  connectStore,
];

async function kill(target: Target, network: FaultyNetwork): Promise<void> {
  network.state = 'refuse';
  network.cut();
  if (target !== 'database') return;
  const { home } = await databaseHome(join(base, 'database'));
  const { pid } = (await readPostmasterFile(join(home, 'postgres'))) ?? { pid: 0 };
  expect(pid).toBeGreaterThan(1);
  process.kill(pid, 'SIGKILL');
  await postgres.ended;
  await postgres.stop();
  await startPostgres();
}

async function strike(target: Target, fault: Fault): Promise<void> {
  const network = networks[target];
  if (fault === 'kill') await kill(target, network);
  else if (fault === 'cut') network.cut();
  else network.state = fault;
  await delay(randomInt(SHORTEST, LONGEST));
  network.state = 'pass';
  // What was garbled is of no use to anybody.
  if (fault === 'garbage') network.cut();
}

async function healthy(): Promise<number> {
  const began = performance.now();
  await vi.waitFor(
    async () => {
      for (const path of ['/readyz', '/auth/session']) {
        const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${owner.token}` } });
        expect(answer.status).toBe(200);
      }
    },
    { timeout: HEALTHY_WITHIN_MS, interval: 50 },
  );
  return performance.now() - began;
}

test(`${FAULTS} random faults of the database, the mail, the payment provider and a store, under load: no exit, no 500, and healthy soon after`, async () => {
  const using = new AbortController();
  const users = USES.map(async (use) => {
    while (!using.signal.aborted) await use();
  });
  const lost = Promise.race([server.exit, ...users]).then(() => {
    throw new Error(`The server ended:\n${server.output.slice(-4_000)}`);
  });
  const struck: string[] = [];
  let slowest = 0;
  try {
    await Promise.race([
      lost,
      (async () => {
        for (let index = 0; index < FAULTS; index += 1) {
          const target = TARGETS[randomInt(TARGETS.length)] ?? 'database';
          const fault = KINDS[randomInt(KINDS.length)] ?? 'cut';
          struck.push(`${target}: ${fault}`);
          await strike(target, fault);
          slowest = Math.max(slowest, await healthy());
        }
      })(),
    ]).catch((error: unknown) => {
      throw new Error(`After ${struck.length} faults, the last ${struck.slice(-3).join(', ')}: ${String(error)}`, {
        cause: error,
      });
    });
  } finally {
    using.abort();
    await Promise.allSettled(users);
  }
  expect(server.child.exitCode).toBe(null);
  const faults = [...answered].filter(([key]) => / 5(?!02|03)\d\d$/.test(key));
  process.stdout.write(`${JSON.stringify(Object.fromEntries(answered))}\n`);
  await record({
    figure: `${FAULTS} random faults under load`,
    value: `0 exits, ${faults.length} kinds of calls with 500, healthy again in at most ${Math.round(slowest)} ms`,
    target: `0 exits, 0, ${HEALTHY_WITHIN_MS} ms`,
    by: 'tests/faults/random-faults.test.ts',
  });
  expect(faults).toEqual([]);
}, 3_000_000);
