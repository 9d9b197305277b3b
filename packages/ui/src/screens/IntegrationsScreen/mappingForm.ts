import {
  FIELDS_OF,
  FIELDS_WITHOUT_ITEMS,
  IMPORT_FIELDS,
  type ImportField,
  type ImportFormat,
  type ImportKind,
  isWithoutItems,
  neededFields,
} from '@adaos/domain';
import * as z from 'zod/mini';
import { parsePercent } from '../../product/GoodsCostDialog/parsePercent.ts';
import type { ColumnMapping, ImportFlow, ImportSettings, PricesTax, ReadyIntegrationsView } from './types.ts';

/** Parses an exchange rate as people type it, `4,9712`; null for any other text. */
export function parseRate(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  const value = /^\d{1,6}(?:\.\d{1,8})?$/.test(plain) ? Number(plain) : 0;
  return value > 0 ? value : null;
}

/** Whether a rate can be typed with a file: its amounts are converted, and its currency is not the shop's. */
export function takesRate(kind: ImportKind, shopCurrency: string | null, currency: string): boolean {
  return (kind === 'ads' || kind === 'orders') && shopCurrency !== null && currency !== '' && currency !== shopCurrency;
}

// As titles say it in the product's languages; of the prices without VAT.
const WITHOUT_VAT = /\b(?:net|excl|ex|f[ăa]r[ăa]|ht|hors|sin|sem)\b/i;

/** Whether prices have VAT in them, by their title; those for customers mostly have. */
const taxByTitle = (title: string | undefined): PricesTax => (WITHOUT_VAT.test(title ?? '') ? 'added' : 'inside');

/** Whether the file has the VAT of its orders, and no total that shows whether it is in the prices. */
export function needsTax(
  kind: ImportKind,
  format: ImportFormat,
  { rows, mapping }: Pick<MappingValues, 'rows' | 'mapping'>,
): boolean {
  const isPlain = kind === 'orders' && rows === 'items' && format !== 'shopify' && format !== 'woocommerce';
  return isPlain && mapping.orderTax !== '' && mapping.orderTotal === '';
}

/** What one row of a file of orders is; of other files it says nothing. */
export type FileRows = 'items' | 'orders';

/** What the columns of a file can mean, those needed first. */
export function fieldsFor(kind: ImportKind, rows: FileRows): readonly ImportField[] {
  return kind === 'orders' && rows === 'orders' ? FIELDS_WITHOUT_ITEMS : FIELDS_OF[kind];
}

/** The form's checks. A field without a column is an empty text. */
export function mappingSchema(kind: ImportKind, shopCurrency: string | null) {
  return z
    .object({
      rows: z.enum(['items', 'orders']),
      mapping: z.record(z.enum(IMPORT_FIELDS), z.string()),
      currency: z.string().check(z.minLength(1, 'required')),
      timezone: z.string().check(z.minLength(1, 'required')),
      goodsCost: z.string().check(z.refine((text) => text.trim() === '' || parsePercent(text) !== null, 'range')),
      rate: z.string(),
      costsFrom: z.string(),
      tax: z.enum(['inside', 'added']),
    })
    .check(({ value, issues }) => {
      for (const field of neededFields(kind, value.rows === 'orders')) {
        if (value.mapping[field] !== '') continue;
        issues.push({ code: 'custom', message: 'required', path: ['mapping', field], input: value });
      }
    })
    .check(({ value, issues }) => {
      const none = value.rate.trim() === '' || !takesRate(kind, shopCurrency, value.currency);
      if (none || parseRate(value.rate) !== null) return;
      issues.push({ code: 'custom', message: 'number', path: ['rate'], input: value });
    });
}

export type MappingValues = z.infer<ReturnType<typeof mappingSchema>>;

/** The percentages that a goods cost may have. */
export const GOODS_COST_RANGE = { min: 0, max: 100 } as const;

/**
 * The initial values of the form: what was recognised, the shop's own settings, and the file's currency.
 * @param writeNumber writes a percentage as the user would type it.
 */
export function initialValues(
  { preview, kind = 'orders' }: Extract<ImportFlow, { step: 'map' }>,
  { shop, defaultCurrency, currencies }: ReadyIntegrationsView,
  writeNumber: (value: number) => string,
): MappingValues {
  const named = preview.currency !== null && currencies.includes(preview.currency) ? preview.currency : null;
  const only = (preview.currencies?.length ?? 0) > 1 || !(kind === 'ads' || kind === 'orders') ? null : named;
  return {
    rows: isWithoutItems(preview.mapping) ? 'orders' : 'items',
    mapping: Object.fromEntries(IMPORT_FIELDS.map((field) => [field, preview.mapping[field] ?? ''])) as Record<
      ImportField,
      string
    >,
    currency: only ?? shop.currency ?? named ?? defaultCurrency,
    timezone: shop.timezone,
    goodsCost: shop.goodsCostPercent === null || shop.goodsRule !== null ? '' : writeNumber(shop.goodsCostPercent),
    rate: '',
    costsFrom: '',
    tax: taxByTitle(preview.mapping.price ?? preview.mapping.lineTotal),
  };
}

/** Checked values as an import takes them. */
export function toSettings(
  { rows, mapping, currency, timezone, goodsCost, rate, costsFrom, tax }: MappingValues,
  kind: ImportKind,
  shopCurrency: string | null,
  format: ImportFormat,
): ImportSettings {
  const exchange = takesRate(kind, shopCurrency, currency) ? parseRate(rate) : null;
  const held = fieldsFor(kind, rows)
    .filter((field) => mapping[field] !== '')
    .map((field) => [field, mapping[field]]);
  return {
    mapping: Object.fromEntries(held) as ColumnMapping,
    currency,
    timezone,
    goodsCostPercent: kind === 'orders' ? parsePercent(goodsCost) : null,
    ...(exchange !== null && { rate: exchange }),
    ...(needsTax(kind, format, { rows, mapping }) && { tax }),
    ...(kind === 'stock' && costsFrom !== '' && { costsFrom }),
  };
}
