import { FIRST_RULE_DAY } from '@adaos/domain';
import type { ProductCostRow, ProductRow } from './CostsView.ts';

/** How the cost of a product is known: for none of its sales, for a part, by product, by a rule; `unsold` has no sales to know it for. */
export type ProductState = 'missing' | 'partly' | 'known' | 'byRule' | 'unsold';

export function productState({ cost, sales, unknownSales }: ProductRow): ProductState {
  if (unknownSales > 0) return cost === null && unknownSales >= sales ? 'missing' : 'partly';
  if (cost !== null) return 'known';
  return sales > 0 ? 'byRule' : 'unsold';
}

export type UnitCostState = 'inForce' | 'later' | 'ended' | 'replaced' | 'withdrawn';

/**
 * Whether a cost of a product is valid on a day, `YYYY-MM-DD`.
 * @param costs all of the product, the latest day first, and of one day the newest.
 */
export function unitCostState(cost: ProductCostRow, costs: readonly ProductCostRow[], today: string): UnitCostState {
  if (cost.withdrawnAt !== null) return 'withdrawn';
  const valid = costs.filter(({ withdrawnAt }) => withdrawnAt === null);
  if (valid.find(({ from }) => from === cost.from)?.id !== cost.id) return 'replaced';
  if (cost.from > today) return 'later';
  return valid.find(({ from }) => from <= today)?.id === cost.id ? 'inForce' : 'ended';
}

/** The first day that is suggested for a new cost: the first sale while orders lack one, so that all have it; else today. */
export function suggestedDay({ cost, unknownSales, firstSale }: ProductRow, today: string): string {
  return cost === null || unknownSales > 0 ? (firstSale ?? FIRST_RULE_DAY) : today;
}

/** What a product is called. */
export const nameOf = ({ name, code }: Pick<ProductRow, 'name' | 'code'>): string => name ?? code;
