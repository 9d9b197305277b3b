import type { SupplierRow } from './StockView.ts';

/** Each supplier's units in stock, the most first. */
export function stockBySupplier(rows: readonly SupplierRow[]): { name: string; stock: number }[] {
  const units = new Map<string, number>();
  for (const { name, stock } of rows) units.set(name, (units.get(name) ?? 0) + stock);
  return [...units].map(([name, stock]) => ({ name, stock })).toSorted((a, b) => b.stock - a.stock);
}
