import {
  type AttributionModel,
  type ChannelDimension,
  CHANNEL_DIMENSIONS,
  LEDGER_KINDS,
  type ProductDimension,
  PRODUCT_DIMENSIONS,
} from '@adaos/domain';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { NO_TOTALS } from '../insights/read-totals.ts';
import type { OtherDimension, QueryPlan } from './plan-query.ts';
import { readChannelDimension } from './readers/channels.ts';
import { readCustomerTypes } from './readers/customer-type.ts';
import { readProductDimension } from './readers/products.ts';
import { type Span, timeSpans } from './readers/spans.ts';
import { readWhole, readWholeBy } from './readers/whole.ts';
import type { Cell, DimensionRow } from './types.ts';

/** A row of an answer before it is written. */
export interface FoundRow {
  readonly span: Span | null;
  readonly row: DimensionRow;
}

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);

function readDimension(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  whole: Cell,
  dimension: OtherDimension,
  model: AttributionModel,
): Promise<DimensionRow[]> {
  if (isOneOf<ProductDimension>(PRODUCT_DIMENSIONS, dimension))
    return readProductDimension(trx, shopId, period, whole, dimension);
  if (isOneOf<ChannelDimension>(CHANNEL_DIMENSIONS, dimension))
    return readChannelDimension(trx, shopId, period, { dimension, model });
  return readCustomerTypes(trx, shopId, period, whole);
}

type Money = 'net' | 'discount' | 'goods' | 'orderCosts' | 'contribution' | 'spend';
type Counted = 'orders' | 'units' | 'newCustomers';

/** Several rows of a dimension together. */
function fold(cells: readonly Cell[], whole: Cell): Cell {
  const money = (part: Money) => {
    const known = cells.flatMap(({ [part]: amount }) => (amount === undefined ? [] : [amount]));
    return known.length > 0 || cells.length === 0 ? { [part]: known.reduce((a, b) => a + b, 0n) } : {};
  };
  const count = (part: Counted) => {
    const known = cells.flatMap(({ [part]: number }) => (number === undefined ? [] : [number]));
    return known.length > 0 || cells.length === 0
      ? { [part]: Math.round(known.reduce((a, b) => a + b, 0) * 1_000) / 1_000 }
      : {};
  };
  return {
    ...money('net'),
    ...money('discount'),
    ...money('goods'),
    ...money('orderCosts'),
    ...money('contribution'),
    ...money('spend'),
    ...count('orders'),
    ...count('units'),
    ...count('newCustomers'),
    goodsKnown: whole.goodsKnown,
    spendKnown: whole.spendKnown,
    missing: LEDGER_KINDS.filter((kind) => cells.some(({ missing }) => missing.includes(kind))),
  };
}

/** What a plan asks for, in its period or in another: the rows, and what everything that matches comes to. */
export async function readPlan(
  trx: ShopTransaction,
  shopId: string,
  { needed, time, other, grouped, only }: QueryPlan,
  period: Period,
  model: AttributionModel,
): Promise<{ rows: FoundRow[]; total: Cell }> {
  const spans = time === null ? null : timeSpans(period, time);
  const whole = await readWhole(trx, shopId, period, needed);
  const byTime =
    time && spans
      ? await readWholeBy(trx, shopId, { period, by: time, spans }, needed, whole.totals ?? NO_TOTALS)
      : null;
  if (other === null) {
    const rows = (spans ?? []).flatMap((span): FoundRow[] => {
      const cell = byTime?.get(span.key);
      return cell ? [{ span, row: { value: null, name: null, opens: {}, cell } }] : [];
    });
    return { rows, total: whole };
  }
  const matching = (rows: readonly DimensionRow[]) => rows.filter(({ value }) => only === null || only.has(value));
  const all = matching(await readDimension(trx, shopId, period, whole, other, model));
  const total =
    only === null
      ? whole
      : fold(
          all.map(({ cell }) => cell),
          whole,
        );
  if (spans === null) return { rows: grouped ? all.map((row) => ({ span: null, row })) : [], total };
  const rows: FoundRow[] = [];
  for (const span of spans) {
    const of = byTime?.get(span.key) ?? whole;
    const found = matching(await readDimension(trx, shopId, span, of, other, model));
    if (grouped) rows.push(...found.map((row) => ({ span, row })));
    else
      rows.push({
        span,
        row: {
          value: null,
          name: null,
          opens: null,
          cell: fold(
            found.map(({ cell }) => cell),
            of,
          ),
        },
      });
  }
  return { rows, total };
}
