import { queryDatabase } from '../load/people.ts';
import { hasEnded, type Owner } from './owner.ts';
import {
  adsFile,
  calledOffFile,
  LARGE_SHOP_CAMPAIGNS,
  LARGE_SHOP_DAYS,
  ordersFile,
  stockFile,
  unitCostsFile,
} from './large-shop-files.ts';

const SHOP = { currency: 'EUR', timezone: 'Europe/Bucharest' };
const IMPORT_LIMIT_MS = 3_600_000;

const jsonPost = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The costs of the shop other than its goods. */
const RULES = [
  { kind: 'shipping_cost', perOrder: 5.2 },
  { kind: 'shipping_cost', perOrder: 3.4, country: 'RO' },
  { kind: 'handling', perOrder: 0.35, perItem: 0.2 },
  { kind: 'payment_fee', perOrder: 0.25, percent: 1.4 },
  { kind: 'return_shipping_cost', perOrder: 4.1 },
  { kind: 'custom_cost', label: 'Rent', perMonth: 1_500 },
] as const;

const NO_AMOUNTS = { country: null, percent: null, perOrder: null, perItem: null, perMonth: null, once: null };

const RECOMPUTED_LIMIT_MS = 600_000;

/** Adds a rule, and waits until it is in all figures. */
export async function addRule(owner: Owner, rule: object): Promise<void> {
  const terms = { ...NO_AMOUNTS, label: null, from: LARGE_SHOP_DAYS.from, to: null, ...rule };
  await owner.call('/api/costs/rules', jsonPost(terms));
  await owner.recomputed(RECOMPUTED_LIMIT_MS);
}

/**
 * What a shop's own pages and platforms report of each order, which no file has: the campaigns that brought it, for every second one, of
 * every tenth of those two; its addresses and its card. Stock was counted 60 days before the last order.
 */
async function writeReports(dataDir: string): Promise<void> {
  await queryDatabase(
    dataDir,
    `insert into order_touches (shop_id, order_ref, position, campaign, source)
    select shop_id, external_id, touch + 1, 'Campaign ' || 1 + (id * 7 + touch * 11) % $1::int, ''
    from orders cross join generate_series(0, 1) touch where id % 2 = 0 and (touch = 0 or id % 20 = 0)`,
    [LARGE_SHOP_CAMPAIGNS],
  );
  await queryDatabase(
    dataDir,
    `insert into order_facts (shop_id, order_id, billing_country, shipping_country, card_key, return_reason)
    select shop_id, id, country, case when id % 97 = 0 then 'GB' else country end, md5(customer || (id % 41 = 0)::text),
      case when status like '%refunded' then (array['damaged', 'not_as_described', 'wrong_size'])[1 + id % 3] end
    from orders`,
    [],
  );
}

/**
 * Fills the shop of an owner as its own people would: orders, ads, stock and unit costs as files, the other costs as rules.
 * @param note is given each step with its seconds.
 */
export async function fillLargeShop(
  signedUp: Owner,
  dataDir: string,
  lines: number,
  note: (step: string, seconds: number) => void,
): Promise<void> {
  let owner = signedUp;
  const step = async (name: string, work: () => Promise<unknown>) => {
    owner = await owner.renewed(); // all steps take longer than a token lives
    const start = performance.now();
    await work();
    note(name, (performance.now() - start) / 1000);
  };
  const imported = async (file: Parameters<Owner['upload']>[0], query: Record<string, string>) => {
    const found = await owner.importWhen(await owner.upload(file, { ...SHOP, ...query }), hasEnded, IMPORT_LIMIT_MS);
    if (found.status !== 'done') throw new Error(JSON.stringify(found));
  };
  await step(`${lines} order lines`, () => imported(ordersFile(lines), { goodsCostPercent: '40' }));
  await step('called off', () => imported(calledOffFile(lines), {}));
  await step('reports', () => writeReports(dataDir));
  await step('ads', () => imported(adsFile(), { kind: 'ads' }));
  await step('stock', () => imported(stockFile(), { kind: 'stock' }));
  const earlier = `update stock_items set counted_at = $1::timestamptz - interval '60 days'`;
  await queryDatabase(dataDir, earlier, [LARGE_SHOP_DAYS.to]);
  await step('unit costs', () => imported(unitCostsFile(), { kind: 'costs' }));
  for (const rule of RULES) {
    const name = [rule.kind, 'country' in rule ? rule.country : ''].join(' ').trim();
    await step(`rule of ${name}`, () => addRule(owner, rule));
  }
}
