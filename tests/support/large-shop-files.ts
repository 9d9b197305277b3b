// The files of a shop of any size, always the same: a consumer shop over 24 months, as Shopify and its ad platforms export it.
import { Readable } from 'node:stream';

/** The first and the last day of the orders. */
export const LARGE_SHOP_DAYS = { from: '2024-11-01', to: '2026-10-31', days: 730 } as const;
const LARGE_SHOP_PRODUCTS = 20_000;
/** Of all orders, those by somebody who has not ordered before: 200,000 customers of 345,000 orders. */
const FIRST_ORDERS = 0.58;
const LINES_PER_ORDER = [1, 1, 2, 2, 2, 3, 3, 4, 5, 6] as const;
const COUNTRIES = ['RO', 'RO', 'RO', 'RO', 'RO', 'RO', 'DE', 'DE', 'HU', 'BG', 'FR', 'ES', 'PT', 'IT'] as const;
export const LARGE_SHOP_CAMPAIGNS = 30;
const CALLED_OFF_FROM = 0.98;
const PIECE_LENGTH = 64 * 1024;

/** mulberry32: numbers from 0 to 1, always the same ones. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DAY_MS = 86_400_000;
const FIRST_MS = Date.parse(`${LARGE_SHOP_DAYS.from}T00:00:00Z`);
const dayAt = (index: number) => new Date(FIRST_MS + index * DAY_MS).toISOString().slice(0, 10);
const cents = (amount: number) => (amount / 100).toFixed(2);

const skuOf = (product: number) => `SKU-${String(product).padStart(4, '0')}`;
const nameOf = (product: number) => `Product ${product}`;
const priceOf = (product: number) => 490 + ((product * 7919) % 9_500);
/** Some products are sold far more often than others. */
const chosen = (random: () => number) => Math.floor(random() ** 3 * LARGE_SHOP_PRODUCTS);

function fileOf(rows: Iterable<string>): Readable {
  function* pieces() {
    let piece = '';
    for (const row of rows) {
      piece += `${row}\n`;
      if (piece.length < PIECE_LENGTH) continue;
      yield Buffer.from(piece);
      piece = '';
    }
    yield Buffer.from(piece);
  }
  return Readable.from(pieces());
}

function* orderRows(lines: number, calledOff = false): Generator<string> {
  yield (
    'Name,Email,Financial Status,Created at,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Refunded Amount,' +
    'Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Country'
  );
  const random = numbers(1);
  let written = 0;
  let customers = 0;
  for (let number = 1; written < lines; number += 1) {
    const count = Math.min(LINES_PER_ORDER[Math.floor(random() * LINES_PER_ORDER.length)] ?? 1, lines - written);
    const day = dayAt(Math.floor((written / lines) * LARGE_SHOP_DAYS.days));
    const seconds = Math.floor(random() * 86_400);
    const time = new Date(seconds * 1000).toISOString().slice(11, 19);
    const again = Math.floor(random() ** 2 * customers);
    const customer = customers === 0 || random() < FIRST_ORDERS ? customers++ : again;
    const items = Array.from({ length: count }, () => {
      return { product: chosen(random), quantity: 1 + Math.floor(random() ** 3 * 4) };
    });
    const goods = items.reduce((sum, { product, quantity }) => sum + priceOf(product) * quantity, 0);
    const discount = random() < 0.12 ? Math.floor(goods / 10) : 0;
    const shipping = goods > 8_000 ? 0 : 490;
    const total = goods - discount + shipping;
    const tax = Math.floor(((goods - discount) * 19) / 119);
    const fate = random();
    const status = calledOff ? 'voided' : fate < 0.035 ? 'refunded' : fate < 0.055 ? 'partially_refunded' : 'paid';
    const refunded = status === 'refunded' ? total : status === 'partially_refunded' ? Math.floor(goods / 2) : 0;
    const country = COUNTRIES[customer % COUNTRIES.length];
    const order =
      `c${customer}@shop.example,${status},${day} ${time} +0000,EUR,${cents(goods - discount)},${cents(shipping)},` +
      `${cents(tax)},${cents(total)},${cents(discount)},${cents(refunded)}`;
    written += count;
    if (calledOff && fate < CALLED_OFF_FROM) continue;
    for (const [index, { product, quantity }] of items.entries()) {
      // As Shopify writes it: what is of the whole order is in its first line.
      const whole = index === 0 ? order : `c${customer}@shop.example,,${day} ${time} +0000,,,,,,,`;
      const billed = index === 0 ? country : '';
      yield `#${number},${whole},${quantity},${nameOf(product)},${cents(priceOf(product))},${skuOf(product)},${billed}`;
    }
  }
}

/** Orders spread evenly over the days: about 2.9 lines each, a twentieth given back whole or in part. */
export const ordersFile = (lines: number): Readable => fileOf(orderRows(lines));

/** The same export later, of the orders alone that were called off since: a fiftieth. */
export const calledOffFile = (lines: number): Readable => fileOf(orderRows(lines, true));

const campaignName = (campaign: number) => `Campaign ${campaign}`;

function* adRows(): Generator<string> {
  yield 'Platform,Campaign ID,Campaign,Status,Daily budget,Date,Spend,Impressions,Clicks,Invalid clicks,Conversions,Currency';
  const random = numbers(2);
  for (let campaign = 1; campaign <= LARGE_SHOP_CAMPAIGNS; campaign += 1) {
    const platform = campaign % 2 ? 'Google Ads' : 'Meta Ads';
    for (let day = 0; day < LARGE_SHOP_DAYS.days; day += 1) {
      const spend = 2_000 + Math.floor(random() * 9_000);
      const clicks = Math.floor(spend / 45);
      yield (
        `${platform},${campaign},${campaignName(campaign)},active,90.00,${dayAt(day)},${cents(spend)},${clicks * 31},` +
        `${clicks},${Math.floor(clicks * random() * 0.1)},${Math.floor(clicks / 30)},EUR`
      );
    }
  }
}

/** What each campaign has spent on each day. */
export const adsFile = (): Readable => fileOf(adRows());

function* stockRows(): Generator<string> {
  yield 'SKU,Stock,Name,Supplier,Lead time,Currency';
  for (let product = 0; product < LARGE_SHOP_PRODUCTS; product += 1) {
    yield `${skuOf(product)},${400 + ((product * 31) % 900)},${nameOf(product)},Supplier ${product % 40},${4 + (product % 11)},EUR`;
  }
}

/** The stock of every product. */
export const stockFile = (): Readable => fileOf(stockRows());

function* costRows(): Generator<string> {
  yield 'SKU,Unit cost,From,Currency';
  for (let product = 0; product < LARGE_SHOP_PRODUCTS; product += 5) {
    yield `${skuOf(product)},${cents(Math.floor(priceOf(product) * 0.42))},${dayAt(200)},EUR`;
  }
}

/** Unit costs of every fifth product, from a day in the middle on. */
export const unitCostsFile = (): Readable => fileOf(costRows());
