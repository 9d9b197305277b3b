import { contract, type Role, SHOP_HEADER } from '@adaos/api';
import { ROLES } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standingOf } from '../../billing/entitlements.ts';
import {
  type AccountsApp,
  type Answer,
  createAccountsApp,
  type Member,
  PASSWORD,
  problemOf,
  sessionOf,
  userOf,
} from '../../testing/accounts.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { overviewRoutes } from './overview.ts';
import { ownShopRoutes } from './shops.ts';

let accounts: AccountsApp;
let ana: Member;
beforeAll(async () => {
  accounts = await createAccountsApp({ modules: [ownShopRoutes, overviewRoutes] });
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ana = await accounts.join(`${uuidv7()}@shop.example`, { name: 'Lână și Lut' });
});

const WARSAW = { name: 'Lână Polska', currency: 'PLN', timezone: 'Europe/Warsaw' };
const codeOf = (answer: Answer) =>
  answer.status < 300 ? `${answer.status}` : `${answer.status} ${problemOf(answer).code}`;
const as = (member: Member, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  accounts.as(member.login.accessToken, method, path, payload);
const list = async (member: Member) => contract.listShops.answer.parse((await as(member, 'GET', '/api/shops')).body);
const add = (member: Member, shop: object = WARSAW) => as(member, 'POST', '/api/shops', shop);
const added = async (member: Member, shop: object = WARSAW) =>
  contract.addShop.answer.parse((await add(member, shop)).body);
const open = (member: Member, shopId: string) => as(member, 'PUT', '/auth/session/shop', { shopId });
const shopOf = async (member: Member) => sessionOf(await accounts.session(member.login.accessToken)).shop;
const again = async ({ email }: Member): Promise<Member> => ({
  email,
  login: contract.login.answer.parse((await accounts.login(email, PASSWORD)).body),
});
const netSalesOf = async (member: Member) =>
  contract.getOverview.answer.parse((await as(member, 'GET', '/api/overview?from=2024-03-01&to=2024-03-31')).body)
    .netSales;
const sell = (shopId: string, amount: number, goodsCost?: number) =>
  ledgerBuilder(accounts.services.database, shopId).addOrder({
    on: '2024-03-05',
    lines: [{ amount, ...(goodsCost !== undefined && { goodsCost }) }],
  });

/** Has the member of one shop join another with a role, as an invitation does. */
async function joinAs(member: Member, owner: Member, role: Role): Promise<void> {
  const user = { email: member.email, password: 'quiet otter 31 lamp', name: 'Ana', role };
  userOf((await as(owner, 'POST', '/auth/create-user', user)).body);
  await accounts.accept(member.email, 2);
}

describe('an account with several shops', () => {
  test('adds one, with its currency and days, and is its admin; the open shop stays open until it is switched', async () => {
    const before = await list(ana);
    expect(before.plan).toEqual({ limit: 3, used: 1, mayAdd: true });
    const shop = await added(ana);
    expect(shop).toEqual({ ...WARSAW, id: shop.id, role: 'admin' });
    expect(await list(ana)).toMatchObject({ open: before.open, plan: { used: 2 } });
    expect((await list(ana)).shops.map(({ name }) => name)).toEqual(['Lână Polska', 'Lână și Lut']);
    expect(codeOf(await open(ana, shop.id))).toBe('200');
    expect(await shopOf(ana)).toMatchObject({ id: shop.id, currency: 'PLN', timezone: 'Europe/Warsaw' });
    expect((await list(ana)).plan).toEqual({ limit: 3, used: 2, mayAdd: true });
  });

  test('adds no more than the plan serves, also by two calls at once, and none with a currency that there is not', async () => {
    expect(codeOf(await add(ana, { ...WARSAW, currency: 'ZZZ' }))).toBe('400 unknown_currency');
    expect(codeOf(await add(ana, { ...WARSAW, name: ' ' }))).toBe('400 invalid_request');
    await added(ana);
    const both = await Promise.all([add(ana, { ...WARSAW, name: 'A' }), add(ana, { ...WARSAW, name: 'B' })]);
    expect(both.map(codeOf).toSorted()).toEqual(['201', '403 limit_reached']);
    expect((await list(ana)).plan).toEqual({ limit: 3, used: 3, mayAdd: true });
  });

  test('gets no second trial by it: the shop that was added ends with the trial of the first', async () => {
    const { database } = accounts.services;
    const { id } = await added(ana);
    const { open: first } = await list(ana);
    const standing = (shopId: string) => database.readShop(shopId, (trx) => standingOf(trx, shopId));
    expect(await standing(id)).toEqual(await standing(first));
    await database.forShop(first, (trx) =>
      sql`update shops set created_at = now() - interval '16 days' where shop_id = ${first}`.execute(trx),
    );
    expect((await standing(id)).readOnly).toBe(true);
    await open(ana, id);
    expect(codeOf(await add(ana))).toBe('403 trial_over');
  });

  test('adds to a plan only as an admin of the shop that has it', async () => {
    const { id } = await added(ana);
    const ion = await accounts.join(`${uuidv7()}@shop.example`);
    await open(ana, id);
    await joinAs(ion, ana, 'admin');
    await open(ion, id);
    expect((await list(ion)).plan).toMatchObject({ mayAdd: false });
    expect(codeOf(await add(ion))).toBe('403 forbidden');
  });

  test('works in one shop by session: a switch leaves those of other devices where they are', async () => {
    const { open: first } = await list(ana);
    const { id } = await added(ana);
    const phone = await again(ana);
    await open(ana, id);
    expect([(await shopOf(ana)).id, (await shopOf(phone)).id]).toEqual([id, first]);
    // The next session begins where the last switch led.
    expect((await shopOf(await again(ana))).id).toBe(id);
    expect((await shopOf(phone)).id).toBe(first);
  });

  test('is refused by a page that still shows the shop before, whatever it asks for, and nothing is changed', async () => {
    const { open: first } = await list(ana);
    const { id } = await added(ana);
    await open(ana, id);
    const call = (shop: string, method: 'GET' | 'POST', url: string, payload?: object) =>
      accounts.call(method, url, {
        headers: { authorization: `Bearer ${ana.login.accessToken}`, [SHOP_HEADER]: shop },
        ...(payload && { payload }),
      });
    expect(codeOf(await call(first, 'GET', '/api/shops'))).toBe('412 conflict');
    expect(codeOf(await call(first, 'POST', '/api/shops', WARSAW))).toBe('412 conflict');
    expect(codeOf(await call(id, 'GET', '/api/shops'))).toBe('200');
    expect((await list(ana)).shops).toHaveLength(2);
  });

  test('that is taken out of a shop loses it at once: its page is refused, and it goes on in the other', async () => {
    const ion = await accounts.join(`${uuidv7()}@shop.example`, { name: 'Ceai' });
    const { open: own } = await list(ion);
    const { open: shared } = await list(ana);
    await joinAs(ion, ana, 'manager');
    await open(ion, shared);
    expect((await shopOf(ion)).id).toBe(shared);
    expect(codeOf(await as(ana, 'DELETE', `/auth/users/${ion.login.userId}`))).toMatch(/^20/);
    const headers = { authorization: `Bearer ${ion.login.accessToken}`, [SHOP_HEADER]: shared };
    expect(codeOf(await accounts.call('GET', '/api/shops', { headers }))).toBe('412 conflict');
    expect((await shopOf(ion)).id).toBe(own);
    expect(codeOf(await open(ion, shared))).toBe('404 not_found');
    expect((await list(ion)).shops.map(({ id }) => id)).toEqual([own]);
  });
});

describe.each(ROLES)('two shops of one account, with the role %s in the second', (role) => {
  test('never mix: each session reads the one that it works in, with the role there', async () => {
    const owner = await accounts.join(`${uuidv7()}@shop.example`, { name: 'Ceai' });
    const [first, second] = [(await list(ana)).open, (await list(owner)).open];
    for (const shopId of [first, second])
      await accounts.services.database.forShop(shopId, (trx) =>
        sql`update shops set currency = 'EUR' where shop_id = ${shopId}`.execute(trx),
      );
    await sell(first, 10_000, 4_000);
    await sell(second, 77_700, 1_000);
    await joinAs(ana, owner, role);
    const there = await again(ana);
    await open(there, second);
    expect([await netSalesOf(ana), await netSalesOf(there)]).toEqual([100, 777]);
    const roles = await Promise.all(
      [ana, there].map(async (each) => sessionOf(await accounts.session(each.login.accessToken)).user.role),
    );
    expect(roles).toEqual(['admin', role]);
    expect(codeOf(await add(there))).toBe(role === 'admin' ? '201' : '403 forbidden');
    expect(codeOf(await open(there, first))).toBe('200');
    expect(await netSalesOf(there)).toBe(100);
    // By the database's own rule, too: whatever a query asks for, only rows of the transaction's shop are there.
    const seen = await accounts.services.database.readShop(second, (trx) =>
      sql<{ shop_id: string }>`select shop_id from orders union select shop_id from daily_totals union
        select shop_id from shops union select shop_id from members union select shop_id from served_shops`.execute(
        trx,
      ),
    );
    expect(new Set(seen.rows.map(({ shop_id: shopId }) => shopId))).toEqual(new Set([second]));
  });
});

describe('all shops beside each other', () => {
  const compare = async (member: Member, currency = 'EUR') => {
    const answer = await as(member, 'GET', `/api/shops/figures?from=2024-03-01&to=2024-03-31&currency=${currency}`);
    return contract.compareShops.answer.parse(answer.body);
  };
  const settle = (shopId: string, currency: string) =>
    accounts.services.database.forShop(shopId, (trx) =>
      sql`update shops set currency = ${currency} where shop_id = ${shopId}`.execute(trx),
    );

  test('are in one currency by the rate of the last day that has one, and add up', async () => {
    const { open: first } = await list(ana);
    await settle(first, 'EUR');
    const lei = await added(ana, { name: 'Ceai', currency: 'RON', timezone: 'Europe/Bucharest' });
    await sell(first, 10_000, 4_000);
    await sell(lei.id, 50_000, 30_000);
    const { shops, sum } = await compare(ana);
    expect(shops.find(({ id }) => id === lei.id)).toMatchObject({
      // 500, 300 and 200 lei at 4.9735 for a euro, as published for the last day before Easter.
      netSales: 100.53,
      costs: 60.32,
      netProfit: 40.21,
      rate: 0.201065647934,
      rateOn: '2024-03-28',
      goodsCovered: 100,
      leftOut: null,
    });
    expect(shops.find(({ id }) => id === first)).toMatchObject({ netSales: 100, netProfit: 60, rate: 1, rateOn: null });
    expect(sum).toMatchObject({ netSales: 200.53, costs: 100.32, netProfit: 100.21 });
    expect((await compare(ana, 'RON')).sum).toMatchObject({ netSales: 997.35, costs: 498.94, netProfit: 498.41 });
  });

  test('name what is not known: no orders, no rate, no costs; the sum is of the others', async () => {
    const { open: first } = await list(ana);
    await settle(first, 'EUR');
    await sell(first, 10_000, 4_000);
    const empty = await added(ana, { name: 'Empty', currency: 'EUR', timezone: 'UTC' });
    const other = await added(ana, { name: 'Other', currency: 'GEL', timezone: 'UTC' });
    await sell(other.id, 5_000, 1_000);
    const { shops, sum } = await compare(ana);
    const reasonOf = (id: string) => shops.find((shop) => shop.id === id)?.leftOut;
    expect([reasonOf(first), reasonOf(empty.id), reasonOf(other.id)]).toEqual([null, 'no_orders', 'no_rate']);
    expect(shops.find(({ id }) => id === other.id)).toMatchObject({ netSales: null, netProfit: null, rate: null });
    expect(sum).toMatchObject({ netSales: 100, netProfit: 60 });
    await sell(empty.id, 8_000);
    const costless = (await compare(ana)).shops.find(({ id }) => id === empty.id);
    expect(costless).toMatchObject({ netSales: 80, costs: null, netProfit: null, leftOut: 'costs_unknown' });
    const unknown = await as(ana, 'GET', '/api/shops/figures?from=2024-03-01&to=2024-03-31&currency=ZZZ');
    expect(codeOf(unknown)).toBe('400 unknown_currency');
  });

  test('are those of the account alone', async () => {
    const ion = await accounts.join(`${uuidv7()}@shop.example`);
    await added(ion);
    const ids = (await compare(ion)).shops.map(({ id }) => id).toSorted();
    expect(ids).toEqual((await list(ion)).shops.map(({ id }) => id).toSorted());
    expect(ids).not.toContain((await list(ana)).open);
  });
});
