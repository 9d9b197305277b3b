// What is outside and slow (the payment provider, a mail server, a store, a model) holds up those who need it, and nobody else.
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeStripe } from '../../packages/server/src/testing/fake-stripe.ts';
import { Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

/** More than the connections that one process holds. */
const SHOPS = 11;
/** In milliseconds, for all the calls of one look around the product. */
const QUICKLY = 4_000;
/** In milliseconds, with work in hand that nobody will end. */
const STOPS_WITHIN = 12_000;
/** All of them have got to the outside by then. */
const SOON = { timeout: 10_000 };
/** In seconds, until a call that nobody answers has failed: less than a browser waits. */
const FAILS_WITHIN = 25;

/** Takes every connection and says nothing. */
class Silent {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((socket) => {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
  });

  get connections(): number {
    return this.#sockets.size;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

let dataDir: string;
let server: ServerProcess;
const stripe = new FakeStripe();
const silent = new Silent();
let owners: Owner[];
let other: Owner;
let nowhere: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-slow-outside-'));
  nowhere = await silent.start();
  server = new ServerProcess(dataDir, {
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_BASE: await stripe.start(),
    WOOCOMMERCE_ALLOW_HTTP: '1',
    OUTBOUND_ALLOW: nowhere,
    AI_BASE_URL: `http://${nowhere}`,
    AI_MODEL: 'model',
  });
  const address = await server.ready();
  owners = [];
  for (let made = 0; made < SHOPS; made += 1) owners.push(await Owner.signUp(address, dataDir));
  other = await Owner.signUp(address, dataDir);
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
  silent.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const choose = (owner: Owner, plan: string) =>
  owner.call('/billing/create-checkout-session', post({ plan })) as Promise<{ id: string }>;

/** Another shop looks around: all of it answers 200, or `call` throws. @returns the milliseconds that it took */
async function lookAround(): Promise<number> {
  const began = performance.now();
  for (const path of [
    '/auth/session',
    '/api/overview?from=2024-03-01&to=2024-03-31',
    '/billing/plans',
    '/billing/subscription',
    '/api/integrations',
  ]) {
    await other.call(path);
  }
  return Math.round(performance.now() - began);
}

async function expectOthersServed(what: string): Promise<void> {
  // Those that hang go on hanging meanwhile.
  const took = [await lookAround(), await lookAround(), await lookAround()];
  process.stdout.write(`${what}: five calls of another shop took ${took.join(', ')} ms\n`);
  expect(Math.max(...took)).toBeLessThan(QUICKLY);
}

/** Seconds until `call` has failed with 502 of the contract. */
async function failure(call: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await expect(call).rejects.toThrow(/502 .*payment_provider_failed/);
  return (performance.now() - began) / 1000;
}

test('eleven checkouts that Stripe leaves hanging hold up no other shop, fail in time, and work when it answers', async () => {
  for (const owner of owners) await choose(owner, 'starter');
  stripe.hang();
  // Another plan: the checkout before has to be closed at Stripe first.
  const began = performance.now();
  const hanging = owners.map((owner) => failure(choose(owner, 'growth')));
  await expect.poll(() => stripe.waiting, SOON).toBe(SHOPS);
  await expectOthersServed('eleven hanging checkouts');
  const took = await Promise.all(hanging);
  expect(performance.now() - began).toBeGreaterThan(QUICKLY);
  process.stdout.write(`hanging checkouts answered 502 after ${Math.max(...took).toFixed(1)} s at the latest\n`);
  expect(Math.max(...took)).toBeLessThan(FAILS_WITHIN);

  stripe.answerAgain();
  for (const owner of owners) expect(await choose(owner, 'growth')).toHaveProperty('id');
  const open = [...stripe.sessions.values()].filter(({ status }) => status === 'open');
  expect(open).toHaveLength(SHOPS);
});

test('one shop’s hanging checkouts hold up no other shop, and are ten at most', async () => {
  const [owner] = owners;
  if (!owner) throw new Error('There is no shop.');
  stripe.hang();
  const hanging = Array.from({ length: SHOPS }, () =>
    choose(owner, 'enterprise').then(
      () => 'answered',
      (error: unknown) => /: (\d+) /.exec(String(error))?.[1],
    ),
  );
  await expect.poll(() => stripe.waiting, SOON).toBeGreaterThan(8);
  await expectOthersServed('one shop with eleven hanging checkouts');
  stripe.answerAgain();
  const outcomes = await Promise.all(hanging);
  process.stdout.write(`one shop: ${outcomes.join(' ')}\n`);
  expect(new Set(outcomes)).toEqual(new Set(['answered', '429']));
  expect(await choose(owner, 'enterprise')).toHaveProperty('id');
});

test('stores and models that are silent hold up no other shop, and are given up', async () => {
  const query = new URLSearchParams({ shop: `http://${nowhere}/shop` });
  const question = { question: 'How do I connect my Shopify store?', userId: 'authenticated' };
  const stores = owners.map((owner) => owner.call(`/api/integrations/connect/woocommerce?${query}`));
  const questions = owners.map((owner) => owner.call('/support/ask', post(question)));
  const copies = owners.map((owner) =>
    owner.call('/api/ad-copy', post({ productName: 'Lamp', targetAudience: 'Readers' })),
  );
  await expect.poll(() => silent.connections, SOON).toBe(3 * SHOPS);
  await expectOthersServed('eleven silent stores and twice as many silent models');
  for (const answer of await Promise.all(stores)) expect(answer).toMatchObject({ code: 'platform_failed' });
  // From the guides, in place of the model.
  for (const answer of await Promise.all(questions)) expect(answer).toMatchObject({ handedOver: false });
  // By template.
  for (const answer of await Promise.all(copies)) expect(answer).toMatchObject({ writer: 'fallback' });
});

test('a mail server that is silent holds up no shop, and no end of the server', async () => {
  await server.stop();
  server = new ServerProcess(dataDir, { SMTP_URL: `smtp://${nowhere}` });
  const address = await server.ready();
  other = other.at(address);
  const registered = Array.from({ length: SHOPS }, (_, number) =>
    fetch(`${address}/auth/register`, {
      ...post({ email: `new-${number}@shop.example`, password: other.password, name: 'Lamps and more' }),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    }),
  );
  for (const answer of await Promise.all(registered)) expect(answer.ok).toBe(true);
  await expect.poll(() => silent.connections, SOON).toBeGreaterThan(1);
  await expectOthersServed('a silent mail server');
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(STOPS_WITHIN);
});
