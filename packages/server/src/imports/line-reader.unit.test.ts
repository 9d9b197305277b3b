import { describe, expect, test } from 'vitest';
import { AmountReader } from './amounts.ts';
import { DateReader } from './dates.ts';
import { fileFormat } from './file-format.ts';
import { Conversion } from './conversion.ts';
import { ReferenceRates } from '../rates/reference-rates.ts';
import { LineReader } from './line-reader.ts';

function readerOf(titles: string, { currency = 'EUR' } = {}): (cells: string) => ReturnType<LineReader['read']> {
  const columns = titles.split('|');
  const file = fileFormat({ delimiter: ',', columns, headRecords: 1, rows: [] }, null);
  const reader = new LineReader({
    file,
    amounts: new AmountReader('.'),
    dates: new DateReader('day first', 'UTC'),
    conversion: new Conversion({ shopCurrency: currency, currency, typed: null, rates: new ReferenceRates() }),
  });
  return (cells) => reader.read(cells.split('|'));
}

const PLAIN = 'Order|Date|Quantity|Price|SKU|Name|Currency|Status';
const line = (cells: string) => readerOf(PLAIN)(cells);
const code = (cells: string) => line(cells)?.rejection?.code;

describe('a plain line', () => {
  test('is read exactly', () => {
    expect(line(' 7 |2024-01-02 10:00|3|2.05|A-1| Lamp ||')).toEqual({
      line: {
        orderId: '7',
        date: { at: Date.UTC(2024, 0, 2, 10), day: '2024-01-02' },
        customer: null,
        country: null,
        paymentMethod: null,
        carrier: null,
        grams: null,
        parcels: null,
        discountCode: null,
        status: null,
        store: null,
        updatedAt: null,
        stage: null,
        item: {
          sku: 'A-1',
          name: 'Lamp',
          quantity: '3',
          unitPrice: '2.05',
          amount: 615n,
          discount: null,
          group: null,
          variantOf: null,
          refunded: false,
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
        amounts: null,
        currency: null,
      },
    });
  });

  test.each([
    ['|2024-01-02|1|1||||', 'order_missing'],
    [`${'9'.repeat(201)}|2024-01-02|1|1||||`, 'order_missing'],
    ['7|tomorrow|1|1||||', 'date_unreadable'],
    ['7||1|1||||', 'date_unreadable'],
    ['7|2024-01-02|two|1||||', 'quantity_unreadable'],
    ['7|2024-01-02||1||||', 'quantity_unreadable'],
    ['7|2024-01-02|1|free||||', 'price_unreadable'],
    ['7|2024-01-02|1|||||', 'price_unreadable'],
    ['7|2024-01-02|1000000|100000000||||', 'amount_too_large'],
    [`7|2024-01-02|1|${'9'.repeat(30)}||||`, 'amount_too_large'],
    ['7|2024-01-02|1|1|||USD|', 'no_exchange_rate'],
    ['7|2024-01-02|1|1|||euros|', 'currency_differs'],
    ['7|2024-01-02|1|$1.00|||EUR|', 'currency_differs'],
    ['7|2024-01-02|1|1', 'columns_count'],
    ['7|2024-01-02|1|1|||||more', 'columns_count'],
    ['7|2024-01-02|1|1||||Cancelled', 'order_cancelled'],
    ['7|2024-01-02|1|1||||Anulată', 'order_cancelled'],
  ])('%s is rejected as %s', (cells, expected) => {
    expect(code(cells)).toBe(expected);
  });

  test('the reason names what could not be read', () => {
    expect(line('7|2024-01-02|two|1||||')?.rejection?.reason).toBe('The quantity "two" can\'t be read.');
    expect(line('7|2024-01-02||1||||')?.rejection?.reason).toBe('The quantity is missing.');
  });

  test('empty cells at the end are no columns, and a line without any text is none', () => {
    expect(code('7|2024-01-02|1|1||||||')).toBeUndefined();
    expect(line('||||||||')).toBeNull();
  });

  test('its own currency and a waiting order are fine', () => {
    expect(code('7|2024-01-02|1|1|||eur|pending')).toBeUndefined();
  });

  const key = (cells: string) => line(cells)?.line?.item?.key;

  test('its key is its content: not the way numbers are written, not its time, not its name beside a code', () => {
    const same = key('7|2024-01-02|1|2.50|A|Lamp||');
    expect(key('7|2024-01-03 09:00|1.0|2.5|A|Lamp (new)||')).toBe(same);
    for (const other of [
      '7|2024-01-02|2|2.50|A|Lamp||',
      '7|2024-01-02|1|2.51|A|Lamp||',
      '7|2024-01-02|1|2.50|B|Lamp||',
    ]) {
      expect(key(other)).not.toBe(same);
    }
    expect(key('7|2024-01-02|1|2.50||Lamp||')).not.toBe(key('7|2024-01-02|1|2.50||Shade||'));
  });

  test('amounts are whole minor units of the currency', () => {
    const yen = readerOf(PLAIN, { currency: 'JPY' });
    expect(yen('7|2024-01-02|3|0.5||||')?.line?.item?.amount).toBe(2n);
    expect(line('7|2024-01-02|-1|0.005||||')?.line?.item?.amount).toBe(-1n);
  });

  test('without a price, the total of the line gives it', () => {
    const read = readerOf('Order|Date|Quantity|Price|Line total');
    expect(read('7|2024-01-02|3||10')?.line?.item).toMatchObject({ amount: 1000n, unitPrice: '3.3333' });
    expect(read('7|2024-01-02|3|2|10')?.line?.item).toMatchObject({ amount: 600n, unitPrice: '2' });
  });
});

describe('a line of Shopify', () => {
  const titles =
    'Name|Created at|Lineitem quantity|Lineitem price|Lineitem name|Financial Status|Cancelled at|Total|Taxes|Refunded Amount';

  test('takes over from the order’s first line what is only there', () => {
    const read = readerOf(titles);
    read('#1|2024-01-02 10:00:00 +0000|1|5.00|Lamp|paid||10.00|0.00|0.00');
    expect(read('#1||2|2.50|Shade|||||')?.line).toMatchObject({
      orderId: '#1',
      date: { day: '2024-01-02' },
      status: 'paid',
      amounts: null,
    });
    expect(read('#2||2|2.50|Shade|||||')?.rejection?.code).toBe('date_unreadable');
  });

  test.each([
    ['pending', '', undefined],
    ['authorized', '', undefined],
    ['paid', '2024-01-03', undefined],
    ['refunded', '2024-01-03', undefined],
    ['pending', '2024-01-03', 'order_cancelled'],
    ['voided', '', 'order_cancelled'],
    ['expired', '', 'order_cancelled'],
  ])('of an order that is %s, called off "%s"', (status, cancelled, expected) => {
    const read = readerOf(titles);
    expect(read(`#1|2024-01-02|1|5.00|Lamp|${status}|${cancelled}|5.00||`)?.rejection?.code).toBe(expected);
    expect(read('#1||1|5.00|Shade|||||')?.rejection?.code).toBe(expected);
  });

  test('may describe the order alone', () => {
    expect(readerOf(titles)('#1|2024-01-02||||paid||10.00|1.00|')?.line).toMatchObject({
      item: null,
      amounts: { total: 1000n, tax: 100n },
    });
  });

  test('of an order refunded whole without an amount gives it the total', () => {
    expect(readerOf(titles)('#1|2024-01-02|1|5|Lamp|refunded||5.00||')?.line?.amounts?.refunded).toBe(500n);
  });

  test('keeps its key when the quantity changes', () => {
    const read = readerOf(titles);
    const key = (cells: string) => read(cells)?.line?.item?.key;
    expect(key('#1|2024-01-02|1|5|Lamp|paid||5||')).toBe(key('#1|2024-01-02|2|5|Lamp|paid||5||'));
  });

  test('with an amount that can’t be read is rejected', () => {
    expect(readerOf(titles)('#1|2024-01-02|1|5|Lamp|paid||n/a||')?.rejection?.code).toBe('amount_unreadable');
  });
});

test('an order of WooCommerce that waits for its payment is no sale', () => {
  const read = readerOf('order_number|date|status|item_price|item_quantity|item_name|order_total');
  expect(read('7|2024-01-02|wc-pending|5|1|Lamp|5')?.rejection?.code).toBe('order_cancelled');
  expect(read('8|2024-01-02|on-hold|5|1|Lamp|5')?.rejection).toBeUndefined();
  expect(read('9|2024-01-02|wc-completed|5|1|Lamp|5')?.rejection).toBeUndefined();
});
