import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadRates, newestRateDay } from '../rates/reference-rates.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { readRates, registerRateFeed } from './read-rates.ts';

let app: TestApp;
let answer = { status: 200, text: '' };
const asked: string[] = [];
const bank = http.createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer.status).end(answer.text);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(bank.address() as AddressInfo).port}`;
  app = await createTestApp({
    env: { RATES_URL: `http://${host}/stats/eurofxref-hist-90d.xml`, OUTBOUND_ALLOW: host },
  });
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => bank.close(resolve));
});

const days = (...rates: [day: string, usd: string][]) =>
  `<Cube>${rates.map(([day, usd]) => `<Cube time='${day}'><Cube currency='USD' rate='${usd}'/></Cube>`).join('')}</Cube>`;
const rateOf = async (day: string) =>
  (await app.services.database.forShop('00000000-0000-0000-0000-000000000000', loadRates)).of('EUR', 'USD', day);

test('newer rates are read from the bank’s file and hold beside those of the program; known days stay', async () => {
  const bundled = await newestRateDay(app.services.database);
  answer = { status: 200, text: days(['2090-01-03', '1.5'], ['2090-01-02', '1.25'], [bundled, '9']) };
  expect(await readRates(app.services)).toBe(2);
  expect(await rateOf('2090-01-02')).toEqual({ rate: '1.25', on: '2090-01-02' });
  expect(await rateOf('2090-01-08')).toEqual({ rate: '1.5', on: '2090-01-03' });
  expect(await rateOf('2090-01-11')).toBeNull();
  expect((await rateOf(bundled))?.rate).not.toBe('9');
  expect(await newestRateDay(app.services.database)).toBe('2090-01-03');
  expect(await readRates(app.services)).toBe(0);
});

test('where the last days do not reach back to the known ones, the file of all days is asked for', async () => {
  await app.services.database.db.deleteFrom('reference_rates').execute();
  vi.setSystemTime('2027-06-01');
  try {
    asked.length = 0;
    answer = { status: 200, text: days(['2027-05-31', '1.5']) };
    await readRates(app.services);
    await readRates(app.services);
    expect(asked).toEqual(['/stats/eurofxref-hist.xml', '/stats/eurofxref-hist-90d.xml']);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [503, 'busy'],
  [200, '<html>Sorry</html>'],
])('an answer of %i %s changes nothing and is logged', async (status, text) => {
  answer = { status, text };
  const before = await newestRateDay(app.services.database);
  await expect(readRates(app.services)).rejects.toThrow(/answered 503|no reference rates/);
  const warn = vi.spyOn(app.services.log, 'warn');
  await registerRateFeed(app.services);
  await expect.poll(() => warn.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
  warn.mockRestore();
  expect(await newestRateDay(app.services.database)).toBe(before);
});
