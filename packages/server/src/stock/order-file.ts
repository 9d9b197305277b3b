import type { Language, PurchaseOrder } from '@adaos/api';
import { DEFAULT_LANGUAGE, localeOf, minorDigits } from '@adaos/domain';
import { stringify } from 'csv-stringify/sync';
import { drawPdf } from '../pdf/draw.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import type { PrintedOrder } from './order-pdf.ts';
import { orderTexts } from './order-texts.ts';
import { getPurchaseOrder } from './purchase-orders.ts';

export interface OrderFile {
  readonly name: string;
  readonly content: Buffer | string;
}

const COLUMNS = [
  'Order',
  'Supplier',
  'Ordered on',
  'Expected on',
  'Code',
  'Product',
  'Units',
  'Unit cost',
  'Amount',
  'Currency',
];

/** The lines of an order: in UTF-8 with byte order mark; what would be a formula is text, by an apostrophe before it. */
export function orderCsv(order: PurchaseOrder): OrderFile {
  const { number, supplier, orderedOn, dueOn, currency, lines } = order;
  const digits = minorDigits(currency);
  const rows = lines.map(({ sku, product, units, unitCost }) => [
    number,
    supplier.name,
    orderedOn,
    dueOn,
    sku,
    product,
    units,
    unitCost,
    unitCost === null ? null : (units * unitCost).toFixed(digits),
    currency,
  ]);
  const content = stringify(rows, {
    bom: true,
    header: true,
    columns: COLUMNS,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return { name: `purchase-order-${number}.csv`, content };
}

/** The order in the words, numbers and dates of a language. */
export function printed(order: PurchaseOrder, shop: string, language: Language): PrintedOrder {
  const texts = orderTexts[language];
  const locale = localeOf(language);
  const { currency, number, state, supplier, orderedOn, dueOn, lines, cost, uncosted, note } = order;
  const units = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const money = (amount: number, most?: number) =>
    new Intl.NumberFormat(locale, {
      ...(currency !== null && { style: 'currency', currency }),
      ...(most !== undefined && { maximumFractionDigits: most }),
    }).format(amount);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (iso: string) => day.format(new Date(`${iso}T00:00:00Z`));
  return {
    language,
    title: texts.title.replace('{number}', String(number)),
    mark: state === 'draft' ? texts.draft : null,
    facts: [
      [texts.supplier, supplier.name],
      [texts.buyer, shop],
      ...(orderedOn === null ? [] : ([[texts.orderedOn, dayOf(orderedOn)]] as const)),
      ...(dueOn === null ? [] : ([[texts.dueOn, dayOf(dueOn)]] as const)),
    ],
    head: [texts.code, texts.product, texts.units, texts.unitCost, texts.amount],
    lines: lines.map((line) => [
      line.sku,
      line.product,
      units.format(line.units),
      line.unitCost === null ? '–' : money(line.unitCost, 4),
      line.unitCost === null ? '–' : money(line.units * line.unitCost),
    ]),
    total: [texts.total, money(cost)],
    hint: uncosted > 0 ? texts.uncosted : null,
    note: note === '' ? null : [texts.note, note],
    page: texts.page,
  };
}

const DRAWN_BY = new URL('order-pdf.ts', import.meta.url);

/** The order as a PDF in a language; left out, that of the account. It is drawn in a thread of its own. */
export async function orderPdf(
  services: Services,
  actor: Actor,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<OrderFile> {
  const order = await getPurchaseOrder(services, actor, id);
  const shop = await services.database.readShop(actor.shopId, (trx) =>
    trx.selectFrom('shops').select('name').where('shop_id', '=', actor.shopId).executeTakeFirstOrThrow(),
  );
  const content = await drawPdf(DRAWN_BY, printed(order, shop.name, language));
  return { name: `purchase-order-${order.number}.pdf`, content };
}
