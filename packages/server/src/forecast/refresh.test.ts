import { contract } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import { forecastRoutes } from '../http/routes/forecast.ts';
import { overviewRoutes } from '../http/routes/overview.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { type ForecastPool, openForecastPool } from './pool.ts';
import { refreshForecast } from './refresh.ts';

let testApp: TestApp;
let pool: ForecastPool;
let shop: TestShop;
const FIRST = '2024-01-01';
const WEEKS = 40;
const LAST = addDays(FIRST, WEEKS * 7 - 1);

const ask = async (url: string) => (await testApp.app.inject({ url, headers: shop.headers })).json();
const baseline = async () => contract.getBaseline.answer.parse(await ask('/api/forecast/baseline'));
const change = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  testApp.app.inject({ method, url, headers: shop.headers, ...(payload && { payload }) });

beforeAll(async () => {
  testApp = await createTestApp({ modules: [forecastRoutes, overviewRoutes] });
  pool = openForecastPool();
  shop = await testApp.createShop({ role: 'manager' });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  await ledger.addOrders(
    Array.from({ length: WEEKS * 7 }, (_, day) => ({
      on: addDays(FIRST, day),
      lines: [
        { amount: 10_000 + 100 * (day % 7), goodsCost: 4_000, sku: 'A', name: 'Tea' },
        { amount: 2_000, goodsCost: 1_000, sku: 'B', name: 'Cup' },
      ],
    })),
  );
  await refreshForecast(testApp.services.database, pool, shop.shopId, new Date('2024-10-07T03:00:00Z'));
});
afterAll(async () => {
  await pool.close();
  await testApp.close();
});

test('the forecast is by weeks, kept, and has the bounds that held', async () => {
  const { plain } = await baseline();
  expect(plain).toMatchObject({
    held: { by: 'week' },
    history: WEEKS,
    madeAt: '2024-10-07T03:00:00.000Z',
    horizonDays: 90,
  });
  expect(plain?.weeks).toHaveLength(12);
  expect(plain?.weeks[0]?.start).toBe(addDays(LAST, 1));
  // 12,300 a day on average, in a week 861 in major units.
  expect(plain?.weeks[0]?.demand).toBeGreaterThan(820);
  expect(plain?.weeks[0]?.demand).toBeLessThan(900);
  expect(plain?.held.of).toBeGreaterThan(10);
  // The last orders are of 6 October: October has six days that are known.
  expect(plain?.months.map(({ month }) => month)).toEqual(['2024-10', '2024-11', '2024-12']);
  expect(plain?.months[0]?.demand).toBeGreaterThan(3_600);
  expect(plain?.months[0]?.demand).toBeLessThan(4_000);
});

test('days add up to their weeks, and say how often their bounds held; months say it of months', async () => {
  const { plain } = await baseline();
  const { days = [], weeks = [] } = plain ?? {};
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 56 }, (_, day) => addDays(LAST, day + 1)));
  for (const [week, { demand }] of weeks.slice(0, 8).entries()) {
    const sum = days.slice(week * 7, week * 7 + 7).reduce((total, day) => total + day.demand, 0);
    expect(sum).toBeCloseTo(demand, 1);
  }
  expect(plain?.dayHeld).toMatchObject({ sales: { of: 140, by: 'day' }, profit: { of: 140, by: 'day' } });
  expect(plain?.monthHeld?.sales).toMatchObject({ by: 'month', of: 5 });
});

test('[OVER-1] the overview expects of the month what the forecast does', async () => {
  const { plain } = await baseline();
  const overview = contract.getOverview.answer.parse(
    await ask(`/api/overview?from=2024-09-01&to=${LAST}&compare=none`),
  );
  expect(overview.predictions).toBe(plain?.months[0]?.profit);
  expect(overview.prediction).toMatchObject({
    month: '2024-10',
    low: plain?.months[0]?.profitLow,
    high: plain?.months[0]?.profitHigh,
    testedBy: 'month',
    testedMonths: plain?.monthHeld?.profit?.of,
  });
});

test('a simulation without a change is exactly the plain forecast', async () => {
  const { plain } = await baseline();
  const answer = contract.simulateForecast.answer.parse(
    (await change('POST', '/api/forecast/simulate', { adsChange: 0, priceChange: 0 })).json(),
  );
  expect(answer.forecast.map(({ month, demand, profit }) => ({ month, demand, profit }))).toEqual(
    plain?.months.map(({ month, demand, profit }) => ({ month, demand, profit })),
  );
});

test('products add up to the whole shop', async () => {
  const { parts, sum } = contract.getForecastParts.answer.parse(await ask('/api/forecast/parts?by=product'));
  expect(parts.map(({ key, name }) => [key, name])).toEqual([
    ['A', 'Tea'],
    ['B', 'Cup'],
  ]);
  const coming = (await baseline()).plain?.weeks.slice(0, 4).reduce((total, { demand }) => total + demand, 0) ?? 0;
  expect(sum.coming).toBeCloseTo(coming, 1);
  expect(parts.reduce((total, one) => total + one.coming, 0)).toBeCloseTo(sum.coming, 1);
  expect(parts.reduce((total, one) => total + one.before, 0)).toBeCloseTo(sum.before, 1);
  const [tea] = parts;
  expect(tea?.low).toBeLessThanOrEqual(tea?.coming ?? 0);
  expect(tea?.high).toBeGreaterThanOrEqual(tea?.coming ?? Infinity);
  expect(tea?.past.at(-1)).toEqual({ start: addDays(LAST, -6), sales: 721 });
  expect(tea?.weeks).toHaveLength(13);
  // No price of the shop has changed.
  expect(tea?.price).toMatchObject({ value: -2.62, from: 'usual', changes: 0 });
  // Goods of 40.00 in sales of 103.00 on average.
  expect(tea?.variableShare).toBeCloseTo(40 / 103, 2);
  expect(tea?.weeks[0]?.start).toBe(addDays(LAST, 1));
});

test('a product that sold at several prices has an elasticity of its own, others that of their shop', async () => {
  const { database } = testApp.services;
  const priced = await testApp.createShop({ role: 'manager' });
  const days = Array.from({ length: 40 * 7 }, (_, day) => {
    const span = Math.floor(day / 28);
    const lines = ['A', 'B', 'C', 'D'].flatMap((sku, place) => {
      // Its own pattern of prices for each, and 1.5 % fewer units for each percent more; D never changes.
      const price = sku === 'D' ? 10_000 : 10_000 * (1 + 0.15 * (((span * (place + 2)) % 3) - 1));
      const units = Math.round(10 * (price / 10_000) ** -1.5);
      return [{ amount: units * price, quantity: String(units), goodsCost: 4_000 * units, sku, name: sku }];
    });
    return { on: addDays(FIRST, day), lines };
  });
  await ledgerBuilder(database, priced.shopId).addOrders(days);
  await refreshForecast(database, pool, priced.shopId, new Date('2024-10-07T03:00:00Z'));
  const url = '/api/forecast/parts?by=product';
  const { parts } = contract.getForecastParts.answer.parse(
    (await testApp.app.inject({ url, headers: priced.headers })).json(),
  );
  const of = (key: string) => parts.find((part) => part.key === key)?.price;
  expect(of('A')).toMatchObject({ from: 'own', changes: expect.toSatisfy((count: number) => count >= 5) });
  expect(of('A')?.value).toBeGreaterThan(-2);
  expect(of('A')?.value).toBeLessThan(-1);
  expect(of('D')?.from).toBe('shop');
});

test('sales events are added, named again and removed by managers', async () => {
  const event = { name: 'Spring sale', from: '2024-04-04', to: '2024-04-10' };
  const { events } = contract.addSalesEvent.answer.parse((await change('POST', '/api/forecast/events', event)).json());
  expect(events).toMatchObject([event]);
  const turned = { ...event, to: '2024-04-01' };
  expect((await change('POST', '/api/forecast/events', turned)).statusCode).toBe(400);
  await refreshForecast(testApp.services.database, pool, shop.shopId, new Date('2024-10-08T03:00:00Z'));
  expect((await baseline()).plain).toMatchObject({ ownEvents: 1, madeAt: '2024-10-08T03:00:00.000Z' });
  const url = `/api/forecast/events/${events[0]?.id}`;
  expect(contract.removeSalesEvent.answer.parse((await change('DELETE', url)).json()).events).toEqual([]);
  expect((await change('DELETE', url)).statusCode).toBe(404);
});

test('known days are switched off and moved by managers, for their own shop, and given back', async () => {
  const put = async (body: object) => change('PUT', '/api/forecast/calendar', body);
  const read = async () => contract.listCalendar.answer.parse(await ask('/api/forecast/calendar?language=ro')).events;
  const friday = (await read()).find(({ id }) => id === 'black_friday');
  if (!friday) throw new Error('Black Friday is not known.');
  const { year } = friday;
  const of = async (id: string) => (await read()).find((event) => event.id === id && event.year === year);
  const days = { from: `${year}-11-06`, to: `${year}-11-09` };
  const valentines = async () => (await read()).find(({ id }) => id === 'valentines');
  expect((await put({ event: 'black_friday', change: { kind: 'move', year, ...days } })).statusCode).toBe(200);
  expect(await of('black_friday')).toMatchObject({ ...days, usual: { from: friday.from, to: friday.to }, off: false });
  expect((await put({ event: 'valentines', change: { kind: 'off' } })).statusCode).toBe(200);
  expect(await valentines()).toMatchObject({ off: true });
  const between = await ask('/api/day-events?from=2024-02-01&to=2024-02-29');
  expect(JSON.stringify(between)).not.toContain('valentines');
  await put({ event: 'valentines', change: { kind: 'on' } });
  await put({ event: 'black_friday', change: { kind: 'restore', year } });
  expect(await valentines()).toMatchObject({ off: false });
  expect(await of('black_friday')).toEqual(friday);
  expect((await put({ event: 'no such', change: { kind: 'off' } })).statusCode).toBe(400);
  expect(
    (await put({ event: 'easter', change: { kind: 'move', year, from: days.to, to: days.from } })).statusCode,
  ).toBe(400);
});

test('[FORE-3] a shop of three weeks has a forecast with the season of all shops, and says that its range is not tested', async () => {
  const { database } = testApp.services;
  const young = await testApp.createShop({ role: 'manager' });
  const days = Array.from({ length: 24 }, (_, day) => ({
    on: addDays('2024-12-01', day),
    lines: [{ amount: 10_000, goodsCost: 4_000, sku: 'A', name: 'Tea' }],
  }));
  await ledgerBuilder(database, young.shopId).addOrders(days);
  await refreshForecast(database, pool, young.shopId, new Date('2024-12-25T03:00:00Z'));
  const asked = { url: '/api/forecast/baseline', headers: young.headers };
  const answer = contract.getBaseline.answer.parse((await testApp.app.inject(asked)).json());
  expect(answer).toMatchObject({ source: 'live', currency: 'EUR', baseline: [] });
  const { plain } = answer;
  expect(plain).toMatchObject({ history: 3, season: 'prior', held: { of: 0, by: 'week' }, days: [], monthHeld: null });
  // 24 days of 100 are known; February of the season sells less than December.
  expect(plain?.months[0]).toMatchObject({ month: '2024-12', begun: { sales: 2_400 } });
  const [, january, february] = plain?.months ?? [];
  expect(january?.demand).toBeGreaterThan(2_300);
  expect(january?.demand).toBeLessThan(3_100);
  expect(january?.low).toBe(0);
  expect(january?.high).toBeGreaterThanOrEqual(2 * (january?.demand ?? Infinity) - 0.02);
  expect(february?.demand).toBeLessThan(january?.demand ?? 0);
  const simulated = await testApp.app.inject({
    method: 'POST',
    url: '/api/forecast/simulate',
    headers: young.headers,
    payload: { adsChange: 0, priceChange: 0 },
  });
  const { forecast, result } = contract.simulateForecast.answer.parse(simulated.json());
  expect(forecast.map(({ demand }) => demand)).toEqual(plain?.months.map(({ demand }) => demand));
  expect(result?.confidence).toBeNull();
});

test('what follows from older orders is not shown as the forecast of newer ones', async () => {
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  await ledger.addOrders([
    { on: addDays(LAST, 1), lines: [{ amount: 10_000, goodsCost: 4_000, sku: 'A', name: 'Tea' }] },
  ]);
  expect((await baseline()).plain).toMatchObject({ held: { by: 'month' }, madeAt: null });
});
