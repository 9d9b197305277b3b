import type { Readable } from 'node:stream';
import type { CustomerFileQuery } from '@adaos/api';
import type { Language, OrderKind } from '@adaos/domain';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import { csvOf } from '../files/csv.ts';
import { FILE_WORDS, titlesOf } from '../files/file-words.ts';
import { ORDER_FILE_TEXTS } from '../insights/order-file-texts.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { minorDigits, toMajor } from '../ledger/money.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { keyOf } from './customer.ts';
import { foundCustomers } from './list.ts';
import { pseudonymsOf } from './pseudonyms.ts';
import { type FoundCustomer, readScoring, toCustomer } from './scores.ts';

const LIST_COLUMNS = [
  'customer',
  'pseudonym',
  'segment',
  'firstOrder',
  'lastOrder',
  'orders',
  'netSales',
  'contribution',
] as const;

/** The customers who are asked for as a CSV file, with what the shop calls them. The admin log records it. */
export async function customersFile(
  { database, secret }: Services,
  actor: Actor,
  { language = 'en', ...query }: CustomerFileQuery,
): Promise<Readable> {
  const { shopId } = actor;
  const { segments } = FILE_WORDS[language];
  const lines = await database.forShop(shopId, async (trx) => {
    const { digits } = await readShopFacts(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    const scoring = await readScoring(trx, shopId, span?.to ?? '1900-01-01');
    const { rows } = await sql<FoundCustomer & { name: string | null }>`
      select f.*, o.customer as name from (${foundCustomers(scoring, query)}) as f
        left join orders o on o.shop_id = ${shopId} and o.id = f.first_order_id`.execute(trx);
    const pseudonym = pseudonymsOf(secret, shopId);
    const details = { customers: rows.length, segment: query.segment ?? null };
    await recordAudit(trx, actor, { action: 'customers_exported', details });
    return rows.map((row) => {
      const one = toCustomer(row, pseudonym, digits);
      const { segment, firstOn, lastOn, orders, netSales, contribution } = one;
      return [row.name, one.pseudonym, segments[segment], firstOn, lastOn, orders, netSales, contribution];
    });
  });
  return csvOf(titlesOf(LIST_COLUMNS, language), lines);
}

const DATA_COLUMNS = [
  'order',
  'kind',
  'placedAt',
  'customer',
  'country',
  'billingCountry',
  'shippingCountry',
  'paymentMethod',
  'status',
  'card',
  'code',
  'product',
  'quantity',
  'unitPrice',
  'amount',
  'currency',
] as const;

interface FoundLine {
  readonly external_id: string;
  readonly kind: OrderKind;
  readonly placed_at: Date;
  readonly customer: string;
  readonly country: string | null;
  readonly billing_country: string | null;
  readonly shipping_country: string | null;
  readonly payment_method: string | null;
  readonly status: string | null;
  readonly card_key: string | null;
  readonly sku: string | null;
  readonly name: string | null;
  readonly quantity: string | null;
  readonly unit_price: string | null;
  readonly amount: string | null;
  readonly currency: string;
}

/**
 * All that the shop has of one customer as a CSV file, a line for each line of their orders. The admin log records it.
 * @param id the number of one of their orders in the database.
 * @throws NotFoundError where there is none.
 */
export async function customerFile(
  { database, secret }: Services,
  actor: Actor,
  id: string,
  language: Language = 'en',
): Promise<Readable> {
  const { shopId } = actor;
  const lines = await database.forShop(shopId, async (trx) => {
    const key = await keyOf(trx, shopId, id);
    const { rows } = await sql<FoundLine>`
      select external_id, kind, placed_at, customer, country, billing_country, shipping_country, payment_method, status, card_key, sku,
        name, quantity, unit_price, amount_minor as amount, currency
      from orders o left join order_facts f on f.shop_id = ${shopId} and f.order_id = o.id
        left join order_lines l on l.shop_id = ${shopId} and l.order_id = o.id
      where o.shop_id = ${shopId} and o.customer_key = ${key} order by placed_at, o.id, l.id`.execute(trx);
    const target = pseudonymsOf(secret, shopId)(key);
    await recordAudit(trx, actor, { action: 'customer_exported', target });
    return rows.map((row) => [
      row.external_id,
      ORDER_FILE_TEXTS[language].kinds[row.kind],
      row.placed_at.toISOString(),
      row.customer,
      row.country,
      row.billing_country,
      row.shipping_country,
      row.payment_method,
      row.status,
      row.card_key,
      row.sku,
      row.name,
      row.quantity,
      row.unit_price,
      row.amount === null ? null : toMajor(BigInt(row.amount), minorDigits(row.currency)),
      row.currency,
    ]);
  });
  return csvOf(titlesOf(DATA_COLUMNS, language), lines);
}
