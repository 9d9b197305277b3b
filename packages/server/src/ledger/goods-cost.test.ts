import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { changeGoodsCost, goodsCostRule } from './goods-cost-rule.ts';
import { postCostsSince, postGoodsCost } from './post-rules.ts';
import { propertyRuns } from '../testing/property-runs.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.config);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function newShop() {
  const shopId = uuidv7();
  await database.forShop(shopId, (trx) =>
    trx
      .insertInto('shops')
      .values({ shop_id: shopId, name: 'Shop', registration_number: null, currency: 'EUR' })
      .execute(),
  );
  const owner = { shopId, accountId: null };
  /** One that there is is taken back before, as another is not put in its place. */
  const setPercent = (percent: number | null) =>
    database.forShop(shopId, async (trx) => {
      const { goodsCostPercent: before } = await goodsCostRule(trx, shopId);
      if (percent !== null && before !== percent) await changeGoodsCost(trx, owner, null);
      const changed = await changeGoodsCost(trx, owner, percent);
      if (changed) await postGoodsCost(trx, shopId);
      return changed;
    });
  const addRule = (percent: number, from: string) =>
    database.forShop(shopId, async (trx) => {
      const rule = { shop_id: shopId, id: uuidv7(), kind: 'cogs' as const, percent: String(percent), valid_from: from };
      await trx
        .insertInto('cost_rules')
        .values({ ...rule, created_by: null })
        .execute();
      await postGoodsCost(trx, shopId);
    });
  const days = () =>
    database.forShop(shopId, async (trx) => {
      const rows = await trx
        .selectFrom('daily_totals')
        .select(['occurred_on', 'kind', (of) => of.fn.sum<string>('amount_minor').as('amount')])
        .where('shop_id', '=', shopId)
        .groupBy(['occurred_on', 'kind'])
        .orderBy('occurred_on')
        .execute();
      return rows.map(({ occurred_on: on, kind, amount }) => ({ on, kind, amount: Number(amount) }));
    });
  const entries = () =>
    database.forShop(shopId, (trx) =>
      trx
        .selectFrom('ledger_entries')
        .select(['id', 'order_id', 'order_line_id', 'amount_minor', 'occurred_on', 'quality'])
        .where('shop_id', '=', shopId)
        .where('kind', '=', 'cogs')
        .orderBy('id')
        .execute(),
    );
  return { shopId, builder: ledgerBuilder(database, shopId), setPercent, addRule, days, entries };
}

const roundAway = (value: number) => Math.sign(value) * Math.round(Math.abs(value));

describe('the goods cost by a percentage', () => {
  test('is posted for each line and for what an order has as a whole, on the day of its entry', async () => {
    const { builder, setPercent, entries } = await newShop();
    const { id, lineIds } = await builder.addOrder({
      on: '2024-01-02',
      lines: [{ amount: 1000 }, { amount: 250 }],
      entries: [
        { kind: 'discount', amount: -100 },
        { kind: 'shipping_charged', amount: 500 },
        { kind: 'refund', amount: -250, on: '2024-01-05' },
      ],
    });
    expect(await setPercent(40)).toBe(true);
    expect(await entries()).toMatchObject(
      [
        { order_id: id, order_line_id: lineIds[0], amount_minor: '-400', occurred_on: '2024-01-02', quality: 'rule' },
        { order_id: id, order_line_id: lineIds[1], amount_minor: '-100', occurred_on: '2024-01-02' },
        { order_id: id, order_line_id: null, amount_minor: '40', occurred_on: '2024-01-02' },
        { order_id: id, order_line_id: null, amount_minor: '100', occurred_on: '2024-01-05' },
      ].map((entry) => expect.objectContaining(entry)),
    );
  });

  test('appends the difference when it changes, nothing when it does not, and takes itself back', async () => {
    const { shopId, builder, setPercent, entries, days } = await newShop();
    await builder.addOrder({ on: '2024-01-02', lines: [{ amount: 1000 }] });
    const cost = async () => (await days()).find(({ kind }) => kind === 'cogs')?.amount;
    await setPercent(40);
    await setPercent(45);
    expect((await entries()).map(({ amount_minor: amount }) => amount)).toEqual(['-400', '-50']);
    expect(await setPercent(45)).toBe(false);
    await database.forShop(shopId, (trx) => postGoodsCost(trx, shopId));
    expect(await entries()).toHaveLength(2);
    await setPercent(null);
    expect(await cost()).toBe(0);
    await setPercent(45);
    expect(await cost()).toBe(-450);
  });

  test('from a day on changes no day before it, and is not replaced by one percentage for all', async () => {
    const { builder, setPercent, addRule, days } = await newShop();
    for (const on of ['2024-01-02', '2024-01-03']) await builder.addOrder({ on, lines: [{ amount: 1000 }] });
    const byDay = async () => (await days()).filter(({ kind }) => kind === 'cogs').map(({ amount }) => amount);
    await setPercent(40);
    await addRule(50, '2024-01-03');
    expect(await byDay()).toEqual([-400, -500]);
    expect(await setPercent(30)).toBe(false);
    expect(await setPercent(null)).toBe(false);
    expect(await byDay()).toEqual([-400, -500]);
  });

  test('counts for nothing where the cost itself is known', async () => {
    const { builder, setPercent, entries } = await newShop();
    await builder.addOrder({
      on: '2024-01-02',
      lines: [{ amount: 1000, goodsCost: 300, goodsCostQuality: 'actual' }, { amount: 500 }],
    });
    await setPercent(40);
    expect((await entries()).map(({ amount_minor: amount }) => amount)).toEqual(['-300', '-200']);
  });

  test('is looked at again for the orders with new entries alone', async () => {
    const { shopId, builder, setPercent, entries } = await newShop();
    const first = await builder.addOrder({ on: '2024-01-02', lines: [{ amount: 1000 }] });
    await setPercent(40);
    const since = (await entries()).at(-1)?.id ?? null;
    const second = await builder.addOrder({ on: '2024-01-01', lines: [{ amount: 200 }] });
    await database.forShop(shopId, (trx) => postCostsSince(trx, shopId, since));
    expect((await entries()).map(({ order_id: order }) => order)).toEqual([first.id, second.id]);
  });

  const day = fc.integer({ min: 1, max: 9 }).map((date) => `2024-01-0${date}`);
  const thousandth = fc.integer({ min: 0, max: 100_000 });
  const orders = fc.array(
    fc.record({
      on: day,
      amounts: fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  );

  test('adds up to the percentages of the net sales: exactly from the first day on, within one minor unit otherwise', async () => {
    await fc.assert(
      fc.asyncProperty(orders, thousandth, thousandth, day, async (given, thousandths, later, from) => {
        const { builder, setPercent, addRule, days } = await newShop();
        const percent = thousandths / 1000;
        const half = Math.ceil(given.length / 2);
        const add = (some: typeof given) =>
          builder.addOrders(some.map(({ on, amounts }) => ({ on, lines: amounts.map((amount) => ({ amount })) })));
        await add(given.slice(0, half));
        await setPercent(33.333);
        await add(given.slice(half));
        await setPercent(percent);
        await addRule(later / 1000, from);
        const found = await days();
        const within = (kind: string, first: string, last: string) =>
          found.filter((row) => row.kind === kind && row.on >= first && row.on <= last);
        const exactly = (first: string, last: string) =>
          within('sale', first, last).reduce(
            (total, { on, amount }) => total + amount * (on >= from ? later : thousandths),
            0,
          ) / 100_000;
        const posted = (first: string, last: string) =>
          within('cogs', first, last).reduce((total, { amount }) => total + amount, 0);
        const all = [...new Set(found.map(({ on }) => on))];
        for (const last of all) {
          expect(posted('', last) + 0).toBe(-roundAway(exactly('', last)) + 0);
          for (const first of all) {
            expect(Math.abs(posted(first, last) + exactly(first, last))).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: propertyRuns(40) },
    );
  }, 60_000);
});
