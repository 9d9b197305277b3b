// Who tries to take a stranger's address, or to learn whether it has an account, against the real server and its mails.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Mailbox } from '../support/mailbox.ts';
import { record } from '../support/measurements.ts';
import { Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';

const FIRST = 'quiet otter 31 lamp';
const OWN = 'seven green herons';
const TRIES = 30;
/** The share of a call's time by which the two may differ on a busy machine. A second hash would double it. */
const TOLERATED_SHARE = 0.25;

let dataDir: string;
let server: ServerProcess;
let address: string;
let attacker: Owner;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-occupied-'));
  server = new ServerProcess(dataDir, { TRUST_PROXY: '1' });
  address = await server.ready();
  attacker = await Owner.signUp(address, dataDir);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const newAddress = () => `victim-${randomBytes(6).toString('hex')}@shop.example`;
let network = 0;
const post = (path: string, body: object) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      // Each from another network, so that no limit is met.
      'x-forwarded-for': `198.51.${(network += 1) >> 8}.${network & 255}`,
    },
    body: JSON.stringify(body),
  });
const login = async (email: string, password: string) => {
  const answer = await post('/auth/login', { email, password });
  return { status: answer.status, ...((await answer.json()) as { code?: string; mustChangePassword?: boolean }) };
};
const invite = (email: string) =>
  attacker.call('/auth/create-user', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${(network += 1) >> 8}.${network & 255}` },
    body: JSON.stringify({ email, password: FIRST, name: 'Victim', role: 'viewer' }),
  });
const tokenIn = (links: readonly string[]) =>
  links.map((link) => new URL(link).searchParams.get('token')).find((token) => token !== null) ?? '';

test('an invited stranger’s address opens nothing to the one who invites, and stays free for its owner', async () => {
  const mailbox = new Mailbox(dataDir);
  const victim = newAddress();
  await invite(victim);
  expect(await login(victim, FIRST)).toMatchObject({ status: 401, code: 'invalid_credentials' });
  const link = tokenIn((await mailbox.next(victim)).links);

  // What looks at the mail on its way follows its links.
  for (const [method, headers] of [
    ['HEAD', { accept: '*/*' }],
    ['HEAD', { accept: 'application/json' }],
    ['GET', { accept: '*/*' }],
    ['GET', { accept: 'text/html,*/*;q=0.8' }],
  ] as const) {
    await fetch(`${address}/auth/verify?token=${link}`, { method, headers });
  }
  expect(await login(victim, FIRST)).toMatchObject({ status: 401, code: 'invalid_credentials' });

  // The owner has never opened it, and signs up.
  await post('/auth/register', { email: victim, password: OWN, name: 'Of the victim' });
  const own = tokenIn((await mailbox.next(victim)).links);
  const headers = { accept: 'application/json' };
  expect((await fetch(`${address}/auth/verify?token=${own}`, { headers })).status).toBe(200);
  expect(await login(victim, OWN)).toMatchObject({ status: 200, mustChangePassword: false });
  expect(await login(victim, FIRST)).toMatchObject({ status: 401 });

  // A reset leads in as well: there is no second factor of anybody else's.
  await post('/auth/reset-request', { email: victim });
  const reset = tokenIn((await mailbox.next(victim)).links);
  expect((await post(`/auth/reset-confirm?token=${reset}`, { password: 'nine lamps in a row' })).status).toBe(200);
  expect(await login(victim, 'nine lamps in a row')).toMatchObject({ status: 200 });
});

/** Addresses that have an account, each confirmed by its mail. */
async function registered(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, newAddress);
  for (const email of emails) {
    await post('/auth/register', { email, password: OWN, name: 'Known' });
    const token = tokenIn((await new Mailbox(dataDir).next(email)).links);
    await fetch(`${address}/auth/verify?token=${token}`, { headers: { accept: 'application/json' } });
  }
  return emails;
}

const registering = async (email: string) => {
  const answer = await post('/auth/register', { email, password: OWN, name: 'Anybody' });
  return `${answer.status} ${await answer.text()}`;
};
const inviting = async (email: string) => {
  const { data, ...rest } = (await invite(email)) as { data: object };
  return JSON.stringify({ ...rest, ...data, id: '', email: '', createdAt: '' });
};

test.each([
  ['an invitation', inviting],
  ['a registration', registering],
])('neither the answer to %s nor its time shows whether the address has an account', async (what, call) => {
  const median = (all: readonly number[]) => all.toSorted((x, y) => x - y)[Math.floor(all.length / 2)] ?? 0;
  const answers = new Set<string>();
  const timed = async (email: string) => {
    const begin = performance.now();
    answers.add(await call(email));
    return performance.now() - begin;
  };
  const all: number[] = [];
  const differences: number[] = [];
  for (const [index, email] of (await registered(TRIES)).entries()) {
    // One after the other, each as often first as second, so that both meet the same machine.
    const knownFirst = index % 2 === 0;
    const first = await timed(knownFirst ? email : newAddress());
    const second = await timed(knownFirst ? newAddress() : email);
    all.push(first, second);
    differences.push(knownFirst ? first - second : second - first);
  }
  const share = Math.abs(median(differences)) / median(all);
  await record({
    figure: `${what} to an address with an account against one without, median of ${TRIES} differences`,
    value: `${(share * 100).toFixed(1)} % of ${median(all).toFixed(1)} ms`,
    target: `${TOLERATED_SHARE * 100} %`,
    by: 'tests/faults/occupied-address.test.ts',
  });
  expect(answers.size).toBe(1);
  expect(share).toBeLessThan(TOLERATED_SHARE);
});
