import { type Figure, type LedgerKind, NET_SALES_KINDS } from '@adaos/domain';
import type { FigurePart } from '../../product/figures/figures.ts';

/** What makes up net sales: the first sum of every formula. */
const NET_SALES: readonly LedgerKind[] = NET_SALES_KINDS;

const ORDER: readonly LedgerKind[] = [
  ...NET_SALES,
  'shipping_charged',
  'tip',
  'cogs',
  'shipping_cost',
  'return_shipping_cost',
  'handling',
  'payment_fee',
  'platform_fee',
  'dispute',
  'dispute_fee',
  'custom_cost',
  'ad_spend',
];

export interface FormulaRow extends FigurePart {
  row: 'part';
}

/** A subtotal. */
export interface SubtotalRow {
  row: 'subtotal';
  subtotal: 'netSales' | 'contribution';
  /** Major units; null when one of its parts is not known. */
  amount: number | null;
}

const sumOf = (parts: readonly FigurePart[]) =>
  Math.round(parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0) * 100) / 100;

/**
 * A figure's parts in the order of its formula, with the subtotals: net sales for the net profit, and
 * the contribution before ads for the return on them.
 */
export function formulaRows(figure: Figure, parts: readonly FigurePart[]): (FormulaRow | SubtotalRow)[] {
  const sorted = parts.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const rows = (some: readonly FigurePart[]): FormulaRow[] => some.map((part) => ({ row: 'part', ...part }));
  if (figure === 'netSales' || figure === 'adSpend') return rows(sorted);
  const sales = sorted.filter(({ kind }) => NET_SALES.includes(kind));
  const costs = sorted.filter(({ kind }) => !NET_SALES.includes(kind) && kind !== 'ad_spend');
  const ads = sorted.filter(({ kind }) => kind === 'ad_spend');
  const goodsKnown = costs.every(({ kind, amount }) => kind !== 'cogs' || amount !== null);
  const netSales: SubtotalRow[] =
    sales.length > 1 ? [{ row: 'subtotal', subtotal: 'netSales', amount: sumOf(sales) }] : [];
  const contribution: SubtotalRow[] =
    figure === 'roi'
      ? [{ row: 'subtotal', subtotal: 'contribution', amount: goodsKnown ? sumOf([...sales, ...costs]) : null }]
      : [];
  return [...rows(sales), ...netSales, ...rows(costs), ...contribution, ...rows(ads)];
}
