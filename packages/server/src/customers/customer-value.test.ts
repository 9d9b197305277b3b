// What a customer is worth in twelve months, and its back-test, against what is worked out customer by customer from the raw rows of a shop
// of 27 months.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customersIn, type RawCustomer } from '../testing/raw-customers.ts';
import { major, readRawShop } from '../testing/raw-shop.ts';
import { createImportApp, importNow, table } from '../testing/imports.ts';
import type { TestApp, TestShop } from '../testing/app.ts';
import { getCustomers } from './customers.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await createImportApp();
  shop = await app.createShop({ currency: null });
  await importNow(app, shop, history(), { currency: 'EUR', timezone: 'UTC', goodsCostPercent: 43 });
});
afterAll(() => app.close());

const MONTHS = Array.from({ length: 27 }, (_, month) => {
  const year = 2024 + Math.floor(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
});
const [FIRST, LAST] = [MONTHS[0] ?? '', MONTHS.at(-1) ?? ''];

/** Customers who come in every month and order again or not, by a fixed seed; some orders came back, some were called off. */
function history(): string {
  let state = 7;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const rows: string[] = [];
  const add = (customer: string, month: string) => {
    const chance = random();
    const status = chance < 0.06 ? 'refunded' : chance < 0.1 ? 'cancelled' : 'paid';
    const [day, price] = [1 + Math.floor(random() * 28), (5 + random() * 90).toFixed(2)];
    rows.push(`${rows.length + 1},${month}-${String(day).padStart(2, '0')},${customer},A,1,${price},${status}`);
  };
  for (const [at, month] of MONTHS.entries()) {
    for (let one = 0; one < 2 + (at % 4); one += 1) {
      const customer = `c${at}-${one}@shop.example`;
      add(customer, month);
      for (const later of MONTHS.slice(at + 1)) if (random() < 0.22) add(customer, later);
    }
  }
  return table('Order,Date,Customer email,SKU,Quantity,Price,Status', ...rows);
}

const monthOf = (day: string) => MONTHS.indexOf(day.slice(0, 7));
const firstOf = ({ orders }: RawCustomer) => monthOf(orders[0]?.on ?? '');
/** What a customer brought in the month so many months after the first order's; what came before it belongs to its own. */
const broughtIn = (customer: RawCustomer, age: number) =>
  customer.entries
    .filter(({ on }) => Math.max(0, monthOf(on) - firstOf(customer)) === age)
    .reduce((sum, { amount }) => sum + amount, 0);

/** The mean of what the customers brought at an age whose month was over at the end of another. */
function meanAt(customers: readonly RawCustomer[], age: number, known: number): number {
  const reached = customers.filter((customer) => firstOf(customer) + age <= known);
  return reached.reduce((sum, customer) => sum + broughtIn(customer, age), 0) / reached.length;
}

const AGES = Array.from({ length: 12 }, (_, age) => age);

test('the value of a customer in twelve months is that of the raw rows, and so is each prediction of the back-test', async () => {
  const customers = customersIn(await readRawShop(app.services.database, shop.shopId));
  const known = MONTHS.length - 1;
  const query = { from: `${FIRST}-01`, to: `${LAST}-31` };
  const answer = await getCustomers(app.services.database, shop.shopId, query, Date.parse('2026-04-10'));

  const expected = AGES.reduce((sum, age) => sum + meanAt(customers, age, known), 0);
  expect(answer.value?.predicted).toBeCloseTo(expected / 100, 2);

  // The cohorts of which, when their first month ended, another was a year old, and whose own year is over.
  const tested = MONTHS.flatMap((month, cohort) => {
    const own = customers.filter((customer) => firstOf(customer) === cohort);
    const brought = (ages: readonly number[]) =>
      ages.reduce((sum, age) => sum + own.reduce((all, one) => all + broughtIn(one, age), 0), 0) / own.length;
    const rest = AGES.slice(1).reduce((sum, age) => sum + meanAt(customers, age, cohort), 0);
    const isTested = own.length > 0 && cohort >= 11 && cohort + 11 <= known;
    return isTested ? [{ month, size: own.length, predicted: brought([0]) + rest, actual: brought(AGES) }] : [];
  });
  expect(tested.length).toBeGreaterThan(3);
  expect(answer.value?.tests).toEqual(
    tested.map(({ month, size, predicted, actual }) => ({
      month,
      customers: size,
      predicted: major(Math.round(predicted)),
      actual: major(Math.round(actual)),
    })),
  );
  const wrong = tested.reduce((sum, { size, predicted, actual }) => sum + size * Math.abs(predicted - actual), 0);
  const happened = tested.reduce((sum, { size, actual }) => sum + size * actual, 0);
  expect(answer.value?.error).toBeCloseTo((100 * wrong) / happened, 1);
});
