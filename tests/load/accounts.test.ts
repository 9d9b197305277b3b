// Logins and refreshes of many people on the real server and the real, durable database.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TokenPair } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../support/measurements.ts';
import { ServerProcess } from '../support/server.ts';
import { bestOf, load, percentile, probe, rounded } from './machine.ts';
import { addPeople, logIn, PASSWORD, post } from './people.ts';

const BY = 'tests/load/accounts.test.ts';
const PEOPLE = 400;
const RUN_MS = 5_000;
const LOGINS_AT_ONCE = 10;
const REFRESHES_AT_ONCE = 16;

let dataDir: string;
let server: ServerProcess;
let address: string;
let emails: string[];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-load-'));
  server = new ServerProcess(dataDir, { TRUST_PROXY: '1' });
  address = await server.ready();
  emails = await addPeople(dataDir, PEOPLE);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('at least 60 people a second log in, and the server answers others meanwhile', async () => {
  let next = 0;
  const { result, share, bareHashesPerSecond } = await bestOf(async () => {
    const health = probe(20, async () => void (await (await fetch(`${address}/healthz`)).text()));
    const logins = await load(LOGINS_AT_ONCE, RUN_MS, async () => {
      await logIn(address, emails[next++ % PEOPLE] ?? '');
    });
    return { ...logins, healthTimes: await health.stop() };
  });
  const { perSecond, times, healthTimes } = result;
  const p95 = percentile(times, 0.95);
  const healthP99 = percentile(healthTimes, 0.99);
  const value = `${rounded(perSecond)}/s, p95 ${Math.round(p95)} ms, /healthz p99 ${Math.round(healthP99)} ms; bare hashes then ${bareHashesPerSecond}/s`;
  await record({
    figure: 'logins',
    value,
    target: '60/s, p95 400 ms, p99 100 ms, where bare hashes reach 110/s',
    by: BY,
  });
  expect(perSecond).toBeGreaterThanOrEqual(60 * share);
  expect(p95).toBeLessThanOrEqual(400 / share);
  expect(healthP99).toBeLessThanOrEqual(100 / share);
});

test('at least 600 sessions a second are refreshed', async () => {
  const tokens = await Promise.all(
    emails.slice(0, REFRESHES_AT_ONCE).map(async (email) => (await logIn(address, email)).refreshToken),
  );
  const { result, share, bareHashesPerSecond } = await bestOf(() =>
    load(REFRESHES_AT_ONCE, RUN_MS, async (worker) => {
      const { status, text } = await post(address, 'refresh', { refreshToken: tokens[worker] ?? '' });
      expect(status).toBe(200);
      tokens[worker] = TokenPair.parse(JSON.parse(text)).refreshToken;
    }),
  );
  const { perSecond, times } = result;
  const p95 = Math.round(percentile(times, 0.95));
  const value = `${rounded(perSecond)}/s, p95 ${p95} ms; bare hashes then ${bareHashesPerSecond}/s`;
  await record({ figure: 'refreshes', value, target: '600/s, where bare hashes reach 110/s', by: BY });
  expect(perSecond).toBeGreaterThanOrEqual(600 * share);
});

test.each([
  ['login', (email: string) => ({ email, password: `not ${PASSWORD}` }), 401],
  ['requestReset', (email: string) => ({ email }), 200],
  ['resendVerification', (email: string) => ({ email }), 200],
  ['register', (email: string) => ({ email, password: PASSWORD, name: 'Load' }), 201],
] as const)(
  '[AUTH-6] [AUTH-15] %s takes as long for an address that has an account as for one that has none',
  async (name, bodyOf, status) => {
    const known: number[] = [];
    const unknown: number[] = [];
    const timed = async (email: string, times: number[]) => {
      const began = performance.now();
      expect((await post(address, name, bodyOf(email))).status).toBe(status);
      times.push(performance.now() - began);
    };
    for (const email of emails.slice(100, 250)) {
      await timed(email, known);
      await timed(`nobody-${randomUUID()}@shop.example`, unknown);
    }
    const median = (times: number[]) =>
      percentile(
        times.toSorted((a, b) => a - b),
        0.5,
      );
    const difference = Math.abs(median(known) - median(unknown));
    const value = `${rounded(difference)} ms (${rounded(median(known))} and ${rounded(median(unknown))} ms)`;
    await record({ figure: `median difference known and unknown, ${name}`, value, target: '10 ms', by: BY });
    expect(difference).toBeLessThanOrEqual(10);
  },
);
