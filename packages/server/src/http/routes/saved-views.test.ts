import { contract, Problem } from '@adaos/api';
import { MOST_VIEWS, type Role } from '@adaos/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { savedViewRoutes } from './saved-views.ts';

let testApp: TestApp;
let shop: TestShop;
let colleague: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [savedViewRoutes] });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop();
  colleague = await testApp.joinShop(shop, { role: 'viewer' });
});

async function list(of: TestShop, name = 'products') {
  const answer = await testApp.app.inject({ url: `/api/views?list=${name}`, headers: of.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.listSavedViews.answer.parse(answer.json()).views;
}
const save = (of: TestShop, payload: object) =>
  testApp.app.inject({ method: 'POST', url: '/api/views', headers: of.headers, payload });
const remove = (of: TestShop, id: string) =>
  testApp.app.inject({ method: 'DELETE', url: `/api/views/${id}`, headers: of.headers });
const losing = { list: 'products', name: 'Losing', query: 'show=losing&sort=margin', shared: false };

test('a view is kept for who saved it, and the same name replaces it', async () => {
  expect((await save(shop, losing)).statusCode).toBe(201);
  expect((await save(shop, { ...losing, name: 'a bestseller', query: 'sort=units' })).statusCode).toBe(201);
  expect((await save(shop, { ...losing, query: 'show=losing' })).statusCode).toBe(201);
  const views = await list(shop);
  expect(views).toMatchObject([
    { name: 'a bestseller', query: 'sort=units', shared: false, own: true },
    { name: 'Losing', query: 'show=losing', shared: false, own: true },
  ]);
  expect(await list(shop, 'stock')).toEqual([]);
  expect(await list(colleague)).toEqual([]);
});

test('a shared view is in everybody’s list, with who shared it, and nobody sees another’s own', async () => {
  await save(shop, { ...losing, shared: true });
  const [view] = await list(colleague);
  expect(view).toMatchObject({ name: 'Losing', shared: true, own: false, by: expect.stringMatching(/./) });
  const refused = await remove(colleague, view?.id ?? '');
  expect([refused.statusCode, Problem.parse(refused.json()).code]).toEqual([403, 'forbidden']);
  await save(shop, losing);
  expect(await list(colleague)).toEqual([]);
  expect((await remove(colleague, view?.id ?? '')).statusCode).toBe(404);
  expect(await list(shop)).toHaveLength(1);
});

test.each(['viewer', 'manager', 'admin'] as const satisfies readonly Role[])(
  'a %s shares from manager on',
  async (role) => {
    const member = await testApp.joinShop(shop, { role });
    const answer = await save(member, { ...losing, shared: true });
    expect(answer.statusCode).toBe(role === 'viewer' ? 403 : 201);
  },
);

test('a manager removes what another has shared, and everybody what is their own', async () => {
  await save(colleague, losing);
  const [own] = await list(colleague);
  expect((await remove(shop, own?.id ?? '')).statusCode).toBe(404);
  expect((await remove(colleague, own?.id ?? '')).statusCode).toBe(200);
  const manager = await testApp.joinShop(shop, { role: 'manager' });
  await save(manager, { ...losing, shared: true });
  const [shared] = await list(shop);
  expect((await remove(shop, shared?.id ?? '')).statusCode).toBe(200);
  expect(await list(manager)).toEqual([]);
});

test('another shop has none of it', async () => {
  await save(shop, { ...losing, shared: true });
  const [view] = await list(shop);
  const other = await testApp.createShop();
  expect(await list(other)).toEqual([]);
  expect((await remove(other, view?.id ?? '')).statusCode).toBe(404);
});

test('one person has a limited number of views of a list, of which any can be saved again', async () => {
  for (let count = 0; count < MOST_VIEWS; count++)
    expect((await save(shop, { ...losing, name: `View ${count}` })).statusCode).toBe(201);
  const refused = await save(shop, losing);
  expect(refused.statusCode).toBe(422);
  expect(Problem.parse(refused.json())).toMatchObject({ code: 'too_many_views', fields: { name: expect.any(String) } });
  expect((await save(shop, { ...losing, name: 'View 1' })).statusCode).toBe(201);
  expect((await save(shop, { ...losing, list: 'stock' })).statusCode).toBe(201);
});

test.each([
  [{ list: 'nothing' }, 'list'],
  [{ name: '  ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ query: 'x'.repeat(2_001) }, 'query'],
])('what cannot be is refused by its field: %j', async (changes, field) => {
  const answer = await save(shop, { ...losing, ...changes });
  expect(answer.statusCode).toBe(400);
  expect(Problem.parse(answer.json()).fields).toHaveProperty([field]);
});
