import { contract, Problem, type ReportDefinition } from '@adaos/api';
import { LANGUAGES, MOST_REPORTS, PROFIT_AND_LOSS, METRICS, METRIC_DIMENSIONS } from '@adaos/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { loadDemo } from '../../demo/load.ts';
import { dimensions } from '../../metrics/definitions/dimensions.ts';
import { metrics } from '../../metrics/definitions/index.ts';
import { reportWords } from '../../reports/words.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { subscribeTo } from '../../testing/billing-rows.ts';
import { reportRoutes } from './reports.ts';
import { removeMember } from '../../users/members.ts';

let testApp: TestApp;
let demo: TestShop;
let shop: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [reportRoutes] });
  demo = await testApp.createShop({ currency: null });
  await testApp.services.database.forShop(demo.shopId, (trx) =>
    loadDemo(trx, demo.shopId, { lastDay: '2026-11-20', months: 3 }),
  );
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop({ role: 'manager' });
});

const byProduct: ReportDefinition = {
  metrics: ['net_sales', 'contribution'],
  dimensions: ['product'],
  period: { kind: 'custom', from: '2026-10-01', to: '2026-11-20' },
  compare: 'previous',
  limit: 5,
  chart: 'bars',
};
const input = { name: 'By product', definition: byProduct, shared: false };

const get = (of: TestShop, path: string) => testApp.app.inject({ url: `/api/reports${path}`, headers: of.headers });
const send = (of: TestShop, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  testApp.app.inject({
    method,
    url: `/api/reports${path}`,
    headers: of.headers,
    ...(payload !== undefined && { payload }),
  });
async function added(of: TestShop, changes: object = {}) {
  const answer = await send(of, 'POST', '', { ...input, ...changes });
  expect(answer.statusCode, answer.body).toBe(201);
  return contract.addReport.answer.parse(answer.json());
}
const listed = async (of: TestShop) => contract.listReports.answer.parse((await get(of, '')).json());
const run = (of: TestShop, definition: object) =>
  get(of, `/run?${new URLSearchParams({ definition: JSON.stringify(definition) }).toString()}`);
const code = (answer: { json(): unknown }) => Problem.parse(answer.json()).code;

test('a report is saved, changed, removed and restored with what it was', async () => {
  const report = await added(shop);
  expect(report).toMatchObject({ ...input, own: true, role: 'viewer' });
  const changed = await send(shop, 'PUT', `/${report.id}`, { ...input, name: 'Products', shared: true });
  expect(changed.json()).toMatchObject({ id: report.id, name: 'Products', shared: true });
  expect((await send(shop, 'DELETE', `/${report.id}`)).statusCode).toBe(200);
  expect((await listed(shop)).reports).toEqual([]);
  expect((await get(shop, `/${report.id}/csv`)).statusCode).toBe(404);
  expect((await send(shop, 'POST', `/${report.id}/restore`)).json()).toMatchObject({ name: 'Products' });
  expect((await listed(shop)).reports).toMatchObject([{ id: report.id, name: 'Products' }]);
});

test('a private report is its owner’s alone; a shared one is everybody’s with the role for its metrics', async () => {
  const viewer = await testApp.joinShop(shop, { role: 'viewer' });
  const manager = await testApp.joinShop(shop, { role: 'manager' });
  const own = await added(shop);
  const shared = await added(shop, { name: 'Shared', shared: true });
  await added(shop, {
    name: 'Who returns',
    shared: true,
    definition: { ...byProduct, metrics: ['returning_customers'], dimensions: [] },
  });
  expect((await listed(viewer)).reports.map(({ name, own: mine }) => [name, mine])).toEqual([['Shared', false]]);
  expect((await listed(manager)).reports.map(({ name }) => name)).toEqual(['Shared', 'Who returns']);
  expect((await send(manager, 'PUT', `/${own.id}`, input)).statusCode).toBe(404);
  expect((await send(manager, 'PUT', `/${shared.id}`, { ...input, shared: false })).statusCode).toBe(403);
  expect((await send(manager, 'PUT', `/${shared.id}`, { ...input, name: 'Ours', shared: true })).statusCode).toBe(200);
  expect((await send(viewer, 'POST', '', input)).statusCode).toBe(403);
  expect((await send(viewer, 'DELETE', `/${shared.id}`)).statusCode).toBe(403);
});

test('what is shared stays with the shop when who made it leaves, and what was private goes', async () => {
  const manager = await testApp.joinShop(shop, { role: 'manager' });
  await added(manager);
  await added(manager, { name: 'Shared', shared: true });
  await testApp.services.database.forShop(shop.shopId, (trx) => removeMember(trx, shop.shopId, manager.accountId));
  expect((await listed(shop)).reports).toMatchObject([{ name: 'Shared', by: '' }]);
  const left = await testApp.services.database.readShop(shop.shopId, (trx) =>
    trx.selectFrom('reports').select('name').where('shop_id', '=', shop.shopId).execute(),
  );
  expect(left).toEqual([{ name: 'Shared' }]);
});

test('another shop has none of it', async () => {
  const { id } = await added(shop, { shared: true });
  const other = await testApp.createShop();
  expect((await listed(other)).reports).toEqual([]);
  for (const path of [`/${id}/csv`, `/${id}/pdf`]) expect((await get(other, path)).statusCode).toBe(404);
  expect((await send(other, 'PUT', `/${id}`, input)).statusCode).toBe(404);
  expect((await send(other, 'DELETE', `/${id}`)).statusCode).toBe(404);
});

test('a plan without custom reports keeps them and runs none; the statement is in every plan', async () => {
  const { id } = await added(shop);
  await testApp.services.database.forShop(shop.shopId, (trx) => subscribeTo(trx, shop, 'starter'));
  expect(await listed(shop)).toMatchObject({ included: false, reports: [{ id }] });
  for (const refused of [
    await send(shop, 'POST', '', input),
    await send(shop, 'PUT', `/${id}`, input),
    await run(shop, byProduct),
    await get(shop, `/${id}/pdf`),
  ])
    expect([refused.statusCode, code(refused)]).toEqual([403, 'plan_without_reports']);
  expect((await get(shop, '/profit-and-loss')).statusCode).toBe(200);
  expect((await send(shop, 'DELETE', `/${id}`)).statusCode).toBe(200);
});

test.each([
  [{ metrics: [] }, 'definition.metrics'],
  [{ metrics: ['nothing'] }, 'definition.metrics.0'],
  [{ limit: 2_501 }, 'definition.limit'],
  [{ metrics: ['sessions'] }, 'metrics'],
  [{ period: { kind: 'custom' } }, 'period'],
  [{ period: { kind: 'custom', from: '2026-02-02', to: '2026-02-01' } }, 'to'],
  [{ sort: 'orders' }, 'sort'],
])('what cannot be asked is refused by its field: %j', async (changes, field) => {
  const answer = await send(shop, 'POST', '', { ...input, definition: { ...byProduct, ...changes } });
  expect(answer.statusCode).toBe(400);
  expect(Problem.parse(answer.json()).fields).toHaveProperty([field]);
});

test('a definition in an address that is none is refused', async () => {
  for (const definition of ['no json', '{}', '[]'])
    expect((await get(shop, `/run?${new URLSearchParams({ definition }).toString()}`)).statusCode).toBe(400);
});

test('a shop has a limited number of reports', async () => {
  const { shopId, accountId } = shop;
  await testApp.services.database.forShop(shopId, (trx) =>
    trx
      .insertInto('reports')
      .values(
        Array.from({ length: MOST_REPORTS }, (_, at) => ({
          shop_id: shopId,
          id: crypto.randomUUID(),
          account_id: accountId,
          name: `Report ${at}`,
          definition: JSON.stringify(byProduct),
          shared: false,
          role: 'viewer' as const,
        })),
      )
      .execute(),
  );
  const refused = await send(shop, 'POST', '', input);
  expect([refused.statusCode, code(refused)]).toEqual([422, 'too_many_reports']);
});

test('the statement ends in the net profit, and each sum is what is above it, to the minor unit', async () => {
  for (const month of ['2026-09', '2026-10', '2026-11']) {
    const answer = contract.getProfitAndLoss.answer.parse((await get(demo, `/profit-and-loss?month=${month}`)).json());
    expect(answer.lines.map(({ metric }) => metric)).toEqual(PROFIT_AND_LOSS.map(({ metric }) => metric));
    answer.columns.forEach(({ hasData }, place) => {
      let sum = 0;
      for (const { part, figures, metric } of answer.lines) {
        const value = Math.round((figures[place]?.value ?? 0) * 100);
        if (part === 'sum') expect(value, `${metric} of column ${place} of ${month}`).toBe(sum);
        else sum += part === 'plus' ? value : -value;
      }
      if (hasData && place === 0) expect(sum).not.toBe(0);
    });
    const net = answer.lines.find(({ metric }) => metric === 'net_sales');
    expect(net?.figures[0]).toMatchObject({ share: 100, missing: [] });
  }
});

test('the statement opens on the last month with data and says what is missing', async () => {
  const answer = contract.getProfitAndLoss.answer.parse((await get(demo, '/profit-and-loss')).json());
  expect(answer.columns.map(({ hasData }) => hasData)).toEqual([true, true, false]);
  expect(answer.lines.at(-1)?.figures[2]).toEqual({ value: null, share: null, missing: [] });
  const empty = contract.getProfitAndLoss.answer.parse((await get(shop, '/profit-and-loss')).json());
  expect(empty).toMatchObject({ source: 'none', months: null });
});

test('the files of a report have its rows in the language that is asked for', async () => {
  const answer = await send(demo, 'POST', '', { ...input, name: '=Încasări', shared: true });
  const { id } = contract.addReport.answer.parse(answer.json());
  const csv = await get(demo, `/${id}/csv?language=ro`);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="incasari-2026-11-20.csv"');
  const lines = csv.body.replace('\u{feff}', '').trim().split('\r\n');
  expect(lines[0]).toBe('Produs,Vânzări nete,"Vânzări nete, înainte",Contribuție,"Contribuție, înainte",Costuri lipsă');
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toMatch(/^Total,\d/);
  const pdf = await get(demo, `/${id}/pdf?language=ro`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.rawPayload.includes('/Lang (ro)')).toBe(true);
  const statement = await get(demo, '/profit-and-loss/pdf?month=2026-10&language=fr');
  expect(statement.headers['content-disposition']).toBe('attachment; filename="profit-and-loss-2026-10.pdf"');
  expect(statement.rawPayload.includes('/Lang (fr)')).toBe(true);
  const rows = (await get(demo, '/profit-and-loss/csv?month=2026-10')).body.trim().split('\r\n');
  expect(rows).toHaveLength(PROFIT_AND_LOSS.length + 1);
  expect(rows[2]).toMatch(/^Discounts,-?\d/);
});

test('metrics and dimensions are called the same by the catalogue and by reports, in every language by a name of its own', () => {
  const english = reportWords('en', null);
  for (const id of METRICS) expect(english.metric(id)).toBe(metrics[id].name);
  for (const id of METRIC_DIMENSIONS) expect(english.dimension(id)).toBe(dimensions[id].name);
  for (const language of LANGUAGES) {
    const words = reportWords(language, null);
    expect(new Set(METRICS.map(words.metric)).size, language).toBe(METRICS.length);
  }
});

test('a period that moves is of the day of the shop', async () => {
  const answer = await run(shop, { ...byProduct, period: { kind: 'last_7_days' }, compare: 'none' });
  const today = new Date().toISOString().slice(0, 10);
  expect(contract.runReport.answer.parse(answer.json())).toMatchObject({ to: addDays(today, -1), source: 'none' });
});
