// The forecasts of a shop of 5,000 products in a process of the real server, how long all models take, with the alerts and
// actions beside them, and what others wait for meanwhile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersFile } from '../support/large-shop-files.ts';
import { recordSection } from '../support/measurements.ts';
import { hasEnded, Owner } from '../support/owner.ts';
import { ServerProcess } from '../support/server.ts';
import { percentile, probe } from './machine.ts';

/** Of 20,000 products more than 5,000 are sold in them; the 5,000 that sell the most are forecast. */
const LINES = 40_000;
const PRODUCTS = 5_000;
const LIMIT_S = 60;
const HEALTH_LIMIT_MS = 100;
const POLL_MS = 1_000;

let dataDir: string;
let server: ServerProcess;
let owner: Owner;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adaos-load-'));
  server = new ServerProcess(dataDir);
  owner = await Owner.signUp(await server.ready(), dataDir);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('all models of 5,000 products take a minute at most, and the process answers meanwhile', async () => {
  const query = { currency: 'EUR', timezone: 'Europe/Bucharest', goodsCostPercent: '40' };
  const found = await owner.importWhen(await owner.upload(ordersFile(LINES), query), hasEnded, 600_000);
  expect(found.status).toBe('done');
  const madeAt = async () =>
    contract.getBaseline.answer.parse(await owner.call('/api/forecast/baseline')).plain?.madeAt ?? null;
  while ((await madeAt()) === null) await delay(POLL_MS);
  // Once more, now that the import is over in every respect: a sales event has all of it computed again.
  const first = await madeAt();
  const health = probe(10, async () => void (await (await fetch(owner.href('/healthz'))).text()));
  const start = performance.now();
  let seconds = Infinity;
  let times: readonly number[] = [];
  try {
    await owner.call('/api/forecast/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Spring sale', from: '2024-04-04', to: '2024-04-10' }),
    });
    while ((await madeAt()) === first) await delay(POLL_MS);
    seconds = (performance.now() - start) / 1_000;
  } finally {
    times = await health.stop();
  }
  const { sum, others, parts } = contract.getForecastParts.answer.parse(
    await owner.call('/api/forecast/parts?by=product'),
  );
  const measured = `${PRODUCTS.toLocaleString('en')} products of two years, ${LINES.toLocaleString('en')} order lines, in the server that answers: ${seconds.toFixed(1)} s from a change to the forecast, alerts and actions included; /healthz meanwhile: median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms of ${times.length}`;
  process.stdout.write(`${measured}\n`);
  await recordSection('forecast-server', 'Forecasts in the server', [
    measured,
    '`npx vitest run --project slow tests/load/forecast-large.test.ts` writes this.',
  ]);
  expect(parts.length + (others?.count ?? 0)).toBeGreaterThanOrEqual(PRODUCTS);
  expect(sum.coming).toBeGreaterThan(0);
  expect(percentile(times, 0.99)).toBeLessThanOrEqual(HEALTH_LIMIT_MS);
  expect(seconds).toBeLessThanOrEqual(LIMIT_S);
});
