import type { ColumnMapping, PreviewCurrency } from '@adaos/api';
import type { Database } from '../db/database.ts';
import { loadRates, type ReferenceRates } from '../rates/reference-rates.ts';
import { currencyInTitle } from './formats.ts';

export interface PreviewedShop {
  /** Null until the first import settles it. */
  readonly currency: string | null;
  readonly rates: ReferenceRates;
}

export function previewedShop(database: Database, shopId: string): Promise<PreviewedShop> {
  return database.readShop(shopId, async (trx) => {
    const shop = await trx.selectFrom('shops').select('currency').where('shop_id', '=', shopId).executeTakeFirst();
    return { currency: shop?.currency ?? null, rates: await loadRates(trx) };
  });
}

/**
 * The currencies that the first lines name, with the orders (of ad spend the lines) in each, most first. Exports of platforms name it on an
 * order's first line alone.
 */
export function countCurrencies(
  rows: readonly (readonly string[])[],
  columns: readonly string[],
  mapping: ColumnMapping,
  { currency: shopCurrency, rates }: PreviewedShop,
): PreviewCurrency[] {
  const placeOf = (title: string | undefined) => (title === undefined ? -1 : columns.indexOf(title));
  const [at, orderAt] = [placeOf(mapping.currency), placeOf(mapping.orderId)];
  const named = currencyInTitle(mapping.spend ?? mapping.orderTotal ?? mapping.price) ?? '';
  const of = new Map<string, string>();
  rows.forEach((row, line) => {
    const key = (orderAt === -1 ? '' : (row[orderAt]?.trim() ?? '')) || String(line);
    const currency = (row[at]?.trim() ?? '').toUpperCase() || named;
    if (/^[A-Z]{3}$/.test(currency) && !of.has(key)) of.set(key, currency);
  });
  const counts = new Map<string, number>();
  for (const currency of of.values()) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return Array.from(counts, ([currency, count]) => ({
    currency,
    count,
    convertible: currency === shopCurrency || rates.knows(currency, shopCurrency ?? 'EUR'),
  })).toSorted((a, b) => b.count - a.count);
}
