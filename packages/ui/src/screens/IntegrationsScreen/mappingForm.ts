import {
  FIELDS_OF,
  FIELDS_WITHOUT_ITEMS,
  IMPORT_FIELDS,
  type ImportField,
  type ImportKind,
  isWithoutItems,
  neededFields,
} from '@adaos/domain';
import * as z from 'zod/mini';
import { parsePercent } from '../../product/GoodsCostDialog/parsePercent.ts';
import type { ColumnMapping, ImportFlow, ImportSettings, ReadyIntegrationsView } from './types.ts';

/** Parses an exchange rate as people type it, `4,9712`; null for any other text. */
export function parseRate(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  const value = /^\d{1,6}(?:\.\d{1,8})?$/.test(plain) ? Number(plain) : 0;
  return value > 0 ? value : null;
}

/** Whether the amounts of a file are in another currency than the shop's; only ad spend may be. */
export function needsRate(kind: ImportKind, shopCurrency: string | null, currency: string): boolean {
  return kind === 'ads' && shopCurrency !== null && currency !== '' && currency !== shopCurrency;
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
    })
    .check(({ value, issues }) => {
      for (const field of neededFields(kind, value.rows === 'orders')) {
        if (value.mapping[field] !== '') continue;
        issues.push({ code: 'custom', message: 'required', path: ['mapping', field], input: value });
      }
    })
    .check(({ value, issues }) => {
      if (!needsRate(kind, shopCurrency, value.currency) || parseRate(value.rate) !== null) return;
      issues.push({ code: 'custom', message: 'required', path: ['rate'], input: value });
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
  return {
    rows: isWithoutItems(preview.mapping) ? 'orders' : 'items',
    mapping: Object.fromEntries(IMPORT_FIELDS.map((field) => [field, preview.mapping[field] ?? ''])) as Record<
      ImportField,
      string
    >,
    currency: (kind === 'ads' ? (named ?? shop.currency) : (shop.currency ?? named)) ?? defaultCurrency,
    timezone: shop.timezone,
    goodsCost: shop.goodsCostPercent === null || shop.goodsRule !== null ? '' : writeNumber(shop.goodsCostPercent),
    rate: '',
    costsFrom: '',
  };
}

/** Checked values as an import takes them. */
export function toSettings(
  { rows, mapping, currency, timezone, goodsCost, rate, costsFrom }: MappingValues,
  kind: ImportKind,
  shopCurrency: string | null,
): ImportSettings {
  const exchange = needsRate(kind, shopCurrency, currency) ? parseRate(rate) : null;
  const held = fieldsFor(kind, rows)
    .filter((field) => mapping[field] !== '')
    .map((field) => [field, mapping[field]]);
  return {
    mapping: Object.fromEntries(held) as ColumnMapping,
    currency,
    timezone,
    goodsCostPercent: kind === 'orders' ? parsePercent(goodsCost) : null,
    ...(exchange !== null && { rate: exchange }),
    ...(kind === 'stock' && costsFrom !== '' && { costsFrom }),
  };
}
